/** The inks of the fairground: the six colours of the seats with their tints, and the shared materials. */

export type Colour = 0 | 1 | 2 | 3 | 4 | 5;

export interface DuckInks {
  /** The paint of the duck: the colour of its owner's seat, as the tokens of the house say it. */
  readonly base: string;
  /** Shade of the same paint, for bellies and wings. */
  readonly dark: string;
  /** Tint of the same paint, for skies and highlights. */
  readonly light: string;
  /** Text on `light` or on paper. */
  readonly ink: string;
}

type Six<Thing> = readonly [Thing, Thing, Thing, Thing, Thing, Thing];

export const COLOURS: Six<DuckInks> = [
  {
    base: 'var(--blue)',
    dark: '#195a94',
    light: '#b7d9f0',
    ink: '#06192b',
  },
  {
    base: 'var(--green)',
    dark: '#115639',
    light: '#b9e0c9',
    ink: '#06241a',
  },
  {
    base: 'var(--orange)',
    dark: '#b6560a',
    light: '#fbd3a8',
    ink: '#3d1a04',
  },
  {
    base: 'var(--pink)',
    dark: '#cb6494',
    light: '#fbdbe8',
    ink: '#4a0f2e',
  },
  {
    base: 'var(--purple)',
    dark: '#361c61',
    light: '#d5c7ec',
    ink: '#221038',
  },
  {
    base: 'var(--yellow)',
    dark: '#cb9a16',
    light: '#fdf0bd',
    ink: '#3f2e02',
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

export const isColour = (seat: number | null): seat is Colour =>
  seat !== null && seat >= 0 && seat < COLOURS.length;
