/** The history: what is remembered of finished games, in words and pictures. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ProblemError } from '../api';
import type { PastGame } from '../generated/wire';
import { setLanguage } from '../i18n';
import HistoryPage from '../pages/History.svelte';
import { lasting, standings } from './words';

const seat = (name: string | null, place: number | null, score: number | null, you = false) => ({
  name,
  level: name === null ? 'quick' : null,
  you,
  resigned: false,
  score,
  place,
});
const game = (table: string, seats: PastGame['seats']): PastGame => ({
  table,
  game: 'canardage',
  ended: Date.UTC(2026, 4, 3, 12),
  length: 25 * 60_000,
  seats,
  study: table === 'studied',
});
const figures = {
  game: 'canardage',
  games: 3,
  counted: 3,
  wins: 2,
  places: [2, 0, 1],
  mean_score: 4.25,
  longest: 3 * 3_600_000,
  longest_table: 'longest',
};

beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('winners come first, and bots go by their names', () => {
  const played = game('one', [seat('Anna', 2, 3, true), seat(null, 1, 5)]);
  expect(standings(played).map(({ name, place }) => [place, name])).toEqual([
    [1, 'Goose'],
    [2, 'Anna'],
  ]);
});

test.each([
  [30_000, '30 sec'],
  [25 * 60_000, '25 min'],
  [150 * 60_000, '2.5 hr'],
  [5 * 24 * 3_600_000, '5 days'],
])('%i milliseconds are %s', (length, words) => {
  expect(lasting(length)).toBe(words);
});

test('figures and games, with the ways to replay and record; more on request', async () => {
  const first = game('one', [seat('Anna', 1, 5, true), seat('Bruno', 2, 3)]);
  const second = game('two', [seat('Anna', null, null, true), seat(null, null, null)]);
  const asked = vi.spyOn(api, 'history').mockImplementation((pages) =>
    Promise.resolve({
      games: pages === 1 ? [first] : [first, second],
      figures: [figures],
      more: pages === 1,
    }),
  );
  render(HistoryPage);
  const row = within(await screen.findByRole('row', { name: /2.*4\.3/ }));
  expect(row.getByRole('img').getAttribute('aria-label')).toBe(
    'place 1: 2 times, place 2: 0 times, place 3: once',
  );
  expect(row.getByRole('link', { name: '3 hr' }).getAttribute('href')).toBe('/replay/longest');
  expect(document.querySelector('[data-table=one]')?.textContent.replace(/\s+/g, ' ')).toContain(
    '1. Anna(5)',
  );
  expect(screen.getByRole('link', { name: 'Record' }).getAttribute('href')).toBe(
    '/api/tables/one/record',
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Show older games' }));
  await vi.waitFor(() => {
    expect(document.querySelector('[data-table=two]')).toBeTruthy();
  });
  expect(asked).toHaveBeenLastCalledWith(2);
  expect(screen.queryByRole('button', { name: 'Show older games' })).toBeNull();
});

test('without a finished game it says so, and a failure is said in words', async () => {
  const asked = vi.spyOn(api, 'history').mockResolvedValue({ games: [], figures: [], more: false });
  render(HistoryPage);
  expect(await screen.findByText('You have not finished a game yet.')).toBeTruthy();
  cleanup();
  asked.mockRejectedValue(new ProblemError('too-fast'));
  render(HistoryPage);
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
});

test('a game that was studied leads to its study', async () => {
  const seats = [seat('Anna', 1, 3, true), seat('Bruno', 2, 1)];
  vi.spyOn(api, 'history').mockResolvedValue({
    games: [game('studied', seats), game('plain', seats)],
    figures: [figures],
    more: false,
  });
  render(HistoryPage);
  const link = await screen.findByRole('link', { name: 'Study' });
  expect(link.getAttribute('href')).toBe('/replay/studied/study');
  expect(screen.getAllByRole('link', { name: 'Study' })).toHaveLength(1);
});
