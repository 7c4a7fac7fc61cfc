/** Who wants what: every open demand of the others' planets and of neutral ones, against what one's ships carry. */
import type { PlanetView, SpaceDealerView } from '../../../generated/spacedealer';
import { COLOURS, type Colour } from '../art/goods';
import { colours, type Pieces } from './cardFacts';
import type { Goods } from './holds';

/** One demand: what is missing counts from the hold that comes nearest to it. */
export interface Want {
  /** What is touched to fulfil it. */
  readonly id: string;
  readonly goods: readonly Colour[];
  /** For who delivers. */
  readonly points: number;
  /** For the owner of the planet; nobody owns a neutral one. */
  readonly owner?: number | undefined;
  readonly needs: Readonly<Record<Colour, number>>;
  readonly lacks: Readonly<Record<Colour, number>>;
  /** One ship carries all of it, wherever it is. */
  readonly fits: boolean;
  /** The card that asks for it. */
  readonly card: string;
}

/** The demands of one planet. */
export interface Wanting {
  readonly field: number;
  /** Nobody's, where it is neutral. */
  readonly seat?: number;
  readonly wants: readonly Want[];
}

const NOTHING: Goods = {};

function counted(goods: readonly Colour[]): Record<Colour, number> {
  const counts: Record<Colour, number> = { red: 0, yellow: 0, green: 0, blue: 0 };
  for (const good of goods) counts[good] += 1;
  return counts;
}

function missing(needs: Readonly<Record<Colour, number>>, hold: Goods): Record<Colour, number> {
  const lacks = { ...needs };
  for (const colour of COLOURS) lacks[colour] = Math.max(0, needs[colour] - (hold[colour] ?? 0));
  return lacks;
}

const sum = (counts: Readonly<Record<Colour, number>>): number =>
  COLOURS.reduce((all, colour) => all + counts[colour], 0);

type Demand = Pick<Want, 'id' | 'goods' | 'points' | 'owner' | 'card'>;

function against(holds: readonly Goods[], demand: Demand): Want {
  const needs = counted(demand.goods);
  const [nearest = needs] = holds
    .map((hold) => missing(needs, hold))
    .toSorted((one, other) => sum(one) - sum(other));
  return { ...demand, needs, lacks: nearest, fits: sum(nearest) === 0 };
}

/** All that the others want, planet by planet around the ring from one's own on. `mine` is absent for who watches. */
export function wantings(
  view: SpaceDealerView,
  own: number,
  mine: PlanetView | undefined,
  pieces: Pieces,
): Wanting[] {
  const holds = mine?.ships.map(({ goods }) => goods) ?? [NOTHING];
  const fields = view.ring.length;
  const first = 2 * own;
  return Array.from({ length: fields }, (_, at): Wanting => {
    const field = (first + at) % fields;
    if (field % 2) {
      const order = view.ring[field]?.order;
      if (!order) return { field, wants: [] };
      const { goods, points } = pieces.order(order);
      return {
        field,
        wants: [against(holds, { id: `order:${field}`, goods, points, card: order })],
      };
    }
    const seat = field / 2;
    const area = seat === own ? [] : (view.planets[seat]?.area ?? []);
    const wants = area.flatMap(({ card, column, demands }) =>
      demands.flatMap(({ goods, points, owner, by }, nth) =>
        by === null
          ? [
              against(holds, {
                id: `demand:${seat}:${column}:${nth}`,
                goods: colours(goods),
                points,
                owner,
                card,
              }),
            ]
          : [],
      ),
    );
    return { field, seat, wants };
  }).filter(({ wants }) => wants.length > 0);
}

/** What one's ships carry together, colour by colour. */
export function aboard(mine: PlanetView | undefined): Record<Colour, number> {
  const counts = counted([]);
  for (const { goods } of mine?.ships ?? [])
    for (const colour of COLOURS) counts[colour] += goods[colour] ?? 0;
  return counts;
}
