/** Words in the colour of a set stay readable, by day and by night. */
import { describe, expect, test } from 'vitest';
import tokens from '../../../styles/tokens.css?raw';
import css from '../art/sets.css?raw';
import { SETS } from '../art/sets';

const AA_TEXT = 4.5;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** By day and by night, or twice the same. */
function colours(source: string, name: string): string[] {
  const value = new RegExp(`${name}:([^;]+);`).exec(source)?.[1] ?? '';
  const found = value.match(/#[0-9a-f]{6}/g) ?? [];
  expect(found.length, `${name} is a colour`).toBeGreaterThan(0);
  return found.length === 1 ? [...found, ...found] : found;
}

const setInk = colours(css, '--set-ink')[0] ?? '';
const paper = colours(tokens, '--paper');

describe.each([...SETS, 'junk'])('%s', (set) => {
  const block = new RegExp(`\\[data-set='${set}'\\] \\{([^}]+)\\}`).exec(css)?.[1] ?? '';

  test('its ink carries words, and is readable on its tint', () => {
    const [ink = ''] = colours(block, '--set');
    const [tint = ''] = colours(block, '--set-tint');
    expect(contrast(setInk, ink)).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast(ink, tint)).toBeGreaterThanOrEqual(3);
  });

  test('its name is readable on paper', () => {
    colours(block, '--set-strong').forEach((strong, mode) => {
      expect(contrast(strong, paper[mode] ?? '')).toBeGreaterThanOrEqual(AA_TEXT);
    });
  });
});
