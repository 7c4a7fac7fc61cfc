import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Moment } from '../generated/wire';
import { pressed } from './keys';
import { Player, SKIP_MS } from './player.svelte';
import { unfold } from './unfold';

const MOMENTS: Moment[] = [0, 20_000, 40_000].map((at, seq) => ({
  step: { seq, kind: 'play', seat: 0, at, events: [] },
  changes: [],
}));

let film: Player;
const listen = (press: KeyboardEvent) => {
  pressed(press, film);
};

beforeEach(() => {
  film = new Player(true);
  film.show(unfold(MOMENTS));
  document.body.innerHTML = '<button>b</button><input type="range"><input type="text">';
  addEventListener('keydown', listen);
});

afterEach(() => {
  removeEventListener('keydown', listen);
});

function press(key: string, on = 'body', more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return !document.querySelector(on)?.dispatchEvent(event);
}

test('arrows skip seconds, comma and full stop go from move to move', () => {
  press('.');
  expect([film.at, film.time]).toEqual([1, 20_000]);
  press('ArrowRight');
  expect([film.at, film.time]).toEqual([1, 20_000 + SKIP_MS]);
  press('ArrowLeft');
  press('ArrowLeft', 'input[type=range]');
  expect([film.at, film.time]).toEqual([0, 20_000 - SKIP_MS]);
  press('End');
  expect(film.at).toBe(2);
  press(',');
  expect(film.at).toBe(1);
  press('Home');
  expect(film.time).toBe(0);
});

test('space plays and pauses, unless it presses a button', () => {
  expect(press(' ')).toBe(true);
  expect(film.running).toBe(true);
  expect(press(' ', 'button')).toBe(false);
  expect(film.running).toBe(true);
  press(' ', 'input[type=range]');
  expect(film.running).toBe(false);
});

test('where one writes, and with other keys held, nothing happens', () => {
  expect(press('.', 'input[type=text]')).toBe(false);
  expect(press('ArrowRight', 'body', { altKey: true })).toBe(false);
  expect(film.time).toBe(0);
});

test('steps lie under the same fingers on a French keyboard', () => {
  press(':', 'body', { code: 'Period' });
  expect(film.at).toBe(1);
  press(';', 'body', { code: 'Comma' });
  expect(film.at).toBe(0);
  // Its comma lies where others have the M.
  press(',', 'body', { code: 'KeyM' });
  expect(film.at).toBe(0);
});

test('a game without time goes from move to move with the arrows', () => {
  film = new Player(false);
  film.show(unfold(MOMENTS));
  press('ArrowRight');
  expect(film.at).toBe(1);
  press('ArrowLeft');
  expect(film.at).toBe(0);
});
