/** What the reader wants of the coach, kept in the browser; and its second look at a move. */
import { api } from '../api';
import type { Move } from '../games/contract';
import type { Hint } from '../generated/wire';

export type CoachWish = 'off' | 'asked' | 'word';
export const COACH_WISHES: readonly CoachWish[] = ['off', 'asked', 'word'];
const USUAL: CoachWish = 'asked';
const STORAGE_KEY = 'webfoot.coach';
/** Nobody waits longer for a word about their own move. Where time runs, they wait less. */
const PATIENCE_MS = 1500;
const PATIENCE_IN_TIME_MS = 600;
/** Where time runs, a word is said now and then and not about every move. */
const QUIET_MS = 12_000;

let wanted = $state<CoachWish>(readWish());

export function coachWanted(): CoachWish {
  return wanted;
}

export function wishCoach(wish: CoachWish): void {
  wanted = wish;
  try {
    localStorage.setItem(STORAGE_KEY, wish);
  } catch {
    // Storage can be switched off; the wish then lasts as long as the page.
  }
}

/** What the coach would play instead, if these moves give away much; null if not, or if nobody can tell in time. */
export async function secondLook(
  table: string,
  [move, ...then]: readonly Move[],
  timed = false,
): Promise<Hint | null> {
  if (!move) return null;
  const late = new Promise<null>((done) => {
    setTimeout(
      () => {
        done(null);
      },
      timed ? PATIENCE_IN_TIME_MS : PATIENCE_MS,
    );
  });
  const looked = api.secondLook(table, move, then).then(
    ({ hint }) => hint ?? null,
    () => null,
  );
  return Promise.race([looked, late]);
}

/** Remembers where a word was said: whoever plays the move again means it. */
export class Said {
  #seq: number | null = null;
  #at = -Infinity;

  /** Whether nothing was said yet of this position or, where time runs, for a while. */
  quiet(seq: number, timed: boolean): boolean {
    return timed ? performance.now() - this.#at > QUIET_MS : this.#seq !== seq;
  }

  at(seq: number): void {
    this.#seq = seq;
    this.#at = performance.now();
  }
}

function readWish(): CoachWish {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return COACH_WISHES.find((wish) => wish === kept) ?? USUAL;
  } catch {
    return USUAL;
  }
}
