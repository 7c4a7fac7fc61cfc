import { describe, expect, test } from 'vitest';
import { legible } from '../art/legible';

describe('letters in a drawing', () => {
  test('have the size that was wished for where it can be read', () => {
    expect(legible(20, 30, 1)).toBe(20);
    expect(legible(20, 30, 0)).toBe(20);
  });

  test('grow as the drawing shrinks, never below 11 pixels', () => {
    for (const pixels of [0.3, 0.45, 0.5, 0.9]) {
      const size = legible(20, 40, pixels);
      if (size === undefined) throw new Error(`too small at ${pixels}`);
      expect(size * pixels).toBeGreaterThanOrEqual(11);
    }
  });

  test('give way where even the largest could not be read', () => {
    expect(legible(20, 30, 0.3)).toBeUndefined();
  });
});
