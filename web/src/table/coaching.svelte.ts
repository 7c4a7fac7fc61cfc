/** What the reader wants of the coach, kept in the browser; and its second look at a move. */
import { api } from '../api';
import type { Move } from '../games/contract';
import type { Hint } from '../generated/wire';

export type CoachWish = 'off' | 'asked' | 'word';
export const COACH_WISHES: readonly CoachWish[] = ['off', 'asked', 'word'];
const USUAL: CoachWish = 'asked';
const STORAGE_KEY = 'webfoot.coach';
/** Nobody waits longer for a word about their own move. */
const PATIENCE_MS = 1500;

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

/** What the coach would play instead, if this move gives away much; null if not, or if nobody can tell in time. */
export async function secondLook(table: string, move: Move): Promise<Hint | null> {
  const late = new Promise<null>((done) => {
    setTimeout(() => {
      done(null);
    }, PATIENCE_MS);
  });
  const looked = api.secondLook(table, move).then(
    ({ hint }) => hint ?? null,
    () => null,
  );
  return Promise.race([looked, late]);
}

function readWish(): CoachWish {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return COACH_WISHES.find((wish) => wish === kept) ?? USUAL;
  } catch {
    return USUAL;
  }
}
