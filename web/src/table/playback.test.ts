import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Brief } from '../games/contract';
import { Playback, STEP_MS, TURN_MS, type Moment } from './playback.svelte';

const brief = (mark: number) => ({ view: mark }) as unknown as Brief<unknown>;

function moment(seq: number, seat: number): Moment {
  return {
    step: { seq, kind: 'play', seat, at: 0, events: [{ event: 'went', seq }] },
    brief: brief(seq),
  };
}

let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback();
  playback.reset(brief(0));
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = () => playback.brief?.view;
const others = (from: number, to: number, seat = 1) => {
  for (let seq = from; seq <= to; seq += 1) playback.take(moment(seq, seat), false, false);
};

test('steps that arrive at once are shown one after the other', () => {
  others(1, 3);
  expect(shown()).toBe(1);
  expect(playback.events).toEqual([{ event: 'went', seq: 1 }]);
  expect(playback.running).toBe(true);
  expect(playback.seat).toBe(1);
  vi.advanceTimersByTime(STEP_MS);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(STEP_MS);
  expect(shown()).toBe(3);
  expect(playback.running).toBe(true);
  vi.advanceTimersByTime(STEP_MS);
  expect(playback.running).toBe(false);
  expect(shown()).toBe(3);
});

test('a long turn is shown faster', () => {
  others(1, 60);
  // The first step is there before anybody knows how many follow.
  vi.advanceTimersByTime(TURN_MS + STEP_MS);
  expect(playback.running).toBe(false);
  expect(shown()).toBe(60);
});

test('the next turn takes its own time', () => {
  others(1, 60);
  others(61, 62, 2);
  vi.advanceTimersByTime(TURN_MS + STEP_MS);
  expect(shown()).toBe(61);
  expect(playback.seat).toBe(2);
});

test('skipped, the present is shown at once', () => {
  others(1, 5);
  playback.skip();
  expect(shown()).toBe(5);
  expect(playback.events).toEqual([]);
  expect(playback.running).toBe(false);
  vi.advanceTimersByTime(TURN_MS);
  expect(shown()).toBe(5);
});

test('again: from the position before the turn to the present', () => {
  others(1, 2);
  others(3, 4, 2);
  playback.skip();
  playback.again();
  expect(shown()).toBe(2);
  expect(playback.running).toBe(true);
  vi.advanceTimersByTime(STEP_MS);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(STEP_MS);
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(STEP_MS);
  expect(playback.running).toBe(false);
});

test('again in the middle of a turn: what was shown of it, then the rest', () => {
  others(1, 2);
  others(3, 4, 2);
  expect(playback.seat).toBe(1);
  vi.advanceTimersByTime(STEP_MS);
  expect(shown()).toBe(2);
  playback.again();
  expect(shown()).toBe(0);
  const seen = [];
  for (let beat = 0; beat < 4; beat += 1) {
    vi.advanceTimersByTime(STEP_MS);
    seen.push(shown());
  }
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(playback.seat).toBe(2);
});

test('one’s own steps never wait, and the turn before can still be seen again', () => {
  others(1, 3);
  playback.take(moment(4, 0), true, false);
  expect(shown()).toBe(4);
  expect(playback.running).toBe(false);
  expect(playback.events).toEqual([{ event: 'went', seq: 4 }]);
  playback.again();
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(4 * STEP_MS);
  expect(playback.running).toBe(false);
  expect(shown()).toBe(4);
});

test('after one’s own steps somebody’s turn is a new one', () => {
  others(1, 2);
  playback.take(moment(3, 0), true, false);
  others(4, 5);
  playback.skip();
  expect(playback.turn.map(({ step }) => step.seq)).toEqual([4, 5]);
  playback.again();
  expect(shown()).toBe(3);
});

test('who wants no motion sees the present at once, and can still look again', () => {
  playback.take(moment(1, 1), false, true);
  playback.take(moment(2, 1), false, true);
  expect(shown()).toBe(2);
  expect(playback.running).toBe(false);
  playback.again();
  vi.advanceTimersByTime(STEP_MS);
  expect(shown()).toBe(1);
});

test('a whole present forgets what led to it', () => {
  others(1, 4);
  playback.reset(brief(9));
  expect(shown()).toBe(9);
  expect(playback.turn).toEqual([]);
  playback.again();
  expect(playback.running).toBe(false);
});

test('the turns of the others since one’s own are kept, one for each seat', () => {
  const kept = () => playback.turns.map((turn) => turn.map(({ step }) => step.seq));
  for (const [seq, seat] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 1],
  ] as const)
    playback.take(moment(seq, seat), false, true);
  expect(kept()).toEqual([[3], [4]]);
  playback.take(moment(5, 0), true, true);
  expect(kept()).toEqual([[3], [4]]);
  playback.take(moment(6, 1), false, true);
  expect(kept()).toEqual([[6]]);
  playback.reset(brief(9));
  expect(kept()).toEqual([]);
});

test('seen again, a turn is not counted twice', () => {
  others(1, 2);
  vi.advanceTimersByTime(STEP_MS * 3);
  playback.again();
  vi.advanceTimersByTime(STEP_MS * 5);
  expect(playback.turns.map((turn) => turn.length)).toEqual([2]);
});
