import { describe, expect, test } from 'vitest';
import type { PlanetView, SpaceDealerView } from '../../generated/spacedealer';
import type { Choice, Move } from '../contract';
import { covers, haul, roomAt } from './holds';
import { keysFor } from './keys';
import { litAfter, made, readings } from './readings';

const NOTHING = { red: 0, yellow: 0, green: 0, blue: 0 };

const BUILT = { blocked: false, covered: false, ammunition: 0, store: null, demands: [] };
const DEPOT = {
  ...BUILT,
  card: 'depot-1',
  column: 3,
  store: 0,
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
    ...change,
  };
}

const choices = (...moves: Move[]): Choice[] => moves.map((move) => ({ move, touches: [] }));

function read(mine: PlanetView, ...moves: Move[]) {
  return readings(choices(...moves), { planets: [mine] } as unknown as SpaceDealerView, 0);
}

describe('one touch, where one is enough', () => {
  test('a job takes an idle timer by itself, or the timer is picked up first', () => {
    const start = { move: 'start-use', column: 4 };
    const all = read(planet(), start, { move: 'start-technology' });
    expect(litAfter(all, [])).toEqual(new Set(['slot:4', 'timer', 'technology']));
    expect(made(all, ['slot:4'])?.move).toBe(start);
    expect(litAfter(all, ['timer'])).toEqual(new Set(['slot:4', 'technology']));
    expect(made(all, ['timer', 'slot:4'])?.move).toBe(start);
  });

  test('a field is enough where only one ship can fly there; of two, one is asked for', () => {
    const one = { move: 'start-flight', ship: 0, field: 2 };
    expect(made(read(planet(), one), ['field:2'])?.move).toBe(one);
    const two = read(planet(), one, { move: 'start-flight', ship: 1, field: 2 });
    expect(made(two, ['field:2'])).toBeUndefined();
    expect(litAfter(two, ['field:2'])).toEqual(new Set(['ship:0', 'ship:1']));
    expect(made(two, ['ship:0', 'field:2'])?.move).toBe(one);
  });

  const timer = {
    timer: 0,
    ends: null,
    place: null,
    ship: null,
    zone: 'action',
    half: false,
  } as const;
  const ready = { ...timer, state: 'ready', job: 'use', column: 4 } as const;
  const intoShip = { move: 'collect', column: 4, into: 0 };
  const giveUp = { move: 'give-up', timer: 0 };

  test('a finished mine is emptied at once, into whatever container comes first', () => {
    const all = read(
      planet({ timers: [ready] }),
      intoShip,
      { move: 'collect', column: 4, into: 3 },
      giveUp,
    );
    expect(all.map(({ path }) => path)).toEqual([['slot:4']]);
    expect(all[0]?.move).toBe(intoShip);
  });

  test('unless something would be lost: then one is asked', () => {
    const full = planet({
      timers: [ready],
      ships: [],
      area: [{ ...BUILT, card: 'mining-complex-red', column: 4, goods: NOTHING }, DEPOT],
    });
    const all = read(full, intoShip, giveUp);
    expect(litAfter(all, ['slot:4'])).toEqual(new Set(['collect', 'give-up']));
  });
});

describe('holds', () => {
  test('room on the home planet is that of ships and stores; under a timer a store is closed', () => {
    expect(roomAt(planet(), 0)).toBe(9);
    expect(roomAt(planet(), 2)).toBe(0);
  });

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
});

describe('keys', () => {
  test('jobs keep their letters, whatever else is lit', () => {
    const few = keysFor(['technology', 'slot:4']);
    const many = keysFor([
      'field:2',
      'slot:4',
      'technology',
      'pile:depot-1',
      'timer',
      'ship:0:red',
    ]);
    expect([few.get('technology'), few.get('slot:4')]).toEqual(['t', 'f']);
    expect([many.get('technology'), many.get('slot:4')]).toEqual(['t', 'f']);
    expect(many.has('ship:0:red')).toBe(false);
    expect(many.has('timer')).toBe(false);
  });

  test('no letter stands for two things', () => {
    const lit = ['technology', 'plan:0', 'plan:1', 'ship:0', 'deck:2', 'deck:3'];
    for (let at = 0; at < 12; at += 1) lit.push(`field:${at}`);
    const letters = [...keysFor(lit).values()];
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBe(lit.length);
  });
});
