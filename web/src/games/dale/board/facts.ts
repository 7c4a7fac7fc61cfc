/** Every card's printed facts, as the engine wrote them down. */
import printed from '../../../generated/facts/dale.json';
import type { SetKey } from '../art/sets';
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

/** The cards of a set, the cheapest first. */
export const cardsOf = (set: string): readonly string[] =>
  Object.keys(CARDS)
    .filter((card) => CARDS[card]?.set === set)
    .toSorted((one, other) => factsOf(one).value - factsOf(other).value);

/** How many of this card a whole set holds. */
export const copiesOf = (card: string): number => (CARDS[card] ?? NOTHING).copies;

const OF_SETS: Readonly<Record<string, { readonly box: number }>> = printed.sets;

/** Every set there is. */
export const ALL_SETS: readonly string[] = Object.keys(OF_SETS);

/** The boxes that sets came in, this game's own first. */
export const BOXES: readonly number[] = [
  ...new Set(Object.values(OF_SETS).map(({ box }) => box)),
].toSorted((one, other) => other - one);

export const setsOfBox = (box: number): readonly string[] =>
  ALL_SETS.filter((set) => OF_SETS[set]?.box === box);

const NEEDED: Readonly<Record<'alone' | 'teams', Readonly<Record<string, number>>>> =
  printed.needed;

/** How many sets a game of so many is played with. */
export const setsNeeded = (seats: number, teams: boolean): number =>
  NEEDED[teams ? 'teams' : 'alone'][seats] ?? 0;

/** What may be wished for each set, in the order of touching, and how many sets that brings in. */
const COUNTS: readonly { readonly wish: string; readonly least: number; readonly most: number }[] =
  printed.wishes;

export const WISHES: readonly string[] = COUNTS.map(({ wish }) => wish);

/** How many sets come in by these wishes, at least and at most. */
export function setsBrought(wishes: readonly string[]): { least: number; most: number } {
  const counts = wishes.map((wished) => COUNTS.find(({ wish }) => wish === wished));
  const sum = (end: 'least' | 'most') =>
    counts.reduce((sets, count) => sets + (count?.[end] ?? 0), 0);
  return { least: sum('least'), most: sum('most') };
}
