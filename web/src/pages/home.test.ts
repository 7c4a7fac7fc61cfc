/** The shelf is what the server lists: in its order, for as many players, whether the page has a folder for it or not. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api';
import type { GameInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import { gameName } from '../live/games.svelte';
import type { TableInfo } from '../generated/wire';
import Continue from '../home/Continue.svelte';
import GameBox from '../home/GameBox.svelte';
import { againstBots, firstGame, usualLevel } from '../live/games.svelte';
import { rememberTable } from '../live/recent';
import { rememberWin, wins } from '../live/wins';
import { seatInfo, tableInfo } from '../testing/tables';
import Home from './Home.svelte';

const game = (key: string, name: string, least: number, most: number): GameInfo => ({
  key,
  titles: {
    en: { name, pitch: `All about ${name}.` },
    fr: { name: `Le ${name}`, pitch: '' },
  },
  min_seats: least,
  max_seats: most,
  options: [],
  levels: ['quick'],
  windows: false,
  plans: false,
  lessons: 0,
  coach: false,
  timed: false,
});

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the games of the server, in its order, each with its name and seats', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([
    game('spacedealer', 'Space', 3, 9),
    game('nim', 'Nim', 2, 2),
    game('canardage', 'Ducks', 2, 5),
  ]);
  render(Home);
  const boxes = await screen.findAllByRole('article');
  expect(boxes.map((box) => box.getAttribute('data-game'))).toEqual([
    'spacedealer',
    'nim',
    'canardage',
  ]);
  const [space, nim, ducks] = boxes.map((box) => within(box));
  expect(space?.getByRole('heading').textContent).toBe('Space');
  expect(space?.getByText('3–9 players')).toBeTruthy();
  expect(ducks?.getByText('2–5 players')).toBeTruthy();
  expect(ducks?.getByText('All about Ducks.')).toBeTruthy();
  // One without a picture shows its name and for how many it is on its lid as well.
  expect(nim?.getAllByText('Nim')).toHaveLength(2);
  expect(nim?.getAllByText('2 players')).toHaveLength(2);
  expect(ducks?.getAllByText('Ducks')).toHaveLength(1);
  expect(nim?.getByRole('link', { name: 'Set up a table' }).getAttribute('href')).toBe('/new/nim');
  await setLanguage('fr');
  expect(gameName('nim')).toBe('Le Nim');
  expect(gameName('lost_game')).toBe('Lost game');
});

const table = (id: string, acting: number[]): TableInfo =>
  tableInfo(id, {
    seats: [seatInfo({ name: 'Agathe', you: true, host: true }), seatInfo({ name: 'Bruno' })],
    acting,
  });

test('one’s own games come with whose turn it is, those that wait for one’s move first', async () => {
  await setLanguage('en');
  render(Continue, { mine: [table('theirs', [1]), table('yours', [0])], known: true });
  const rows = [...document.querySelectorAll('[data-table]')];
  expect(rows.map((row) => row.getAttribute('data-table'))).toEqual(['yours', 'theirs']);
  expect(rows[0]?.textContent).toContain('Your turn');
  expect(rows[1]?.textContent).toContain('Bruno’s turn');
});

test('without games of one’s own nothing stands on top', () => {
  render(Continue, { mine: [], known: true });
  expect(document.body.textContent.trim()).toBe('');
});

test('the first games are against gentle bots, and the very first is short where it can be', () => {
  localStorage.clear();
  const levels: GameInfo['levels'] = ['gentle', 'quick', 'thinker'];
  const length = { name: 'length', default: '30', choices: ['30', '10'], seats: null };
  const ducks = { ...game('canardage', 'Ducks', 2, 5), levels };
  const space = { ...game('spacedealer', 'Space', 3, 4), levels, options: [length] };
  expect(firstGame(ducks)?.seats.slice(1)).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'gentle' })),
  );
  expect(firstGame(ducks)?.options).toBeUndefined();
  expect(firstGame(space)?.options).toEqual({ length: '10' });
  rememberTable('table-01', 'spacedealer');
  expect(firstGame(space)).toBeNull();
  expect(firstGame(ducks)).not.toBeNull();
  expect(againstBots(space).seats[1]).toEqual({ kind: 'bot', level: 'gentle' });
});

test('after two wins the bots are stronger, and the shelf says so once', () => {
  localStorage.clear();
  const ducks: GameInfo = { ...game('canardage', 'Ducks', 2, 5), levels: ['gentle', 'quick'] };
  for (const table of ['table-01', 'table-01', 'table-02']) {
    expect(usualLevel(ducks)).toBe('gentle');
    rememberTable(table, 'canardage');
    rememberWin(table, 'canardage');
  }
  expect(usualLevel(ducks)).toBe('quick');
  expect(usualLevel({ ...ducks, key: 'dale' })).toBe('gentle');
  expect(usualLevel({ ...ducks, levels: ['own'] })).toBe('own');
  render(GameBox, { game: ducks });
  expect(screen.getByText(/won twice/)).toBeTruthy();
  cleanup();
  rememberWin('table-03', 'canardage');
  render(GameBox, { game: ducks });
  expect(screen.queryByText(/won twice/)).toBeNull();
});

test('wins that cannot be read are none', () => {
  for (const kept of ['nonsense', '[]', '3', '{"canardage": 7}']) {
    localStorage.setItem('webfoot.wins', kept);
    expect(wins('canardage')).toBe(0);
  }
});
