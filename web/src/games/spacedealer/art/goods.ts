/** The four goods: a colour each, and an outline of its own, so that the colour is never the only sign. */

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
/** `any` is the wheel of all four: the player chooses. */
export type Good = Colour | 'any';

export const isColour = (word: string): word is Colour =>
  (COLOURS as readonly string[]).includes(word);

export interface GoodInks {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** The same hue as a wash on paper. */
  readonly wash: string;
}

export const GOOD_INKS: Readonly<Record<Colour, GoodInks>> = {
  red: { base: '#d8452f', light: '#f08a70', dark: '#97271a', wash: '#f7d9c9' },
  yellow: { base: '#f2bd2e', light: '#fde08a', dark: '#b67f10', wash: '#fbecbd' },
  green: { base: '#4f9d46', light: '#9ccc7d', dark: '#2c6a2f', wash: '#dcebc8' },
  blue: { base: '#3c86d0', light: '#9cc9ef', dark: '#1f5493', wash: '#d3e4f2' },
};

/** Goods in a container, colour by colour, as they lie there. */
export const laidOut = (goods: Partial<Record<Colour, number>>): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(goods[colour] ?? 0).fill(colour));
