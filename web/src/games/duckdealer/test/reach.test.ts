import { expect, test } from 'vitest';
import type { Journey } from '../../../generated/duckdealer';
import { briefOf } from './fixtures';
import { energiesToStop, movesOf, openWays, reachedPoints, shadeOf } from '../board/reach';
import { reachInk, REACH_INKS } from '../board/reachLooks';

const way = (to: string, energies: number, more: Partial<Journey> = {}): Journey => ({
  to,
  energies,
  steps: [to],
  path: ['S1', to],
  explores: null,
  ...more,
});

test('each point is reached by its cheapest way, and says whether the energy is there', () => {
  const reached = reachedPoints([way('I1', 1), way('H', 3), way('H', 2, { explores: 'I1' })], 2);
  expect([...reached.keys()]).toEqual(['I1', 'H']);
  expect(reached.get('H')?.energies).toBe(2);
  expect(reached.get('H')?.affordable).toBe(true);
  expect(reachedPoints([way('H', 3)], 2).get('H')?.affordable).toBe(false);
});

test('only ways that can be paid are offered', () => {
  const reached = reachedPoints([way('H', 3), way('H', 2, { explores: 'I1' })], 2).get('H');
  expect(reached && openWays(reached, 2).map(({ energies }) => energies)).toEqual([2]);
  expect(reached && openWays(reached, 3).map(({ energies }) => energies)).toEqual([2, 3]);
});

test('a journey is played stop by stop, gates by jumping', () => {
  const journey = way('S3', 3, { steps: ['I1', 'jump', 'S3'] });
  expect(movesOf(journey)).toEqual([
    { move: 'fly', to: 'I1' },
    { move: 'jump' },
    { move: 'fly', to: 'S3' },
  ]);
  expect(energiesToStop(way('H', 3, { steps: ['I1'], explores: 'I1' }))).toBe(1);
});

test('near and far have colours of their own, very far has the last', () => {
  expect([1, 2, 3, 4, 5, 9].map(shadeOf)).toEqual([1, 2, 3, 4, 4, 4]);
  expect(new Set([1, 2, 3, 4].map(reachInk)).size).toBe(REACH_INKS.length);
});

test('a whole position: nothing is farther than the energies at hand, or four', () => {
  const { view } = briefOf('action');
  const reached = reachedPoints(view.journeys, 3);
  expect(reached.size).toBeGreaterThan(80);
  expect([...reached.values()].every(({ energies }) => energies <= 4)).toBe(true);
});
