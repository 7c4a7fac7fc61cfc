import { expect, test, vi } from 'vitest';
import type { PlanetView } from '../../../generated/spacedealer';
import type { Controls } from '../board/controls.svelte';
import { pressed } from '../board/keyboard';

function press(key: string, code: string) {
  const touch = vi.fn<(id: string) => void>();
  const timer = vi.fn<(timer: number) => void>();
  const keys = new Map([
    ['plan:0', 'q'],
    ['slot:1', 'a'],
    ['deck:2', 'y'],
  ]);
  const planet = { timers: [{ timer: 4 }, { timer: 7 }] } as unknown as PlanetView;
  const controls = { keys, touch, timer, clear: vi.fn() } as unknown as Controls;
  pressed(new KeyboardEvent('keydown', { key, code }), controls, planet);
  return [...touch.mock.calls.flat(), ...timer.mock.calls.flat()];
}

test.each([
  ['q', 'KeyQ', 'plan:0'],
  ['a', 'KeyQ', 'plan:0'],
  ['q', 'KeyA', 'slot:1'],
  ['z', 'KeyY', 'deck:2'],
])('letters lie in the same place on every keyboard: %s at %s', (key, code, id) => {
  expect(press(key, code)).toEqual([id]);
});

test.each([
  ['1', 'Digit1', 4],
  ['&', 'Digit1', 4],
  ['é', 'Digit2', 7],
  ['2', 'Numpad2', 7],
])('digits are those on the keys: %s at %s', (key, code, timer) => {
  expect(press(key, code)).toEqual([timer]);
});

test('a digit without a timer does nothing', () => {
  expect(press('à', 'Digit0')).toEqual([]);
  expect(press('9', 'Digit9')).toEqual([]);
});
