/** How a game ended, in words: by how much, how long it took, and which moments to see again. */
import { listed } from '../boardkit/names';
import type { Say } from '../games/contract';
import type { Highlight, Outcome, SeatInfo } from '../generated/wire';
import { currentLanguage, t } from '../i18n';

export interface Ending {
  scores: readonly number[];
  winners: readonly number[];
  /** The seats that win together; null where each plays for itself. */
  teams: readonly (readonly number[])[] | null;
  seats: readonly SeatInfo[];
  names: readonly string[];
}

/** A change of the score in the game's own words: "+3 points", "−1 duck". */
export function changeInWords(change: number, say: Say, amount = signed(change)): string {
  return say.has?.('standing-change')
    ? say('standing-change', { count: Math.abs(change), amount })
    : amount;
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** Why the winners have won. */
export function reason({ scores, winners, teams, seats, names }: Ending, say: Say): string {
  const first = winners[0];
  if (first === undefined) return '';
  const side = teams?.find((team) => team.includes(first)) ?? winners;
  const others = seats.map((_, place) => place).filter((place) => !side.includes(place));
  if (others.length > 0 && others.every((place) => seats[place]?.resigned))
    return t('won-others-resigned');
  const name = listed(
    winners.map((winner) => names[winner] ?? ''),
    currentLanguage(),
  );
  const best = Math.max(...others.map((place) => scores[place] ?? 0));
  const lead = (scores[first] ?? 0) - best;
  const together = teams?.some((team) => winners.every((winner) => team.includes(winner))) ?? false;
  if (winners.length > 1 && !together) return t('won-shared');
  if (others.length === 0) return '';
  if (lead > 0) return t('won-ahead', { name, amount: changeInWords(lead, say, String(lead)) });
  // Whoever has more and has given up cannot win.
  const leaders = others.filter((place) => (scores[place] ?? 0) === best);
  return t(
    leaders.every((place) => seats[place]?.resigned) ? 'won-leader-resigned' : 'won-tie-break',
  );
}

/** For whom a bot has played to the end, other than those who have given up. */
export function stoodIn({ stood_in, resigned }: Outcome, names: readonly string[]): string {
  const away = stood_in.filter((seat) => !resigned.includes(seat));
  if (away.length === 0) return '';
  return t('bot-stood-in', {
    names: listed(
      away.map((seat) => names[seat] ?? ''),
      currentLanguage(),
    ),
    count: away.length,
  });
}

/** How long it took: seconds, minutes, or hours and minutes. */
export function durationInWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return t('took-seconds', { seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('took-minutes', { minutes });
  return t('took-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The name of a source of points, in the game's words. */
export function sourceInWords(source: string, say: Say): string {
  const id = `source-${source}`;
  return say.has?.(id) ? say(id) : t(source === 'start' ? 'source-start' : 'source-other');
}

const BEFORE_MS = 3000;

/** Where the replay shows a moment: just before it, through these eyes. */
export function momentAddress(
  table: string,
  { first, at }: Highlight,
  timed: boolean,
  seat: number | null,
): string {
  const when = timed ? `time=${Math.max(0, at - BEFORE_MS)}` : `at=${first - 1}`;
  return `/replay/${table}?${when}${seat === null ? '' : `&seat=${seat}`}`;
}
