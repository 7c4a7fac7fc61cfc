/** What is printed on the cards, as the drawings want it. */
import printed from '../../../generated/facts/spacedealer.json';
import type { BuiltView } from '../../../generated/spacedealer';
import { isCardType, type CardType, type Demand } from '../art/cards';
import { isColour, laidOut, type Colour } from '../art/goods';

interface Printed {
  readonly type: string;
  readonly level: number;
  readonly shape: string;
  readonly amount: number;
  readonly effect: string;
  readonly colour: string | null;
  readonly slot: boolean;
  readonly demands: readonly PrintedDemand[];
}
interface PrintedDemand {
  readonly goods: readonly string[];
  readonly points: number;
  readonly owner: number;
}

const CARDS = printed.cards as Readonly<Record<string, Printed>>;
const ORDERS = printed.orders as Readonly<Record<string, PrintedDemand>>;

export interface CardFacts {
  readonly type: CardType;
  readonly colour?: Colour;
  readonly amount: number;
  readonly effect: string;
  readonly level: number;
  readonly slot: boolean;
  readonly demands: readonly Demand[];
}

export const colours = (words: readonly string[]): Colour[] => words.filter(isColour);

const demandOf = ({ goods, points, owner }: PrintedDemand): Demand => ({
  goods: colours(goods),
  points,
  owner,
});

export function cardFacts(slug: string): CardFacts {
  const card = CARDS[slug];
  if (!card || !isCardType(card.type)) throw new Error(`There is no card "${slug}"`);
  const { type, amount, effect, level, slot } = card;
  return {
    type,
    amount,
    effect,
    level,
    slot,
    ...(card.colour !== null && isColour(card.colour) ? { colour: card.colour } : {}),
    demands: card.demands.map(demandOf),
  };
}

/** A neutral order: nobody owns the planet. */
export function orderFacts(slug: string): Demand {
  const order = ORDERS[slug];
  if (!order) throw new Error(`There is no order "${slug}"`);
  return { goods: colours(order.goods), points: order.points };
}

/** Built cards, those under others first; each with its number, for two of a kind may lie on the same column. */
export const lowestFirst = <Built extends { readonly covered: boolean }>(
  area: readonly Built[],
): (Built & { nth: number })[] =>
  area
    .map((built, nth) => ({ ...built, nth }))
    .toSorted((a, b) => Number(b.covered) - Number(a.covered));

/** A card as it lies on a planet, for CardTile. */
export function asDrawn(built: BuiltView, fits: readonly number[] = []) {
  const { type, colour } = cardFacts(built.card);
  return {
    type,
    colour,
    demands: built.demands.map(({ goods, points, owner, by }): Demand => ({
      goods: colours(goods),
      points,
      owner,
      by,
    })),
    goods: laidOut(built.goods),
    ammunition: built.ammunition,
    blocked: built.blocked,
    fits,
  };
}
