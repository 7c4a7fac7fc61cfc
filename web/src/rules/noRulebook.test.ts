/** A game of another package may come without a rulebook: whoever looks for it is told so. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, ProblemError } from '../api';
import { setLanguage } from '../i18n';
import Rules from '../pages/Rules.svelte';
import Rulebook from './Rulebook.svelte';

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([]);
});
afterEach(cleanup);

test('at the table', async () => {
  vi.spyOn(api, 'rules').mockRejectedValue(new ProblemError('no-rulebook'));
  render(Rulebook, { props: { game: 'nim' } });
  expect((await screen.findByRole('alert')).textContent).toContain('has no rulebook');
});

test('on the page of the rules, which tells it from a game that is not there', async () => {
  const ask = vi.spyOn(api, 'rules').mockRejectedValue(new ProblemError('no-rulebook'));
  render(Rules, { props: { game: 'nim' } });
  expect(await screen.findByRole('heading', { name: 'No rulebook' })).toBeTruthy();
  cleanup();
  ask.mockRejectedValue(new ProblemError('no-such-game'));
  render(Rules, { props: { game: 'chess' } });
  expect(await screen.findByRole('heading', { name: 'Game not available' })).toBeTruthy();
});
