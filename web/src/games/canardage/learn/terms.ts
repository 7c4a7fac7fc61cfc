/** What the glossary shows of each term: pieces of the game, put together for it. */
import type { Colour } from '../art/palette';
import { lineOf, type SceneLine } from './lines';

export interface TermPieces {
  readonly line?: SceneLine;
  /** Action cards; with a line, the one that is played. */
  readonly cards?: readonly string[];
  readonly back?: 'duck' | 'action';
  readonly duck?: Colour;
  /** How many ducks each colour has left. */
  readonly living?: readonly number[];
  /** The sign of a turn that is missed. */
  readonly skip?: boolean;
}

const LINE = 'b1 ~1 a1 c1 a2 b2';
const AIMED = 'b1 ~1 a1 c1* a2 b2';
const HIDING = 'b1 c1/a1 ~1 a2 b2 c2';
const meaning = (text: string, ...meant: readonly number[]): TermPieces => ({
  line: { ...lineOf(text), meant },
});

export const TERMS: Readonly<Record<string, TermPieces>> = {
  absorbed: { line: { ...lineOf('b1 ~1* a1 c1 a2 b2', 2), meant: [2] }, cards: ['pan'] },
  'action-card': { cards: ['en-joue', 'pan', 'en-avant-marche'] },
  cover: meaning(HIDING, 2),
  dead: { living: [3] },
  'discard-pile': { cards: ['pan'] },
  'draw-pile': { back: 'action' },
  'duck-pile': { back: 'duck' },
  head: meaning(LINE, 1),
  hidden: meaning(HIDING, 2),
  line: { line: lineOf(LINE) },
  living: { living: [5] },
  marker: { duck: 0 },
  'miss-a-turn': { skip: true },
  neighbouring: meaning(LINE, 3, 4),
  out: { living: [0] },
  position: meaning(LINE, 1, 2, 3, 4, 5, 6),
  possible: { cards: ['en-joue'] },
  protected: { line: lineOf('b1 ~1 a1* c1 a2 b2'), cards: ['a-couvert'] },
  rear: meaning(LINE, 6),
  revenge: { cards: ['magret'] },
  shot: { line: lineOf(AIMED, 4), cards: ['pan'] },
  target: { line: lineOf(AIMED) },
  targeted: meaning(AIMED, 4),
  water: meaning(LINE, 2),
};
