import { beforeEach, expect, test } from 'vitest';
import { eyesOf, rememberEyes, rememberSpeed, speedOf } from './memory';

beforeEach(() => {
  localStorage.clear();
});

test('speed is remembered for each kind of replay, if there is such a speed', () => {
  expect(speedOf('film', [1, 8])).toBe(1);
  rememberSpeed('film', 8);
  rememberSpeed('moves', 0.5);
  expect(speedOf('film', [1, 8])).toBe(8);
  expect(speedOf('moves', [0.5, 1])).toBe(0.5);
  expect(speedOf('moves', [1, 2])).toBe(1);
});

test('eyes are remembered for each of the last tables', () => {
  expect(eyesOf('a')).toBeUndefined();
  rememberEyes('a', 2);
  rememberEyes('b', null);
  rememberEyes('a', 0);
  expect(eyesOf('a')).toBe(0);
  expect(eyesOf('b')).toBeNull();
  for (let table = 0; table < 40; table++) rememberEyes(String(table), 1);
  expect(eyesOf('a')).toBeUndefined();
  expect(eyesOf('39')).toBe(1);
});

test.each([
  'nonsense',
  'null',
  '[]',
  '{"eyes":[["a","x"],["b",-1],7],"speed":3}',
  '{"eyes":{"a":1}}',
])('what is stored may be anything: %s', (stored) => {
  localStorage.setItem('webfoot.replay', stored);
  expect(eyesOf('a')).toBeUndefined();
  expect(eyesOf('b')).toBeUndefined();
  expect(speedOf('film', [1, 2])).toBe(1);
});
