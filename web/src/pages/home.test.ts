/** The shelf is what the server lists: in its order, for as many players, whether the page has a folder for it or not. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api';
import type { GameInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import { gameName } from '../live/games.svelte';
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
});

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

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
