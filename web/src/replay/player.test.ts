import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../generated/wire';
import { Player } from './player.svelte';

const FRAMES: Frame[] = [0, 1, 2, 3].map((seq) => ({
  step: { seq, kind: 'play', seat: 0, at: 0, events: [{ event: 'aimed', at: seq }] },
  brief: null,
}));

let player: Player;

beforeEach(() => {
  player = new Player();
  player.show(FRAMES, 1);
});

afterEach(() => {
  vi.useRealTimers();
});

test('one step forward tells what happened, a jump or a step back does not', () => {
  expect(player.events).toEqual([]);
  player.go(2);
  expect(player.events).toEqual([{ event: 'aimed', at: 2 }]);
  player.go(0);
  expect(player.events).toEqual([]);
});

test('it stays between the first and the last moment', () => {
  player.go(-3);
  expect(player.at).toBe(0);
  player.go(99);
  expect(player.at).toBe(3);
});

test('running stops at the end, and starts over from there', () => {
  vi.useFakeTimers();
  player.toggle();
  const stop = player.run();
  vi.advanceTimersByTime(60_000);
  stop();
  expect(player.at).toBe(3);
  expect(player.running).toBe(false);
  player.toggle();
  expect(player.at).toBe(0);
});

test('other eyes see the same moment', () => {
  player.go(2);
  player.show([...FRAMES], player.at);
  expect(player.at).toBe(2);
  expect(player.events).toEqual([]);
});
