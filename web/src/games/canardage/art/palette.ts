/** The inks of the fairground: six duck colours, each with a shape of its own, and the shared materials. */

export type Colour = 0 | 1 | 2 | 3 | 4 | 5;

export interface DuckInks {
  readonly name: string;
  /** The paint of the duck. */
  readonly base: string;
  /** Shade of the same paint, for bellies and wings. */
  readonly dark: string;
  /** Tint of the same paint, for skies and highlights. */
  readonly light: string;
  /** Text on `light` or on paper. */
  readonly ink: string;
  /** Text on `base`. */
  readonly onBase: string;
}

type Six<Thing> = readonly [Thing, Thing, Thing, Thing, Thing, Thing];

export const COLOURS: Six<DuckInks> = [
  {
    name: 'blue',
    base: '#2a80c8',
    dark: '#195a94',
    light: '#b7d9f0',
    ink: '#06192b',
    onBase: '#03101d',
  },
  {
    name: 'green',
    base: '#1d7f54',
    dark: '#115639',
    light: '#b9e0c9',
    ink: '#06241a',
    onBase: '#ffffff',
  },
  {
    name: 'orange',
    base: '#ea7b1c',
    dark: '#b6560a',
    light: '#fbd3a8',
    ink: '#3d1a04',
    onBase: '#241204',
  },
  {
    name: 'pink',
    base: '#f09cc1',
    dark: '#cb6494',
    light: '#fbdbe8',
    ink: '#4a0f2e',
    onBase: '#3a0d22',
  },
  {
    name: 'purple',
    base: '#512f88',
    dark: '#361c61',
    light: '#d5c7ec',
    ink: '#221038',
    onBase: '#ffffff',
  },
  {
    name: 'yellow',
    base: '#f6cf3c',
    dark: '#cb9a16',
    light: '#fdf0bd',
    ink: '#3f2e02',
    onBase: '#2d2300',
  },
];

export interface Shape {
  readonly name: string;
  /** Path data in a box of 32 by 32, centred on 16,16. */
  readonly path: string;
  /** Where a letter finds room: its baseline and its size. */
  readonly baseline: number;
  readonly letterSize: number;
}

/** The badge of each colour, in the order of `COLOURS`: nobody needs colour vision. */
export const SHAPES: Six<Shape> = [
  {
    name: 'circle',
    path: 'M16 2.5a13.5 13.5 0 0 1 0 27a13.5 13.5 0 0 1 0-27z',
    baseline: 21.7,
    letterSize: 16,
  },
  { name: 'triangle', path: 'M16 1L31 28.5H1z', baseline: 25.6, letterSize: 14 },
  { name: 'square', path: 'M4 4h24v24H4z', baseline: 21.7, letterSize: 16 },
  { name: 'diamond', path: 'M16 .4L29.6 16L16 31.6L2.4 16z', baseline: 20.9, letterSize: 14 },
  { name: 'hexagon', path: 'M9 3.5h14L30.3 16L23 28.5H9L1.7 16z', baseline: 21.7, letterSize: 16 },
  {
    name: 'star',
    path: 'M16-.6L21 10.2L32.2 11.6L24.1 20L26.2 31.4L16 25.8L5.8 31.4L7.9 20L-.2 11.6L11 10.2z',
    baseline: 21.9,
    letterSize: 13,
  },
];

/** What the booth is made of. */
export const INK = '#2b211c';
export const PAPER = '#fbf3e0';
export const KRAFT = '#e9d6b0';
export const WOOD = '#b9814a';
export const WOOD_DARK = '#7a4d29';
export const BRASS = '#dca637';
export const RED = '#cf4530';
export const RED_DARK = '#9c2e20';
export const SEA = '#4fa3ad';
export const SEA_DARK = '#2b7480';
export const SEA_LIGHT = '#a9d8d4';
