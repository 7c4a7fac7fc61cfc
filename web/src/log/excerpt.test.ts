import { expect, test } from 'vitest';
import { excerpt, LEAF_ROWS } from './excerpt';
import type { Chapter } from './story';

/** Chapters of one line each: two rows. */
const STORY: Chapter[] = Array.from({ length: 5 * LEAF_ROWS }, (_, seq) => ({
  key: `${seq}`,
  seat: seq % 4,
  lines: [{ key: `${seq}.0`, seq, words: '', yours: false, undone: false }],
}));
const LEAF = LEAF_ROWS / 2;
const seqs = (shown: readonly Chapter[]) => [shown[0]?.lines[0]?.seq, shown.at(-1)?.lines[0]?.seq];

test('a short story is drawn whole', () => {
  const short = STORY.slice(0, LEAF);
  expect(excerpt(short, undefined)).toEqual({ chapters: short, earlier: false, later: false });
  expect(excerpt([], undefined)).toEqual({ chapters: [], earlier: false, later: false });
  expect(excerpt([], 3).chapters).toEqual([]);
});

test('of a long one the last leaves, and more if they are wanted', () => {
  const end = excerpt(STORY, undefined);
  expect(seqs(end.chapters)).toEqual([8 * LEAF, 10 * LEAF - 1]);
  expect(end).toMatchObject({ earlier: true, later: false });
  expect(seqs(excerpt(STORY, undefined, 2).chapters)).toEqual([6 * LEAF, 10 * LEAF - 1]);
  expect(excerpt(STORY, undefined, 99).earlier).toBe(false);
});

test('in a replay the leaves around the step in view, the same ones for all steps of a leaf', () => {
  const middle = excerpt(STORY, 5 * LEAF + 3);
  expect(seqs(middle.chapters)).toEqual([4 * LEAF, 7 * LEAF - 1]);
  expect(middle).toMatchObject({ earlier: true, later: true });
  expect(seqs(excerpt(STORY, 6 * LEAF - 1).chapters)).toEqual([4 * LEAF, 7 * LEAF - 1]);
  expect(seqs(excerpt(STORY, 5 * LEAF, 0, 1).chapters)).toEqual([4 * LEAF, 8 * LEAF - 1]);
  expect(seqs(excerpt(STORY, 0).chapters)).toEqual([0, 2 * LEAF - 1]);
});
