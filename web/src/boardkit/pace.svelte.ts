/** How fast the reader wants the turns of others to go: kept in the browser, for every game that is played in turns. */
import type { Table } from '../generated/wire';

export type Pace = Table['pace'];
/** The slowest first. */
export const PACES: readonly Pace[] = ['calm', 'brisk', 'at-once'];
export const USUAL_PACE: Pace = 'brisk';

const STORAGE_KEY = 'webfoot.pace';
/** How long motion takes at each pace, of what it takes at the slowest. */
const SHARE: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.6, 'at-once': 0 };

let wanted = $state<Pace>(readWish());

export function paceWanted(): Pace {
  return wanted;
}

export function wishPace(pace: Pace): void {
  wanted = pace;
  try {
    localStorage.setItem(STORAGE_KEY, pace);
  } catch {
    // Storage can be switched off; the wish then lasts as long as the page.
  }
}

/** A length of time at the pace that is wanted. */
export function paced(ms: number): number {
  return ms * SHARE[wanted];
}

function readWish(): Pace {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return PACES.find((pace) => pace === kept) ?? USUAL_PACE;
  } catch {
    return USUAL_PACE;
  }
}
