/** What is printed on a card besides its words. */
import type { SetKey } from '../art/sets';

export type CardKind = 'technique' | 'passive' | 'rubbish';

export interface CardFacts {
  readonly set: SetKey | 'junk';
  readonly value: number;
  readonly kind: CardKind;
  /** Played as a technique, it gives one more action. */
  readonly bonus: boolean;
}

/** The card a chameleon stands for. */
export interface CopiedCard {
  readonly card: string;
  readonly facts: CardFacts;
}

/** tiny: in stalls and piles; small: in hand and market; full: to read. */
export type CardSize = 'tiny' | 'small' | 'full';
