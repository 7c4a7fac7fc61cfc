import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameRatings } from '../generated/wire';
import { laterTexts, setLanguage } from '../i18n';
import BotStrengths from './BotStrengths.svelte';
import { fetchRatings, levelInWords, playsInWords, ratingInWords, winsOf } from './strength.svelte';

const RATINGS: GameRatings = {
  tables: [
    {
      seats: 2,
      levels: [
        { level: 'gentle', rating: -200, low: -250, high: -160, games: 400 },
        { level: 'quick', rating: 0, low: 0, high: 0, games: 1600 },
        { level: 'thinker', rating: 100, low: 50, high: 150, games: 400 },
      ],
    },
  ],
};
const LEVELS = ['gentle', 'quick', 'thinker', 'mallard'];
const say = Object.assign((id: string) => `said: ${id}`, {
  has: (id: string) => id === 'plays-quick',
});

beforeAll(async () => {
  await setLanguage('en');
  await laterTexts();
});
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      (address as string).endsWith('/measured')
        ? Response.json(RATINGS)
        : Response.json({ problem: 'no-such-game' }, { status: 404 }),
    ),
  );
});
afterEach(cleanup);

test('a rating is so many wins of a hundred against the one that all are compared with', () => {
  expect([0, 100, -400].map((rating) => winsOf(rating, 2))).toEqual([50, 64, 9]);
  expect(winsOf(0, 4)).toBe(25);
  expect(winsOf(400, 4)).toBe(77);
});

test('each bot stands with its strength, how it plays, and what was measured', async () => {
  await fetchRatings('measured');
  render(BotStrengths, { game: 'measured', seats: 2, levels: LEVELS, say });
  const [gentle, quick, thinker, mallard] = screen
    .getAllByRole('listitem', { hidden: true })
    .map((one) => one.textContent);
  expect(gentle).toContain('Duckling (easy)');
  expect(gentle).toContain('Rating: −200');
  expect(gentle).toContain(
    'Wins about 24 of 100 games (95% certain: 19 to 28; 400 games measured).',
  );
  expect(quick).toContain('Rating: 0');
  expect(quick).toContain('said: plays-quick');
  expect(quick).not.toContain('Wins about');
  expect(thinker).toContain('Wins about 64 of 100');
  expect(mallard).toContain('mallard');
  expect(mallard).toContain('Not measured with 2 players.');
});

test('where nobody has measured, the page says so and makes nothing up', async () => {
  await fetchRatings('measured');
  expect(ratingInWords('thinker', 'measured', 2)).toBe('Rating: +100.');
  expect(ratingInWords('thinker', 'measured', 5)).toBe('Not measured with 5 players.');
  render(BotStrengths, { game: 'measured', seats: 5, levels: LEVELS, say });
  const told = within(screen.getByRole('group', { hidden: true }));
  expect(told.getByText(/Nobody has measured yet .* with 5 players/)).toBeTruthy();
  expect(told.queryByText(/Rating/)).toBeNull();
});

test('without an answer nothing is said of strength', async () => {
  await fetchRatings('unknown');
  expect(ratingInWords('quick', 'unknown', 2)).toBe('');
});

test('a game says itself how a bot plays it; else there is a word for any game', () => {
  expect(playsInWords('quick', say)).toBe('said: plays-quick');
  const silent = Object.assign((id: string) => `shell: ${id}`, {
    has: (id: string) => id.startsWith('plays-thinker'),
  });
  expect(playsInWords('thinker', silent)).toBe('shell: plays-thinker');
  expect(playsInWords('mallard', silent)).toContain('administrator');
  expect(levelInWords('thinker-long')).toBe('Eagle (strong, patient)');
  expect(levelInWords('mallard')).toBe('mallard');
});
