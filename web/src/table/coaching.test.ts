/** What is wanted of the coach, and its second look at a move. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api';
import { setLanguage } from '../i18n';
import { coachWanted, Said, secondLook, wishCoach } from './coaching.svelte';
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

test('in real time there is a word as well, and without a coach nothing is asked', () => {
  render(Wishes, { timed: true, coached: true });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  cleanup();
  render(Wishes, { timed: true });
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
});

test('a second look says what would be better, or nothing', async () => {
  const asked = vi.spyOn(api, 'secondLook').mockResolvedValueOnce({ hint: HINT });
  expect(await secondLook('t', [{ move: 'oups' }])).toBe(HINT);
  asked.mockResolvedValueOnce({ hint: null });
  expect(await secondLook('t', [{ move: 'oups' }])).toBeNull();
  asked.mockRejectedValueOnce(new Error('no'));
  expect(await secondLook('t', [{ move: 'oups' }])).toBeNull();
});

test('a whole turn is looked at', async () => {
  const asked = vi.spyOn(api, 'secondLook').mockResolvedValue({ hint: HINT });
  await secondLook('t', [{ move: 'act' }, { move: 'make' }, { move: 'end-turn' }]);
  expect(asked).toHaveBeenCalledWith('t', { move: 'act' }, [
    { move: 'make' },
    { move: 'end-turn' },
  ]);
  expect(await secondLook('t', [])).toBeNull();
});

test('whoever plays a move again means it; where time runs, nothing more is said for a while', () => {
  vi.useFakeTimers();
  const said = new Said();
  expect(said.quiet(7, false)).toBe(true);
  expect(said.quiet(7, true)).toBe(true);
  said.at(7);
  expect(said.quiet(7, false)).toBe(false);
  expect(said.quiet(8, false)).toBe(true);
  vi.advanceTimersByTime(11_000);
  expect(said.quiet(8, true)).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(said.quiet(8, true)).toBe(true);
});

test('nobody waits long for it, and less where time runs', async () => {
  vi.useFakeTimers();
  vi.spyOn(api, 'secondLook').mockReturnValue(new Promise(() => undefined));
  const looked = secondLook('t', [{ move: 'oups' }]);
  const timed = secondLook('t', [{ move: 'oups' }], true);
  const over = vi.fn();
  void looked.then(over);
  await vi.advanceTimersByTimeAsync(700);
  expect(await timed).toBeNull();
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1300);
  expect(await looked).toBeNull();
});
