import { expect, test } from 'vitest';
import type { Moment } from '../generated/wire';
import { unfold } from './unfold';

const STEP = { seq: 1, kind: 'play', seat: 0, at: 0, events: [] } satisfies Moment['step'];

test('every moment has its whole position, and shares what has not changed', () => {
  const start = { view: { planets: [{ score: 0 }, { score: 3 }], ends: null }, moves: [] };
  const [first, second, third] = unfold([
    { step: STEP, changes: [[[], start]] },
    {
      step: STEP,
      changes: [
        [['view', 'planets', 1, 'score'], 4],
        [['moves'], ['load']],
      ],
    },
    { step: STEP, changes: [] },
  ]).map(({ brief }) => brief as unknown as typeof start);
  expect(first).toEqual(start);
  expect(second).toEqual({
    view: { planets: [{ score: 0 }, { score: 4 }], ends: null },
    moves: ['load'],
  });
  expect(second?.view.planets[0]).toBe(first?.view.planets[0]);
  expect(third).toBe(second);
});
