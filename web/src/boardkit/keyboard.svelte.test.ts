import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../i18n';
import { digitOf, labelOf, placeOf, readLayout } from './keyboard.svelte';

const press = (key: string, code = '') => new KeyboardEvent('keydown', { key, code });

/** A browser that tells what its keys are called, or does not. */
async function withLayout(keys?: Record<string, string>): Promise<void> {
  const keyboard = keys && { getLayoutMap: () => Promise.resolve(new Map(Object.entries(keys))) };
  Object.defineProperty(navigator, 'keyboard', { value: keyboard, configurable: true });
  await readLayout();
}

beforeEach(() => setLanguage('en'));
afterEach(() => withLayout());

test.each([
  ['1', 'Digit1', 1],
  ['&', 'Digit1', 1],
  ['é', 'Digit2', 2],
  ['à', 'Digit0', 0],
  ['7', 'Numpad7', 7],
  ['End', 'Numpad1', undefined],
  ['3', '', 3],
  ['F1', 'F1', undefined],
])('the digit on the key %s (%s) is %s', (key, code, digit) => {
  expect(digitOf(press(key, code))).toBe(digit);
});

test.each([
  ['a', 'KeyQ', 'q'],
  ['A', 'KeyQ', 'q'],
  ['z', 'KeyY', 'y'],
  [';', 'Comma', ','],
  ['q', '', 'q'],
  ['Q', '', 'q'],
  ['Enter', '', undefined],
  ['ArrowLeft', 'ArrowLeft', undefined],
])('the key %s (%s) lies at %s', (key, code, place) => {
  expect(placeOf(press(key, code))).toBe(place);
});

test('a browser that tells its layout is believed, in any language', async () => {
  await withLayout({ KeyQ: 'a', KeyY: 'z', Comma: ';' });
  expect([labelOf('q'), labelOf('y'), labelOf(','), labelOf('e')]).toEqual(['A', 'Z', ';', 'E']);
  await setLanguage('fr');
  await withLayout({ KeyQ: 'q', KeyW: 'w' });
  expect([labelOf('q'), labelOf('w')]).toEqual(['Q', 'W']);
});

test('a browser that does not is taken to have the keyboard of the language', async () => {
  await withLayout();
  expect(['q', 'w', 'e', '.'].map(labelOf)).toEqual(['Q', 'W', 'E', '.']);
  await setLanguage('it');
  expect(labelOf('q')).toBe('Q');
  await setLanguage('fr');
  expect(['q', 'w', 'e', '.'].map(labelOf)).toEqual(['A', 'Z', 'E', ':']);
});

test('a browser that refuses to tell is one that does not', async () => {
  const keyboard = { getLayoutMap: () => Promise.reject(new Error('not allowed')) };
  Object.defineProperty(navigator, 'keyboard', { value: keyboard, configurable: true });
  await readLayout();
  expect(labelOf('q')).toBe('Q');
});
