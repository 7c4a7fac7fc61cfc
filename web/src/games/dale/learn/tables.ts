/** What “How to play” and the glossary show of a table: each scene before and after what it speaks of. */
import type { GlyphName } from '../art/glyphs';

export interface SceneTable {
  /** The cheapest place first, as the engine counts; null where a card is gone. */
  readonly market?: readonly (string | null)[];
  /** The place that is bought from. */
  readonly bought?: number;
  readonly hand?: readonly string[];
  /** The places of the cards in hand that are used. */
  readonly used?: readonly number[];
  readonly stacks?: readonly (readonly string[])[];
  /** The action came back. */
  readonly again?: boolean;
  /** Cards that lie face down. */
  readonly backs?: number;
  readonly seats?: readonly number[];
  /** What is done with the cards, or where they lie. */
  readonly sign?: GlyphName;
}

export interface TableScene {
  readonly before: SceneTable;
  readonly after: SceneTable;
}

export const MARKET = ['shopping-journey', 'magnet', 'swank', 'safety-precaution', 'siesta'];
export const START = ['junk', 'junk', 'junk', 'steady-achiever', 'tireless-tinkerer'];
const TWO = [['tireless-tinkerer'], ['calculations']];
export const SEVEN = [
  ...TWO,
  ['safety-precaution'],
  ['magnet'],
  ['lunch-break'],
  ['housecleaning', 'housecleaning'],
  ['magnet', 'safety-precaution'],
];

export const SCENES: readonly [TableScene, ...TableScene[]] = [
  {
    before: { stacks: [], hand: START },
    after: { stacks: [['tireless-tinkerer']], hand: START.slice(0, -1) },
  },
  { before: { market: MARKET }, after: { market: MARKET, bought: 0 } },
  {
    before: { market: MARKET, hand: START, bought: 0 },
    after: {
      market: [null, ...MARKET.slice(1)],
      hand: ['junk', 'steady-achiever', 'tireless-tinkerer', 'shopping-journey'],
    },
  },
  {
    before: { stacks: TWO, hand: ['calculations', 'tireless-tinkerer', 'junk'], used: [0, 1] },
    after: { stacks: [...TWO, ['calculations', 'tireless-tinkerer']], hand: ['junk'] },
  },
  {
    before: { hand: ['magnet', 'junk', 'junk'], used: [0] },
    after: { hand: ['safety-precaution', 'junk', 'junk'], again: true },
  },
  {
    before: { stacks: SEVEN, hand: ['glue', 'safety-precaution'], used: [0, 1] },
    after: { stacks: [...SEVEN, ['glue', 'safety-precaution']] },
  },
];
