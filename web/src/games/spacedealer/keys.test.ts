import { describe, expect, test } from 'vitest';
import { keysFor } from './keys';

describe('keys', () => {
  test('jobs keep their letters, whatever else is lit', () => {
    const few = keysFor(['technology', 'slot:4']);
    const many = keysFor([
      'field:2',
      'slot:4',
      'technology',
      'pile:depot-1',
      'timer',
      'ship:0:red',
    ]);
    expect([few.get('technology'), few.get('slot:4')]).toEqual(['t', 'f']);
    expect([many.get('technology'), many.get('slot:4')]).toEqual(['t', 'f']);
    expect(many.has('ship:0:red')).toBe(false);
    expect(many.has('timer')).toBe(false);
  });

  test('no letter stands for two things', () => {
    const lit = ['technology', 'plan:0', 'plan:1', 'ship:0', 'deck:2', 'deck:3'];
    for (let at = 0; at < 12; at += 1) lit.push(`field:${at}`);
    const letters = [...keysFor(lit).values()];
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBe(lit.length);
  });
});
