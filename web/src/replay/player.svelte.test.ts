import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../generated/wire';
import { Player } from './player.svelte';
import { unfold } from './unfold';

const moment = (seq: number, at: number): Moment => ({
  step: { seq, kind: 'play', seat: 0, at, events: [{ event: 'aimed', at: seq }] },
  changes: [[[], { seq }]],
});
const MOMENTS = unfold([0, 1, 2, 3].map((seq) => moment(seq, 0)));
/** Two moves at one instant, and a long wait. */
const FILM = unfold([0, 1000, 2000, 2000, 60_000].map((at, seq) => moment(seq, at)));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function player(timed: boolean): Player {
  const made = new Player(timed);
  made.show(timed ? FILM : MOMENTS);
  return made;
}

/** Lets a player run as its page does. */
function watch(watched: Player, ms: number): void {
  const stop = $effect.root(() => {
    $effect(() => {
      if (watched.running) return watched.run();
    });
  });
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
  stop();
}

test('one step forward tells what happened, a jump or a step back does not', () => {
  const moves = player(false);
  moves.go(1);
  expect(moves.events).toEqual([{ event: 'aimed', at: 1 }]);
  moves.go(3);
  expect(moves.events).toEqual([]);
  moves.go(2);
  expect(moves.events).toEqual([]);
});

test('it stays between the first and the last moment', () => {
  const moves = player(false);
  moves.go(-3);
  expect(moves.at).toBe(0);
  moves.go(99);
  expect(moves.at).toBe(3);
  const film = player(true);
  film.seek(-5);
  expect([film.at, film.time]).toEqual([0, 0]);
  film.seek(1e9);
  expect([film.at, film.time]).toEqual([4, 60_000]);
});

test('running stops at the end, and starts over from there', () => {
  for (const timed of [false, true]) {
    const one = player(timed);
    one.toggle();
    watch(one, 70_000);
    expect(one.at).toBe(one.last);
    expect(one.running).toBe(false);
    one.toggle();
    expect([one.at, one.running]).toEqual([0, true]);
  }
});

test('other eyes see the same moment', () => {
  const film = player(true);
  film.seek(1500);
  film.show([...FILM]);
  expect([film.at, film.clock.now()]).toEqual([1, 1500]);
  expect(film.events).toEqual([]);
});

test('every instant can be shown, also those between two moves', () => {
  const film = player(true);
  film.seek(1999);
  expect([film.at, film.clock.now()]).toEqual([1, 1999]);
  film.seek(2000);
  expect(film.at).toBe(3);
  film.skip(1);
  expect([film.at, film.clock.now()]).toEqual([3, 7000]);
  film.skip(-1);
  expect([film.at, film.clock.now()]).toEqual([3, 2000]);
});

test('steps go through moves that were made at one instant', () => {
  const film = player(true);
  film.go(2);
  film.go(3);
  expect([film.at, film.clock.now()]).toEqual([3, 2000]);
  expect(film.events).toEqual([{ event: 'aimed', at: 3 }]);
});

test('a film runs at its speed, and passes every move on its way', () => {
  const film = player(true);
  film.speed = 4;
  film.running = true;
  watch(film, 300);
  expect(film.at).toBe(1);
  expect(film.events).toEqual([{ event: 'aimed', at: 1 }]);
  watch(film, 400);
  expect(film.at).toBe(3);
  expect(film.events.length).toBeGreaterThan(1);
  expect(film.time).toBeGreaterThan(2000);
  expect(film.time).toBeLessThanOrEqual(2800);
});

test('the clock is a new one when time jumps, stops, goes on or changes its speed, and only then', () => {
  const film = player(true);
  const clocks = new Set([film.clock]);
  expect(film.clock).toMatchObject({ speed: 0, paused: false });
  film.seek(100);
  clocks.add(film.clock);
  film.toggle();
  expect(film.clock.speed).toBe(1);
  watch(film, 1200);
  clocks.add(film.clock);
  expect(film.at).toBe(1);
  film.speed = 32;
  expect(film.clock.speed).toBe(32);
  expect(film.clock.now()).toBeGreaterThanOrEqual(1200);
  clocks.add(film.clock);
  film.toggle();
  clocks.add(film.clock);
  expect(clocks.size).toBe(5);
  const stopped = film.clock.now();
  vi.advanceTimersByTime(5000);
  expect(film.clock.now()).toBe(stopped);
});

test('while nobody can see it, a film waits', () => {
  let draw: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    draw = callback;
    return 0;
  });
  const film = player(true);
  film.toggle();
  film.run();
  vi.advanceTimersByTime(500);
  draw(0);
  expect(film.time).toBe(500);
  vi.advanceTimersByTime(30_000);
  draw(0);
  expect(film.time).toBe(500);
  vi.advanceTimersByTime(500);
  draw(0);
  expect(film.time).toBe(1000);
  vi.unstubAllGlobals();
});

test('a player begins at the speed that was last chosen for its kind', () => {
  player(true).speed = 8;
  expect(player(true).speed).toBe(8);
  expect(player(false).speed).toBe(1);
});

test('a film that goes on from another game begins at its first instant', () => {
  const film = new Player(true);
  film.show(unfold([90_000, 95_000].map((at, seq) => moment(seq, at))));
  film.seek(0);
  expect(film.time).toBe(90_000);
});
