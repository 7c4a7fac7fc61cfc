import { expect, test } from 'vitest';
import { briefOf } from './fixtures';
import {
  energiesToStop,
  journeysIn,
  movesOf,
  openWays,
  reachedPoints,
  shadeOf,
  type Journey,
} from '../board/reach';
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

test('ways are walked back through energies, gates and what is unexplored', () => {
  const planets = briefOf('action').view.planets.map((planet) => ({
    ...planet,
    explored: planet.id !== 'O2',
  }));
  const careful = {
    energies: { C1: 1, I1: 1, H: 2, S3: 3, O2: 4 },
    before: [
      { S1: '', C1: 'S1', I1: 'C1' },
      { I1: '', H: 'I1' },
      {},
      { S3: '', C2: 'S3', O2: 'C2' },
    ],
    gates: { S3: 'H' },
  };
  const bold = {
    energies: { C3: 2 },
    before: [
      { S1: '', O2: 'S1' },
      { O2: '', C3: 'O2' },
    ],
    gates: {},
  };
  const ways = journeysIn({ journeys: [careful, bold], planets });
  const to = (point: string) => ways.filter((one) => one.to === point);
  expect(to('I1')).toEqual([
    { to: 'I1', energies: 1, steps: ['I1'], path: ['S1', 'C1', 'I1'], explores: null },
  ]);
  expect(to('S3')[0]?.steps).toEqual(['I1', 'H', 'jump']);
  expect(to('O2')).toEqual([
    {
      to: 'O2',
      energies: 4,
      steps: ['I1', 'H', 'jump', 'O2'],
      path: ['S1', 'C1', 'I1', 'H', 'S3', 'C2', 'O2'],
      explores: 'O2',
    },
  ]);
  expect(to('C3')).toEqual([
    { to: 'C3', energies: 2, steps: ['O2'], path: ['S1', 'O2', 'C3'], explores: 'O2' },
  ]);
});

test('near and far have colours of their own, very far has the last', () => {
  expect([1, 2, 3, 4, 5, 9].map(shadeOf)).toEqual([1, 2, 3, 4, 4, 4]);
  expect(new Set([1, 2, 3, 4].map(reachInk)).size).toBe(REACH_INKS.length);
});

test('a whole position: nothing is farther than the energies at hand, or four', () => {
  const { view } = briefOf('action');
  const reached = reachedPoints(journeysIn(view), 3);
  expect(reached.size).toBeGreaterThan(80);
  expect([...reached.values()].every(({ energies }) => energies <= 4)).toBe(true);
});
