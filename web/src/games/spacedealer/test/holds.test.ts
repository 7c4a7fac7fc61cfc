import { describe, expect, test } from 'vitest';
import type { PlanetView } from '../../../generated/spacedealer';
import type { Choice, Move } from '../../contract';
import { covers, haul } from '../board/holds';

const NOTHING = { red: 0, yellow: 0, green: 0, blue: 0 };

const BUILT = {
  blocked: false,
  covered: false,
  ammunition: 0,
  store: null,
  capacity: 0,
  demands: [],
};
const DEPOT = {
  ...BUILT,
  card: 'depot-1',
  column: 3,
  store: 0,
  capacity: 4,
  goods: { ...NOTHING, red: 2, blue: 1 },
};
const SHIP = {
  ship: 0,
  state: 'landed',
  field: 0,
  origin: 0,
  goods: NOTHING,
  capacity: 8,
} as const;

function planet(change: Partial<PlanetView> = {}): PlanetView {
  return {
    seat: 0,
    field: 0,
    score: 0,
    markers: 10,
    level: 1,
    position: 0,
    stations: [['generator'], []],
    power: [2, 0],
    timers: [],
    timers_owed: 0,
    ships: [SHIP],
    area: [{ ...BUILT, card: 'mine-red-1', column: 4, goods: NOTHING }, DEPOT],
    places: 2,
    planned: [],
    pile: 3,
    pile_known: [],
    drawn: 0,
    drawn_level: null,
    thinks_until: null,
    chosen: false,
    orders: [],
    collects: false,
    finished: false,
    spent: false,
    ...change,
  };
}

const choices = (...moves: Move[]): Choice[] => moves.map((move) => ({ move, touches: [] }));

describe('holds', () => {
  test('a demand is covered only if every good of it is there', () => {
    expect(covers({ red: 2, blue: 1 }, ['red', 'red', 'blue'])).toBe(true);
    expect(covers({ red: 1, blue: 1 }, ['red', 'red'])).toBe(false);
  });

  test('everything is loaded, step by step, as far as there is room', () => {
    const red = { move: 'move-good', source: 3, target: 0, colour: 'red' };
    const blue = { move: 'move-good', source: 3, target: 0, colour: 'blue' };
    const other = { move: 'move-good', source: 0, target: 3, colour: 'red' };
    expect(haul(planet(), 0, 'load', choices(red, blue, other))).toEqual([red, red, blue]);
    const nearlyFull = planet({ ships: [{ ...SHIP, goods: { ...NOTHING, green: 6 } }] });
    expect(haul(nearlyFull, 0, 'load', choices(red, blue))).toEqual([red, red]);
  });

  test('a store takes as much as it holds, whatever that is', () => {
    const red = { move: 'move-good', source: 0, target: 3, colour: 'red' };
    const full = { ...SHIP, goods: { ...NOTHING, red: 8 } };
    const unloaded = (capacity: number) =>
      haul(planet({ ships: [full], area: [{ ...DEPOT, capacity }] }), 0, 'unload', choices(red));
    expect(unloaded(4)).toHaveLength(1);
    expect(unloaded(6)).toHaveLength(3);
  });
});
