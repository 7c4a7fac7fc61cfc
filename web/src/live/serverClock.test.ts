import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClock } from './serverClock';

/** By how much the server's clock is ahead of this computer's. */
const AHEAD = 5000;
let clock: ServerClock;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  clock = new ServerClock();
});

afterEach(() => {
  vi.useRealTimers();
});

function exchange(there: number, back: number, ahead = AHEAD): void {
  const sent = Date.now();
  vi.advanceTimersByTime(there);
  const now = Date.now() + ahead;
  vi.advanceTimersByTime(back);
  clock.answered(sent, now);
}

test('the greeting has to do until there is better', () => {
  clock.greeted(Date.now() + AHEAD - 80);
  expect(clock.offset).toBe(AHEAD - 80);
  exchange(20, 20);
  expect(clock.offset).toBe(AHEAD);
  expect(clock.now()).toBe(Date.now() + AHEAD);
});

test('the quickest exchange counts, in whatever order they come', () => {
  exchange(20, 220);
  expect(clock.offset).toBe(AHEAD - 100);
  exchange(10, 12);
  expect(clock.offset).toBe(AHEAD - 1);
  exchange(5, 300);
  expect(clock.offset).toBe(AHEAD - 1);
});

test('a clock that has been set is followed at once', () => {
  exchange(5, 5);
  exchange(100, 100, AHEAD - 3_600_000);
  expect(clock.offset).toBe(AHEAD - 3_600_000);
});

test('an exchange is forgotten after a while', () => {
  exchange(5, 5);
  vi.advanceTimersByTime(200_000);
  exchange(30, 50);
  expect(clock.offset).toBe(AHEAD - 10);
});
