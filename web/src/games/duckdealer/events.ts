/** What happened, for the log: an event's values as words, and the seats it happens to. */
import type { AnyEvent } from '../../generated/duckdealer';
import printed from '../../generated/facts/duckdealer.json';
import { currentLanguage } from '../../i18n';
import type { GameEvent, Say } from '../contract';

type Args = Record<string, string | number>;
type Counts = Readonly<Record<string, number>>;

/** As much of the printed facts as the log needs. */
interface Charted {
  readonly map: {
    readonly planets: readonly { readonly id: string; readonly name: string }[];
    readonly routes: readonly { readonly id: string; readonly a: string; readonly b: string }[];
  };
}

/** `facts` are those of the edition at the table, where it is not the one the page was built with. */
export function eventArgs(
  event: GameEvent,
  names: readonly string[],
  say: Say,
  facts: unknown = printed,
): Args {
  const { map } = facts as Charted;
  const name = (seat: number) => names[seat] ?? '';
  const planetName = (id: string) => map.planets.find((planet) => planet.id === id)?.name ?? id;
  const happened = event as GameEvent & AnyEvent;
  const args = plain(event);
  if (typeof event.seat === 'number') args.seat = name(event.seat);
  if (typeof event.planet === 'string') args.planet = planetName(event.planet);
  if (typeof event.good === 'string') {
    args.good = say(`good-${event.good}.one`);
    args.for = say(`good-${event.good}.for`);
  }
  if (typeof event.kind === 'string') args.kind = say(`equipment-${event.kind}.one`);
  if (typeof event.tile === 'string') args.tile = say(`tile-${event.tile}.the`);
  if (typeof event.at === 'string') args.at = place(event.at, 'on-route');
  switch (happened.event) {
    case 'bids-revealed':
      return { ...args, bids: listed(figures('bid-of', Object.entries(happened.bids))) };
    case 'order-settled':
      return { ...args, order: happened.order.map(name).join(', ') };
    case 'collected':
    case 'turn-ended':
      return { ...args, energy: energyInWords(happened.red, happened.yellow, happened.blue, say) };
    case 'exhausted': {
      const { virtual_red, virtual_yellow, virtual_blue } = happened;
      return { ...args, virtual: energyInWords(virtual_red, virtual_yellow, virtual_blue, say) };
    }
    case 'flew': {
      const to = happened.path.at(-1) ?? '';
      return { ...args, to: place(to, 'in-space'), landed: `${!isComet(to)}` };
    }
    case 'jumped':
      return {
        ...args,
        start: planetName(happened.start),
        to: planetName(happened.to),
        owner: name(happened.owner),
        own: `${happened.owner === happened.seat}`,
      };
    case 'gates-placed':
      return { ...args, entrance: planetName(happened.entrance), exit: planetName(happened.exit) };
    case 'bought':
      return {
        ...args,
        replaced: happened.replaced === null ? 'none' : say(`equipment-${happened.replaced}.one`),
      };
    case 'offer-made':
      return { ...args, to: name(happened.to), ...bothSides(happened, say) };
    case 'offer-accepted':
      return { ...args, of: name(happened.of), ...bothSides(happened, say) };
    case 'offer-declined':
      return { ...args, of: name(happened.of) };
    case 'game-ended':
      return {
        ...args,
        winners: listed(happened.winners.map(name)),
        scores: listed(figures('score-of', happened.scores.entries())),
      };
    default:
      return args;
  }

  /** A planet by its name; a comet by the planets at the ends of its route. */
  function place(point: string, between: 'in-space' | 'on-route'): string {
    const route = map.routes.find(({ id }) => id === routeOf(point));
    return route
      ? say(between, { a: planetName(route.a), b: planetName(route.b) })
      : planetName(point);
  }

  function figures(id: string, bySeat: Iterable<[string | number, number]>): string[] {
    return [...bySeat].map(([seat, points]) => say(id, { name: name(Number(seat)), points }));
  }
}

/** Whom it happens to, besides who does it. */
export function concerns(event: GameEvent): readonly number[] {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'exhausted':
      return [happened.seat];
    case 'jumped':
      return happened.owner === happened.seat ? [] : [happened.owner];
    case 'offer-made':
      return [happened.to];
    case 'offer-accepted':
    case 'offer-declined':
      return [happened.of];
    case 'game-ended':
      return happened.winners;
    default:
      return [];
  }
}

/** Numbers as they are, and what a text can only choose by. */
function plain(event: GameEvent): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'number') args[key] = value;
    else if (typeof value === 'boolean') args[key] = `${value}`;
  }
  return args;
}

/** A comet is called `<route>.<number>`. */
const isComet = (point: string): boolean => point.includes('.');
const routeOf = (point: string): string =>
  isComet(point) ? point.slice(0, point.lastIndexOf('.')) : '';

function bothSides({ gives, asks }: { gives: Counts; asks: Counts }, say: Say): Args {
  return { gives: goodsInWords(gives, say), asks: goodsInWords(asks, say) };
}

function goodsInWords(counts: Counts, say: Say): string {
  const words = Object.entries(counts).map(([good, count]) =>
    count === 1
      ? say(`good-${good}.one`)
      : say('good-times', { count, good: say(`good-${good}`).toLocaleLowerCase() }),
  );
  return words.length > 0 ? listed(words) : 'none';
}

function energyInWords(red: number, yellow: number, blue: number, say: Say): string {
  const words = Object.entries({ red, yellow, blue })
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => say(`amount-${colour}`, { count }));
  return words.length > 0 ? listed(words) : 'none';
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}
