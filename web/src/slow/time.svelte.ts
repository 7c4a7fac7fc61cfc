/** The time of slow games in words, and a clock for them: nobody needs seconds there. */
import type { TableInfo } from '../generated/wire';
import { currentLanguage, t } from '../i18n';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** A span of time in the two units that matter: “2 days 3 hr”, “5 hr 20 min”, “12 min”. */
export function span(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  const parts = days
    ? [unit(days, 'day'), hours && unit(hours, 'hour')]
    : [hours && unit(hours, 'hour'), (rest || !hours) && unit(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

function unit(amount: number, name: 'day' | 'hour' | 'minute'): string {
  const unitDisplay = name === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: name,
    unitDisplay,
  }).format(amount);
}

/** How long a time still runs, or that it is over. */
export function timeLeft(until: number, now: number): string {
  return until > now ? t('time-left', { time: span(until - now) }) : t('time-over');
}

/** When the first of these seats runs out of time; without seats, of all for which the table waits. */
export function firstEnd(table: TableInfo, seats: readonly number[] = table.acting): number | null {
  const ends = seats.flatMap((seat) => table.until[seat] ?? []);
  return ends.length > 0 ? Math.min(...ends) : null;
}

export function awaited(table: TableInfo): boolean {
  return table.acting.some((seat) => table.seats[seat]?.you === true);
}

/** One's own games: those that wait for the reader first, and of these the one with the least time. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const end = (table: TableInfo) => firstEnd(table) ?? Infinity;
  return tables.toSorted(
    (one, other) => +awaited(other) - +awaited(one) || compare(end(one), end(other)),
  );
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** A clock that moves twice a minute while it is looked at. */
export class SlowClock {
  now = $state.raw(0);
  readonly #read: () => number;

  constructor(read: () => number) {
    this.#read = read;
    this.now = read();
  }

  run(): () => void {
    this.now = this.#read();
    const timer = setInterval(() => {
      this.now = this.#read();
    }, MINUTE / 2);
    return () => {
      clearInterval(timer);
    };
  }
}
