/** Which lessons this browser has begun and finished, kept from visit to visit. */
import type { Made } from '../api';
import type { Shown } from '../generated/wire';

export interface Progress {
  /** What was done in it; where it was left, unless it was finished. */
  readonly made: Made;
  readonly at: number;
  /** Finished at least once. */
  readonly done: boolean;
}

type Kept = Readonly<Record<string, Progress>>;

const STORAGE_KEY = 'webfoot.lessons';
/** As many steps as the server takes. */
const MOST_MADE = 200;

let kept = $state.raw<Kept>(read());

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export function progressOf(game: string, lesson: string): Progress | undefined {
  return kept[nameOf(game, lesson)];
}

/** Whether anything of this game was learned here. */
export function hasBegun(game: string): boolean {
  return Object.keys(kept).some((name) => name.startsWith(`${game}/`));
}

export function keepProgress(game: string, lesson: string, shown: Shown): void {
  const done = shown.status === 'done';
  const before = progressOf(game, lesson);
  write({
    ...kept,
    [nameOf(game, lesson)]: {
      made: done ? [] : shown.made,
      at: done ? 0 : shown.at,
      done: done || (before?.done ?? false),
    },
  });
}

export function forgetProgress(game: string): void {
  write(Object.fromEntries(Object.entries(kept).filter(([name]) => !name.startsWith(`${game}/`))));
}

function write(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage can be switched off; then it is forgotten with the page.
  }
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isProgress(one)));
  } catch {
    return {};
  }
}

function isProgress(one: unknown): one is Progress {
  const { made, at, done } = (one ?? {}) as Partial<Progress>;
  return (
    Array.isArray(made) &&
    made.length <= MOST_MADE &&
    typeof at === 'number' &&
    typeof done === 'boolean'
  );
}
