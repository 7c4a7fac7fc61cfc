import { afterEach, expect, test } from 'vitest';
import type { GameInfo } from '../generated/wire';
import { usualLevel } from '../live/games.svelte';
import { rememberWin } from '../live/wins';
import { TableForm } from './tableForm.svelte';

const GAME: GameInfo = {
  key: 'canardage',
  titles: {},
  min_seats: 2,
  max_seats: 6,
  options: [
    { name: 'deck', default: 'fr59', choices: ['fr59', 'fr54'], seats: null },
    { name: 'strict', default: false, choices: null, seats: null },
  ],
  levels: ['gentle', 'quick', 'thinker'],
  windows: false,
  plans: false,
  lessons: 0,
  coach: false,
  timed: false,
};

afterEach(() => {
  localStorage.clear();
});

test('people who share this device have names, and play live', () => {
  const form = new TableForm(GAME);
  form.resize(2);
  form.slow = { hours: 72, then: 'vote' };
  form.invite('here');
  expect(form.shared).toBe(true);
  form.names[1] = ' Anna ';
  expect(form.order()).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'here', name: 'Anna' }],
    slow: null,
    start: true,
  });
  expect(new TableForm({ ...GAME, timed: true }).companies).not.toContain('here');
});

test('at first: me and three gentle bots, ready to start', () => {
  const form = new TableForm(GAME);
  expect(form.order()).toEqual({
    game: 'canardage',
    seats: [{ kind: 'me' }, ...Array<object>(3).fill({ kind: 'bot', level: 'gentle' })],
    options: { deck: 'fr59', strict: false },
    listed: false,
    hints: false,
    start: true,
    slow: null,
  });
  expect(form.company).toBe('bots');
});

test('friends come by link, and the table waits for them', () => {
  const form = new TableForm(GAME);
  form.invite('friends');
  form.resize(5);
  expect(form.count('link')).toBe(4);
  expect(form.complete).toBe(false);
  expect(form.listed).toBe(false);
});

test('a table for anybody is listed', () => {
  const form = new TableForm(GAME);
  form.invite('anybody');
  expect(form.listed).toBe(true);
});

test('nobody sits on two chairs', () => {
  const form = new TableForm(GAME);
  form.place(2, 'me');
  expect(form.seats).toEqual(['bot-gentle', 'bot-gentle', 'me', 'bot-gentle']);
  expect(form.count('me')).toBe(1);
});

test('a mixed table has no single company', () => {
  const form = new TableForm(GAME);
  form.place(1, 'link');
  form.place(2, 'bot-thinker');
  expect(form.company).toBeNull();
});

test('what differs from the usual rules is named', () => {
  const form = new TableForm(GAME);
  form.options.strict = true;
  expect(form.changedOptions).toEqual(['strict']);
});

test('an option that does not exist at this number of seats is neither offered nor sent', () => {
  const teams = { name: 'teams', default: false, choices: null, seats: [4] };
  const form = new TableForm({ ...GAME, options: [...GAME.options, teams] });
  form.options.teams = true;
  expect(form.order().options).toEqual({ deck: 'fr59', strict: false, teams: true });
  form.resize(3);
  expect(form.changedOptions).toEqual([]);
  expect(form.order().options).toEqual({ deck: 'fr59', strict: false });
});

test('the bots chosen last sit at the next table; “Play now” stays gentle until two wins', () => {
  new TableForm(GAME).place(2, 'bot-thinker');
  const next = new TableForm(GAME);
  expect(next.seats.slice(1)).toEqual(['bot-thinker', 'bot-thinker', 'bot-thinker']);
  expect(next.company).toBe('bots');
  expect(new TableForm({ ...GAME, key: 'dale' }).seats[1]).toBe('bot-gentle');
  expect(usualLevel(GAME)).toBe('gentle');
  rememberWin('table-01', 'canardage');
  expect(usualLevel(GAME)).toBe('gentle');
  rememberWin('table-02', 'canardage');
  expect(usualLevel(GAME)).toBe('thinker');
  // A bot that the server has no longer is not chosen.
  expect(new TableForm({ ...GAME, levels: ['gentle', 'quick'] }).seats[1]).toBe('bot-quick');
});

test('what is kept of bots and cannot be read counts for nothing', () => {
  for (const kept of [
    'nonsense',
    '[]',
    '3',
    'null',
    '{"canardage": 7}',
    '{"canardage": "genius"}',
  ]) {
    localStorage.setItem('webfoot.bots', kept);
    expect(new TableForm(GAME).seats[1]).toBe('bot-gentle');
  }
});
