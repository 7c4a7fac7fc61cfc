/** The choice of sets follows what the engine says, and knows no rule of its own. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api';
import type { OptionInfo } from '../../../generated/wire';
import { setLanguage } from '../../../i18n';
import TableSetUp from '../../../setup/SetUp.svelte';
import type { OptionValue } from '../../contract';
import client from '../board/client';
import SetUp from '../board/SetUp.svelte';

vi.mock('../../../generated/facts/dale.json', () => ({
  default: {
    cards: {},
    sets: { owl: { box: 2 }, badger: { box: 2 }, newt: { box: 1 } },
    needed: { alone: { 2: 5, 4: 7 }, teams: { 4: 2 } },
    wishes: [
      { wish: 'maybe', least: 0, most: 1 },
      { wish: 'in', least: 1, most: 1 },
      { wish: 'twice', least: 2, most: 2 },
    ],
  },
}));
beforeAll(async () => {
  vi.spyOn(api, 'games').mockResolvedValue([]);
  await setLanguage('en');
});
afterEach(cleanup);

const say = (id: string, args: Record<string, string | number> = {}) =>
  [id, ...Object.values(args)].join(' ');

function show(seats: number, values: Record<string, OptionValue>) {
  const onchange = vi.fn<(name: string, value: OptionValue) => void>();
  const teams = { name: 'teams', default: false, choices: null, seats: [4] };
  render(SetUp, { props: { options: [teams], values, seats, say, onchange } });
  return onchange;
}

const sum = () => {
  const { textContent, classList } = screen.getByRole('status');
  return [textContent.trim(), !classList.contains('wrong')];
};

test('the sets are those of the facts, with or without a drawing', () => {
  show(2, {});
  const sets = [...document.querySelectorAll('[data-set]')].map((one) =>
    one.getAttribute('data-set'),
  );
  expect(sets).toEqual(['owl', 'badger', 'newt']);
  expect(document.querySelectorAll('[data-set="owl"] svg').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('[data-set="badger"] svg')).toHaveLength(0);
});

test('how many sets are needed is what the facts say', () => {
  show(2, { owl: 'in', badger: 'maybe', newt: 'maybe' });
  expect(sum()).toEqual(['sets-chosen 1 2 5', false]);
  cleanup();
  show(4, { owl: 'in', badger: 'maybe', newt: 'maybe' });
  expect(sum()).toEqual(['sets-chosen 1 2 7', false]);
  cleanup();
  show(4, { owl: 'in', badger: 'maybe', newt: 'maybe', teams: true });
  expect(sum()).toEqual(['sets-chosen 1 2 2', true]);
});

test('what a wish brings in is what the facts say', async () => {
  const onchange = show(2, { owl: 'twice', badger: 'twice', newt: 'maybe' });
  expect(sum()).toEqual(['sets-chosen 0 1 5', true]);
  await fireEvent.click(screen.getByRole('button', { name: /^labelled set-owl / }));
  expect(onchange.mock.calls).toEqual([['owl', 'maybe']]);
});

test('a set that is new to the server is shown when a table is set up, and can be chosen', async () => {
  const create = vi.spyOn(api, 'createTable').mockResolvedValue({ table: 'table-01' });
  const wish = (name: string, initial: string): OptionInfo => ({
    name,
    default: initial,
    choices: ['maybe', 'in', 'twice'],
    seats: null,
  });
  const game = {
    key: 'dale',
    titles: {},
    min_seats: 2,
    max_seats: 4,
    options: [wish('owl', 'maybe'), wish('badger', 'maybe'), wish('newt', 'maybe')],
    levels: ['quick' as const],
    windows: true,
    plans: false,
    lessons: 0,
    coach: false,
    timed: false,
  };
  render(TableSetUp, { props: { game, say, client } });
  await fireEvent.click(
    screen.getByRole('button', { name: /^labelled set-badger option-badger-maybe/ }),
  );
  expect(
    screen.getByRole('button', { name: /^labelled set-badger option-badger-in/ }),
  ).toBeTruthy();
  // It is chosen among the sets, not a second time in the list of options.
  expect(screen.queryByLabelText('option-badger')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  expect(create.mock.calls[0]?.[0].options).toEqual({ owl: 'maybe', badger: 'in', newt: 'maybe' });
});
