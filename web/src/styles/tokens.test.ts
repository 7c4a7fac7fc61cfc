/** Words stay readable: the pairs of colours used for text meet WCAG AA, by day and by night. */
import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

type Mode = 'light' | 'dark';
type Colour = [red: number, green: number, blue: number];

const AA_TEXT = 4.5;
const AA_SHAPES = 3;
const SEATS = ['blue', 'green', 'orange', 'pink', 'purple', 'yellow'];

const TEXT_PAIRS: [ink: string, ground: string][] = [
  ...['paper', 'paper-sunk', 'paper-raised'].flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'danger', 'good'].map((ink) => [ink, ground]),
  ),
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['wood-ink', 'wood'],
  ['wood-ink-soft', 'wood'],
  ['wood-ink', 'tray'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger', 'danger-soft'],
  ['good', 'good-soft'],
  ...SEATS.map((seat): [string, string] => [`${seat}-ink`, seat]),
  ...SEATS.map((seat): [string, string] => [`${seat}-strong`, 'paper']),
];

const SHAPE_PAIRS: [line: string, ground: string][] = [
  ['field-edge', 'paper'],
  ['field-edge', 'paper-raised'],
  ['accent', 'paper'],
  ['lit', 'paper'],
  ['accent-strong', 'wood'],
  ['accent-strong', 'tray'],
  ['accent-strong', 'paper'],
];

function colour(name: string, mode: Mode): Colour {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const [light, dark = light] = value.match(/#[0-9a-f]+/g) ?? [];
  const hex = (mode === 'light' ? light : dark)?.slice(1);
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as Colour;
}

function luminance(rgb: Colour): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colour(name, mode)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each<Mode>(['light', 'dark'])('%s', (mode) => {
  test.each(TEXT_PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground, mode)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test.each(SHAPE_PAIRS)('%s can be seen on %s', (line, ground) => {
    expect(contrast(line, ground, mode)).toBeGreaterThanOrEqual(AA_SHAPES);
  });

  test('the ring round a lit card stands out from the card or from what the card lies on', () => {
    const best = Math.max(contrast('lit', 'card-face', mode), contrast('lit', 'tray', mode));
    expect(best).toBeGreaterThanOrEqual(AA_SHAPES);
  });
});
