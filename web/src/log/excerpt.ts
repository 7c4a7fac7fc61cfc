/**
 * The part of a long story that is drawn: the leaf in view and those beside it, as in a book.
 *
 * Leaves are turned whole, so that what is drawn does not move with every line.
 */
import type { Chapter } from './story';

/** Lines and headings on a leaf; a chapter is never torn apart. */
export const LEAF_ROWS = 120;

export interface Excerpt {
  readonly chapters: readonly Chapter[];
  /** Whether there is more before and after. */
  readonly earlier: boolean;
  readonly later: boolean;
}

/**
 * @param at The step in view; without, the end of the story.
 * @param before How many more leaves the reader wants to see before, and after.
 */
export function excerpt(
  story: readonly Chapter[],
  at: number | undefined,
  before = 0,
  after = 0,
): Excerpt {
  const leaves: number[] = [];
  let rows = 0;
  for (const { lines } of story) {
    leaves.push(Math.floor(rows / LEAF_ROWS));
    rows += lines.length + 1;
  }
  const present = at === undefined ? story.length - 1 : lastBegun(story, at);
  const open = leaves[present] ?? 0;
  const from = leaves.findIndex((leaf) => leaf >= open - 1 - before);
  const to = leaves.findLastIndex((leaf) => leaf <= open + 1 + after) + 1;
  return {
    chapters: story.slice(Math.max(0, from), to),
    earlier: from > 0,
    later: to < story.length,
  };
}

/** The chapter in which this step is told, or the last one before it. */
function lastBegun(story: readonly Chapter[], seq: number): number {
  let [low, high] = [0, Math.max(0, story.length - 1)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((story[middle]?.lines[0]?.seq ?? Infinity) <= seq) low = middle;
    else high = middle - 1;
  }
  return low;
}
