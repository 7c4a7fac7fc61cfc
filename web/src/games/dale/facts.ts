/** Every card's printed facts, as the engine wrote them down. */
import printed from '../../generated/facts/dale.json';
import { SETS, type SetKey } from './art/sets';
import type { CardFacts, CardKind } from './cardFacts';

interface Printed {
  readonly set: string | null;
  readonly value: number;
  readonly type: string;
  readonly bonus: boolean;
  readonly copies: number;
}

const CARDS: Readonly<Record<string, Printed>> = printed.cards;
const NOTHING: Printed = { set: null, value: 0, type: 'rubbish', bonus: false, copies: 0 };

export function factsOf(card: string): CardFacts {
  const { set, value, type, bonus } = CARDS[card] ?? NOTHING;
  return { set: (set as SetKey | null) ?? 'junk', value, kind: type as CardKind, bonus };
}

/** How many of this card a whole set holds. */
export const copiesOf = (card: string): number => (CARDS[card] ?? NOTHING).copies;

const BOXES: Readonly<Record<string, { readonly box: number }>> = printed.sets;

export const setsOfBox = (box: number): readonly SetKey[] =>
  SETS.filter((set) => BOXES[set]?.box === box);
