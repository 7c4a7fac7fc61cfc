/** Finished games in words: when, for how long, and who came where. */
import { levelName } from '../boardkit/names';
import type { PastGame } from '../generated/wire';
import { currentLanguage, t } from '../i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Standing {
  seat: number;
  name: string;
  place: number | null;
  score: number | null;
}

/** The seats of a game, the winners first. */
export function standings(game: PastGame): Standing[] {
  return game.seats
    .map(({ name, level, place, score }, seat) => ({
      seat,
      name: name ?? (level === null ? t('somebody') : levelName(level)),
      place,
      score,
    }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** How long something lasted, in the unit that suits it. */
export function lasting(milliseconds: number): string {
  const say = (amount: number, unit: string) =>
    new Intl.NumberFormat(currentLanguage(), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(amount);
  if (milliseconds < MINUTE) return say(Math.round(milliseconds / 1000), 'second');
  if (milliseconds < 2 * HOUR) return say(Math.round(milliseconds / MINUTE), 'minute');
  if (milliseconds < 2 * DAY) return say(milliseconds / HOUR, 'hour');
  return say(milliseconds / DAY, 'day');
}

export function onDay(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at);
}
