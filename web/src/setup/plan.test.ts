import { expect, test } from 'vitest';
import type { GameInfo } from '../generated/wire';
import { Plan } from './plan.svelte';

const GAME: GameInfo = {
  key: 'canardage',
  titles: {},
  min_seats: 2,
  max_seats: 6,
  options: [
    { name: 'deck', default: 'fr59', choices: ['fr59', 'fr54'], seats: null },
    { name: 'strict', default: false, choices: null, seats: null },
  ],
  levels: ['random', 'quick', 'thinker'],
  windows: false,
  plans: false,
};

test('at first: me and three quick bots, ready to start', () => {
  const plan = new Plan(GAME);
  expect(plan.order()).toEqual({
    game: 'canardage',
    seats: [{ kind: 'me' }, ...Array<object>(3).fill({ kind: 'bot', level: 'quick' })],
    options: { deck: 'fr59', strict: false },
    listed: false,
    start: true,
  });
  expect(plan.company).toBe('bots');
});

test('friends come by link, and the table waits for them', () => {
  const plan = new Plan(GAME);
  plan.invite('friends');
  plan.resize(5);
  expect(plan.count('link')).toBe(4);
  expect(plan.complete).toBe(false);
  expect(plan.listed).toBe(false);
});

test('a table for anybody is listed', () => {
  const plan = new Plan(GAME);
  plan.invite('anybody');
  expect(plan.listed).toBe(true);
});

test('nobody sits on two chairs', () => {
  const plan = new Plan(GAME);
  plan.place(2, 'me');
  expect(plan.seats).toEqual(['bot-quick', 'bot-quick', 'me', 'bot-quick']);
  expect(plan.count('me')).toBe(1);
});

test('a mixed table has no single company', () => {
  const plan = new Plan(GAME);
  plan.place(1, 'link');
  plan.place(2, 'bot-thinker');
  expect(plan.company).toBeNull();
});

test('what differs from the usual rules is named', () => {
  const plan = new Plan(GAME);
  plan.options.strict = true;
  expect(plan.changedOptions).toEqual(['strict']);
});

test('an option that does not exist at this number of seats is neither offered nor sent', () => {
  const teams = { name: 'teams', default: false, choices: null, seats: [4] };
  const plan = new Plan({ ...GAME, options: [...GAME.options, teams] });
  plan.options.teams = true;
  expect(plan.order().options).toEqual({ deck: 'fr59', strict: false, teams: true });
  plan.resize(3);
  expect(plan.changedOptions).toEqual([]);
  expect(plan.order().options).toEqual({ deck: 'fr59', strict: false });
});
