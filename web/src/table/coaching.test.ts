/** What is wanted of the coach, and its second look at a move. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api';
import { setLanguage } from '../i18n';
import { coachWanted, secondLook, wishCoach } from './coaching.svelte';
import Wishes from './Wishes.svelte';

const HINT = { move: { move: 'pan' }, touches: [], reasons: [], sure: 'sure' as const };

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  wishCoach('asked');
});

test('the wish is one of three, and kept', async () => {
  render(Wishes, { timed: false, coached: true });
  await fireEvent.click(screen.getByRole('radio', { name: /A word when a move costs much/ }));
  expect(coachWanted()).toBe('word');
  expect(localStorage.getItem('webfoot.coach')).toBe('word');
});

test('in real time nobody looks twice, and without a coach nothing is asked', () => {
  render(Wishes, { timed: true, coached: true });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  cleanup();
  render(Wishes, { timed: true });
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
});

test('a second look says what would be better, or nothing', async () => {
  const asked = vi.spyOn(api, 'secondLook').mockResolvedValueOnce({ hint: HINT });
  expect(await secondLook('t', { move: 'oups' })).toBe(HINT);
  asked.mockResolvedValueOnce({ hint: null });
  expect(await secondLook('t', { move: 'oups' })).toBeNull();
  asked.mockRejectedValueOnce(new Error('no'));
  expect(await secondLook('t', { move: 'oups' })).toBeNull();
});

test('nobody waits long for it', async () => {
  vi.useFakeTimers();
  vi.spyOn(api, 'secondLook').mockReturnValue(new Promise(() => undefined));
  const looked = secondLook('t', { move: 'oups' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await looked).toBeNull();
});
