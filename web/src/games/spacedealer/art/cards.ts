/** What the drawings must know of a card: its shape, its level, its plugs, and the colour of its sky. */
import { GOOD_INKS, type Colour } from './goods';

export const CARD_TYPES = [
  'mine',
  'generator',
  'depot',
  'solar-satellite',
  'multi-mine',
  'mining-complex',
  'converter',
  'sabotage-probe',
  'interstellar-missile',
  'tech-center',
  'orbital-station',
  'transport-probe',
  'fusion-reactor',
  'fusion-mine',
  'fusion-converter',
  'metropolis',
  'megacity',
  'robot-factory',
] as const;

export type CardType = (typeof CARD_TYPES)[number];
/** Beside the planet; action half over demand half; two wide in the action row; two wide in the demand row. */
export type CardShape = 'station' | 'upright' | 'wide' | 'city';
export type Level = 1 | 2 | 3;

export interface Demand {
  readonly goods: readonly Colour[];
  /** For who delivers. */
  readonly points: number;
  /** For the owner of the planet; nobody owns a neutral planet. */
  readonly owner?: number | undefined;
  /** The seat that fulfilled it. */
  readonly by?: number | null | undefined;
  /** Had to be invented. */
  readonly marked?: boolean | undefined;
}

/** What an owner's data file may print otherwise on a card. */
export interface CardPrint {
  readonly shape: CardShape;
  readonly level: Level;
  /** Plugs that need power. */
  readonly plugs: number;
}

/** A card as it lies on the table. */
export interface CardFace extends Partial<CardPrint> {
  readonly type: CardType;
  /** What a mine of one colour digs. */
  readonly colour?: Colour | undefined;
  readonly demands?: readonly Demand[];
  /** How many points a station feeds, how many goods a depot holds. */
  readonly amount?: number | undefined;
  /** What lies on a depot or a transport probe. */
  readonly goods?: readonly Colour[];
  /** Attack markers kept on a probe or a missile. */
  readonly ammunition?: number;
  /** Hit by a missile: its next run only clears it. */
  readonly blocked?: boolean;
  /** Demands that the player's hold fulfils, by their number. */
  readonly fits?: readonly number[];
}

export interface CardLook extends CardPrint {
  /** Whether a timer can be put on it once built. */
  readonly slot: boolean;
  readonly sky: string;
}

const look = (
  shape: CardShape,
  level: Level,
  plugs: 0 | 1 | 2,
  slot: boolean,
  sky: string,
): CardLook => ({ shape, level, plugs, slot, sky });

export const CARD_LOOKS: Readonly<Record<CardType, CardLook>> = {
  mine: look('upright', 1, 1, true, '#efe0c2'),
  generator: look('station', 1, 0, false, '#f6dfae'),
  depot: look('upright', 1, 0, false, '#dfe6d8'),
  'solar-satellite': look('station', 2, 0, false, '#2a3a63'),
  'multi-mine': look('upright', 2, 1, true, '#efe0c2'),
  'mining-complex': look('upright', 2, 1, true, '#efe0c2'),
  converter: look('upright', 2, 1, true, '#ded7ea'),
  'sabotage-probe': look('upright', 2, 1, true, '#d9aaa0'),
  'interstellar-missile': look('upright', 2, 1, true, '#d9aaa0'),
  'tech-center': look('upright', 2, 1, false, '#bfe0da'),
  'orbital-station': look('upright', 2, 1, false, '#34446f'),
  'transport-probe': look('upright', 2, 1, true, '#dfe6d8'),
  'fusion-reactor': look('station', 3, 0, false, '#f3c4b0'),
  'fusion-mine': look('wide', 3, 2, true, '#efe0c2'),
  'fusion-converter': look('wide', 3, 2, true, '#ded7ea'),
  metropolis: look('city', 3, 0, false, '#f3cfa0'),
  megacity: look('city', 3, 0, false, '#c9a6c4'),
  'robot-factory': look('upright', 3, 1, false, '#bfe0da'),
};

export const isCardType = (word: string): word is CardType =>
  (CARD_TYPES as readonly string[]).includes(word);

export const isShape = (word: string): word is CardShape =>
  ['station', 'upright', 'wide', 'city'].includes(word);
export const isLevel = (number: number): number is Level => [1, 2, 3].includes(number);

export const skyOf = (type: CardType, colour?: Colour): string =>
  colour ? GOOD_INKS[colour].wash : CARD_LOOKS[type].sky;

/** The frame says the level: wood, steel, brass. */
export const LEVEL_INKS: Readonly<Record<Level, { frame: string; dark: string; back: string }>> = {
  1: { frame: '#c4935a', dark: '#855726', back: '#7b4a26' },
  2: { frame: '#8ba6b8', dark: '#48647a', back: '#2f5270' },
  3: { frame: '#d9aa45', dark: '#8d6314', back: '#6d2f45' },
};

/** One cell of the grid; every card covers two. */
export const CELL = 100;

export const cardSize = (shape: CardShape): { width: number; height: number } =>
  shape === 'wide' || shape === 'city'
    ? { width: 2 * CELL, height: CELL }
    : { width: CELL, height: 2 * CELL };

/** A box that holds a card with its plugs. */
export const cardBox = (shape: CardShape): string => {
  const { width, height } = cardSize(shape);
  return `-2 -14 ${width + 4} ${height + 16}`;
};

/** Where the timer of a built card stands, from the card's upper left corner, and how large. */
export const slotOf = (
  type: CardType,
  shape: CardShape = CARD_LOOKS[type].shape,
): { x: number; y: number; scale: number } | undefined => {
  if (!CARD_LOOKS[type].slot) return undefined;
  return shape === 'wide' ? { x: 100, y: 56, scale: 0.8 } : { x: 77.5, y: 52, scale: 0.6 };
};

/** Where the timer of a card being built stands: over its points, so that the machine stays in sight. */
export const BUILD_SLOT = { x: 74, y: 148, scale: 0.85 } as const;
