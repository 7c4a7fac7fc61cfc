/** Every card can be told from the other five of its set by the object it shows. */
import { expect, test } from 'vitest';
import { EVERY_FACE, JUNK } from './everyCard';
import { widestOfTwoLines } from '../art/fit';
import { motifOf } from '../art/motifs';

test('seventy-two cards have an object, and no two the same', () => {
  const objects = EVERY_FACE.filter((face) => face !== JUNK).map(({ card }) => motifOf(card));
  expect(objects).toHaveLength(72);
  expect(objects).not.toContain(undefined);
  expect(new Set(objects).size).toBe(72);
});

test('a title is measured by its best break into two lines', () => {
  expect(widestOfTwoLines('Sofa')).toBe(4);
  expect(widestOfTwoLines('Winter is Coming')).toBe(9);
  expect(widestOfTwoLines('Concurrence impitoyable')).toBe(11);
});
