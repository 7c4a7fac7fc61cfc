/** What crosses the board when something happens: which card, from where, to where. */
import type { AnyEvent, DaleView } from '../../../generated/dale';

export interface Flight {
  /** Null: its back is seen. */
  readonly card: string | null;
  /** Names of spots on the board. */
  readonly from: string;
  readonly to: string;
}

/** More than this at once is only a flurry. */
const MOST = 8;

export function flightsOf(
  events: readonly AnyEvent[],
  before: DaleView | undefined,
  after: DaleView,
): Flight[] {
  const flights = events.flatMap((event) => flightsIn(event, before ?? after, after));
  return flights.filter(({ from, to }) => from !== to).slice(0, MOST);
}

type Place = Extract<AnyEvent, { event: 'took' }>['source'];

function flightsIn(event: AnyEvent, before: DaleView, after: DaleView): Flight[] {
  const all = (cards: readonly (string | null)[], from: string, to: string): Flight[] =>
    cards.map((card) => ({ card, from, to }));
  const unseen = ({ cards, count }: { cards: string[] | null; count: number }) =>
    cards ?? Array.from({ length: count }, () => null);
  const slotOf = (view: DaleView, card: string) =>
    `market-${view.market.findIndex((goods) => goods?.card === card)}`;
  const spotOf = (place: Place, owner: number | null, card: string): string => {
    if (place === 'market') return slotOf(before, card);
    if (place === 'stall') return `stall-${before.players[owner ?? 0]?.stall ?? 0}`;
    return place === 'deck' || place === 'discard' || place === 'hand'
      ? `${place}-${owner ?? 0}`
      : place;
  };

  switch (event.event) {
    case 'played':
      return all([event.card], `hand-${event.seat}`, `schedule-${event.seat}`);
    case 'bought':
      return [
        ...all(event.payment, `hand-${event.seat}`, `discard-${event.seat}`),
        {
          card: event.card,
          from: event.from_discard ? 'market-discard' : slotOf(before, event.card),
          to: `hand-${event.seat}`,
        },
      ];
    case 'built':
      return all(
        event.cards,
        `hand-${event.seat}`,
        `stall-${after.players[event.seat]?.stall ?? 0}`,
      );
    case 'discarded':
      return all(event.cards, `${event.source}-${event.owner}`, `discard-${event.owner}`);
    case 'threw-away':
      return event.cards.map((card) => ({
        card,
        from: spotOf(event.source, event.owner ?? event.seat, card),
        to: 'market-discard',
      }));
    case 'drew':
      return all(
        unseen(event),
        event.owner === null ? 'market-deck' : `deck-${event.owner}`,
        `hand-${event.seat}`,
      );
    case 'found':
      return all(unseen(event), `deck-${event.seat}`, `hand-${event.seat}`);
    case 'took':
      return event.cards.map((card) => ({
        card,
        from: spotOf(event.source, event.owner ?? event.seat, card),
        to: `hand-${event.seat}`,
      }));
    case 'returned':
      return all(unseen(event), `hand-${event.seat}`, `deck-${event.owner}`);
    case 'put-on-deck':
      return event.cards.map((card) => ({
        card,
        from: spotOf(event.source, event.seat, card),
        to: `deck-${event.owner}`,
      }));
    case 'passed':
      return all(unseen(event), `hand-${event.giver}`, `hand-${event.taker}`);
    case 'market-filled':
      return event.cards.map((card) => ({ card, from: 'market-deck', to: slotOf(after, card) }));
    default:
      return [];
  }
}
