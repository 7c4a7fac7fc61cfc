/** Every card can be told from the other five of its set by the object it shows. */
import { expect, test } from 'vitest';
import { EVERY_FACE, JUNK } from './everyCard';
import { widestOfTwoLines } from '../art/fit';
import { motifOf } from '../art/motifs';
import { SETS } from '../art/sets';

test('every card of a drawn set has an object, and no two the same', () => {
  const cards = EVERY_FACE.filter((face) => face !== JUNK).map(({ card }) => card);
  expect(cards).toHaveLength(6 * SETS.length);
  expect(cards.filter((card) => motifOf(card) === undefined)).toEqual([]);
  expect(new Set(cards.map(motifOf)).size).toBe(cards.length);
});

test('a title is measured by its best break into two lines', () => {
  expect(widestOfTwoLines('Sofa')).toBe(4);
  expect(widestOfTwoLines('Winter is Coming')).toBe(9);
  expect(widestOfTwoLines('Concurrence impitoyable')).toBe(11);
});
