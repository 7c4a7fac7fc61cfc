/** How strong the bots are: what the server has measured, and what it means for a table of so many players. */
import { json } from '../api';
import type { Level } from '../boardkit/names';
import { levelName } from '../boardkit/names';
import type { Say } from '../games/contract';
import type { GameRatings, LevelRating } from '../generated/wire';
import { currentLanguage, knows, t } from '../i18n';

/** The level with which all others are compared. */
export const RIVAL: Level = 'quick';

let loaded = $state.raw<Readonly<Record<string, GameRatings>>>({});
/** What has been asked for; nothing on the page depends on it. */
const asked: Record<string, true> = {};

/** Fetches the ratings of a game, unless they are here or on their way. */
export async function fetchRatings(game: string): Promise<void> {
  if (game in asked) return;
  asked[game] = true;
  try {
    const found = await json<Partial<GameRatings>>(`/api/ratings/${encodeURIComponent(game)}`);
    loaded = { ...loaded, [game]: { tables: found.tables ?? [] } };
  } catch {
    // A table can be set up without them, and the next page asks again.
    Reflect.deleteProperty(asked, game);
  }
}

/** The ratings at a table of so many players; undefined until they are here, nothing where nobody has measured. */
export function ratingsOf(game: string, seats: number): readonly LevelRating[] | undefined {
  const found = loaded[game];
  return found && (found.tables.find((table) => table.seats === seats)?.levels ?? []);
}

/** How many of 100 games one bot of this rating wins, if all the others are of the level it is compared with. */
export function winsOf(rating: number, seats: number): number {
  const strength = 10 ** (rating / 400);
  return Math.round((100 * strength) / (strength + seats - 1));
}

/** A rating with its sign: +64, −120, 0. */
export function signed(rating: number): string {
  return new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero' })
    .format(rating)
    .replace('-', '−');
}

/** A level and how strong it is, in words; a bot that the administrator has added has only its name. */
export function levelInWords(level: Level): string {
  const id = `strength-${level}`;
  return knows(id)
    ? t('bot-strength', { level: levelName(level), strength: t(id) })
    : levelName(level);
}

/** One sentence on how a bot plays: in this game, or else in any. */
export function playsInWords(level: Level, say: Say): string {
  const id = `plays-${level}`;
  return (say.has?.(id) ?? knows(id)) ? say(id) : t('bot-own');
}

/** What was measured of a level, in a few words; empty until that is known. */
export function ratingInWords(level: Level, game: string, seats: number): string {
  const ratings = ratingsOf(game, seats);
  if (!ratings) return '';
  const one = ratings.find((rating) => rating.level === level);
  return one
    ? t('bot-rating.said', { rating: signed(one.rating) })
    : t('bot-unmeasured', { seats });
}
