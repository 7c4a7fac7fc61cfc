/** What is printed on the cards, as the drawings want it. */
import standard from '../../../generated/facts/spacedealer.json';
import type { BuiltView } from '../../../generated/spacedealer';
import {
  isCardType,
  isLevel,
  isShape,
  type CardFace,
  type CardPrint,
  type CardType,
} from '../art/cards';
import type { Demand } from '../art/cards';
import { isColour, laidOut, type Colour } from '../art/goods';

interface PrintedDemand {
  readonly goods: readonly string[];
  readonly points: number;
  readonly owner: number;
}
interface PrintedCard {
  readonly type: string;
  readonly level: number;
  readonly shape: string;
  readonly connections: number;
  readonly amount: number;
  readonly effect: string;
  readonly colour: string | null;
  readonly slot: boolean;
  readonly demands: readonly PrintedDemand[];
  /** The names of those of these values that had to be invented. */
  readonly reconstructed: readonly string[];
}
/** The facts of one edition, as the engine writes them down. */
export interface Facts {
  readonly cards: Readonly<Record<string, PrintedCard>>;
  readonly orders: Readonly<Record<string, PrintedDemand & { readonly reconstructed: boolean }>>;
  readonly scale: { readonly levels: readonly number[]; readonly reconstructed: boolean };
}

/** What is known of a card without looking at the table. */
export interface CardFacts extends CardPrint {
  readonly type: CardType;
  readonly colour?: Colour;
  readonly amount: number;
  readonly effect: string;
  readonly slot: boolean;
  readonly demands: readonly Demand[];
  readonly reconstructed: readonly string[];
}

export const colours = (words: readonly string[]): Colour[] => words.filter(isColour);

/** The pieces of the edition at the table; without facts, those that come with the game. */
export class Pieces {
  readonly #facts: Facts;

  constructor(facts?: unknown) {
    this.#facts = (facts ?? standard) as Facts;
  }

  card(slug: string): CardFacts {
    const card = this.#facts.cards[slug];
    if (!card || !isCardType(card.type) || !isShape(card.shape) || !isLevel(card.level))
      throw new Error(`There is no card "${slug}"`);
    const { type, shape, level, connections, amount, effect, slot, reconstructed } = card;
    const marked = reconstructed.includes('demands');
    return {
      type,
      shape,
      level,
      plugs: connections,
      amount,
      effect,
      slot,
      reconstructed,
      ...(card.colour !== null && isColour(card.colour) ? { colour: card.colour } : {}),
      demands: card.demands.map(({ goods, points, owner }): Demand => ({
        goods: colours(goods),
        points,
        owner,
        marked,
      })),
    };
  }

  /** A neutral order: nobody owns the planet. */
  order(slug: string): Demand {
    const order = this.#facts.orders[slug];
    if (!order) throw new Error(`There is no order "${slug}"`);
    return { goods: colours(order.goods), points: order.points, marked: order.reconstructed };
  }

  /** Whether the steps of the technology scale that comes with the box had to be invented. */
  get scaleMarked(): boolean {
    return this.#facts.scale.reconstructed;
  }

  /** A card that is not built yet, for CardTile. */
  face(slug: string): CardFace {
    const { type, colour, demands, shape, level, plugs, amount } = this.card(slug);
    return { type, colour, demands, shape, level, plugs, amount };
  }

  /** A card as it lies on a planet, for CardTile. */
  asDrawn(built: BuiltView, fits: readonly number[] = []): CardFace {
    const face = this.face(built.card);
    return {
      ...face,
      demands: built.demands.map(({ goods, points, owner, by }, nth): Demand => ({
        goods: colours(goods),
        points,
        owner,
        by,
        marked: face.demands?.[nth]?.marked,
      })),
      goods: laidOut(built.goods),
      ammunition: built.ammunition,
      blocked: built.blocked,
      fits,
    };
  }
}

/** Built cards, those under others first; each with its number, for two of a kind may lie on the same column. */
export const lowestFirst = <Built extends { readonly covered: boolean }>(
  area: readonly Built[],
): (Built & { nth: number })[] =>
  area
    .map((built, nth) => ({ ...built, nth }))
    .toSorted((a, b) => Number(b.covered) - Number(a.covered));
