/** The lines that “How to play” shows: each before and after what the scene speaks of. */
import type { Colour } from '../art/palette';

export interface SceneCard {
  /** The same card before and after is the same piece, which glides. */
  readonly name: string;
  /** Null: Water. */
  readonly owner: Colour | null;
  readonly hidden?: Colour | undefined;
}

export interface SceneLine {
  readonly cards: readonly SceneCard[];
  readonly targets: readonly number[];
  /** Where a shot has just hit. */
  readonly burst?: number;
  /** The positions that a term means. */
  readonly meant?: readonly number[];
}

export interface LineScene {
  readonly before: SceneLine;
  readonly after: SceneLine;
  /** The card that is played. */
  readonly card?: string;
  /** How many ducks each colour has left, before and after. */
  readonly living?: readonly (readonly [before: number, after: number])[];
}

const SEATS = 'abc';

/**
 * Reads a line as the tests of the game write it: `b1 ~1 a1/b2* …`. A letter is a colour, `~` Water, `a1/b2` a duck
 * over another, `*` a target. The number tells equal cards apart.
 */
export function lineOf(text: string, burst?: number): SceneLine {
  const words = text.split(' ');
  return {
    cards: words.map((word) => {
      const [name = '', under] = word.replace('*', '').split('/');
      const owner = SEATS.indexOf(name[0] ?? '');
      return {
        name,
        owner: owner < 0 ? null : (owner as Colour),
        hidden: under ? (SEATS.indexOf(under[0] ?? '') as Colour) : undefined,
      };
    }),
    targets: words.flatMap((word, place) => (word.endsWith('*') ? [place + 1] : [])),
    ...(burst === undefined ? {} : { burst }),
  };
}

const START = 'b1 ~1 a1 c1 a2 b2';
const AIMED = 'b1 ~1 a1 c1* a2 b2';

export const SCENES: readonly [LineScene, ...LineScene[]] = [
  {
    before: lineOf(START),
    after: lineOf(START),
    living: [
      [5, 5],
      [5, 5],
      [5, 5],
    ],
  },
  { before: lineOf(START), after: lineOf(AIMED), card: 'en-joue' },
  { before: lineOf(AIMED), after: lineOf('b1 ~1 a1 a2 b2 c2', 4), card: 'pan' },
  {
    before: lineOf('a1* b1 ~1 c1 a2 b2'),
    after: lineOf('b1* ~1 c1 a2 b2 c2'),
    card: 'en-avant-marche',
  },
  {
    before: lineOf('b1 a1* c1 ~1 a2 b2'),
    after: lineOf('b1/a1 c1* ~1 a2 b2 c2'),
    card: 'planque',
  },
  {
    before: lineOf('~1 a1 ~2 b1* ~3 a2'),
    after: lineOf('~1 a1 ~2 ~3 a2 ~4', 4),
    card: 'pan',
    living: [
      [2, 2],
      [1, 0],
      [0, 0],
    ],
  },
];
