import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../generated/wire';
import { setLanguage } from '../i18n';
import PauseBar from './PauseBar.svelte';

const NAMES = ['Me', 'Anna', 'Bob', 'Bot'];
const RUNNING: Clock = {
  origin: 0,
  stopped: null,
  interrupted: false,
  wishes: [],
  asked: [0, 1, 2],
  until: null,
};
const onpause = vi.fn();

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  onpause.mockClear();
});
afterEach(cleanup);

function show(clock: Partial<Clock>, seat: number | null = 0) {
  const now = () => Date.now() + 3_600_000;
  render(PauseBar, { clock: { ...RUNNING, ...clock }, names: NAMES, seat, now, onpause });
}

const words = () => screen.getByRole('status').textContent;

test('while time runs and nobody minds there is nothing to see', () => {
  show({});
  expect(words()).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('somebody asks for a pause, and one can agree', async () => {
  show({ wishes: [1] });
  expect(words()).toBe('Anna asks for a pause.');
  await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(onpause).toHaveBeenCalledExactlyOnceWith(true);
});

test('a player who asked sees who is waited for, and can withdraw', async () => {
  show({ wishes: [0, 1] });
  expect(words()).toBe('Anna asks for a pause. You asked for a pause. Still to agree: Bob.');
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(onpause).toHaveBeenCalledExactlyOnceWith(false);
});

test('time stands still, and goes on when one wants', async () => {
  show({ stopped: 5000 });
  expect(words()).toBe('The game is paused.');
  await fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(onpause).toHaveBeenCalledExactlyOnceWith(false);
});

test('a pause that players agreed on says when it ends, by the clock on the wall', () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 17, 20, 15) });
  // The server's clock is an hour ahead of it.
  show({ stopped: 5000, until: Date.now() + 3_600_000 + 30 * 60_000 });
  expect(words()).toMatch(/^The game is paused\. It resumes by itself at 08:45\sPM\.$/u);
  vi.useRealTimers();
});

test('more than half have to want to go on', async () => {
  show({ stopped: 5000, interrupted: true, wishes: [1] });
  expect(words()).toBe(
    'The server was down. The game is paused where it stopped. Anna wants to resume. Votes: 1 of 2.',
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(onpause).toHaveBeenCalledExactlyOnceWith(false);
});

test('who watches is told, and has no say', () => {
  show({ stopped: 5000, wishes: [0] }, null);
  expect(words()).toBe('The game is paused. Me wants to resume. Votes: 1 of 2.');
  expect(screen.queryByRole('button')).toBeNull();
});
