/** What happened, for the log: an event's values as words, and the seats it happens to. */
import type { AnyEvent } from '../../generated/dale';
import type { GameEvent, Say } from '../contract';
import { cardName, cardsInWords, listed } from './words';

const SEATS = ['seat', 'owner', 'player', 'partner', 'giver', 'taker', 'other'];
const CARDS = ['card', 'face', 'got'];

export function eventArgs(
  event: GameEvent,
  names: readonly string[],
  say: Say,
): Record<string, string | number> {
  const name = (seat: unknown) => names[seat as number] ?? '';
  const inWords = (key: string, value: unknown): string | number => {
    if (value === null || value === undefined) return 'none';
    if (SEATS.includes(key)) return name(value);
    if (CARDS.includes(key)) return cardName(value as string, say);
    if (key === 'seats') return listed((value as number[]).map(name));
    // The market is read place by place, everything else is a heap.
    if (key === 'market')
      return listed(
        (value as (string | null)[])
          .filter((card) => card !== null)
          .map((card) => cardName(card, say)),
      );
    if (Array.isArray(value))
      return value.length === 0 ? 'none' : cardsInWords(value as string[], say);
    return typeof value === 'number' ? value : `${value as string | boolean}`;
  };
  const words = Object.entries(event)
    .filter(([key]) => key !== 'event')
    .map(([key, value]) => [key, inWords(key, value)]);
  return {
    ...(Object.fromEntries(words) as Record<string, string | number>),
    own: `${isOwn(event)}`,
    copied: `${event.face !== event.card}`,
  };
}

/** Whether it stays with one player: what is done, and to whom. */
function isOwn({ seat, owner, giver, taker }: GameEvent): boolean {
  return giver === undefined ? seat === owner : giver === taker;
}

/** Whom it happens to, besides who does it. */
export function concerns(event: GameEvent): readonly number[] {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'discarded':
    case 'threw-away':
    case 'drew':
    case 'took':
    case 'returned':
    case 'put-on-deck':
    case 'looked-at':
    case 'saw-hand':
    case 'swapped':
      return happened.owner === null || happened.owner === happened.seat ? [] : [happened.owner];
    case 'passed':
      return [happened.giver, happened.taker];
    case 'mixed-hands':
      return [happened.seat, happened.other];
    case 'chose':
      return [happened.player];
    case 'asked-partner':
      return [happened.partner];
    case 'drew-junk':
      return [happened.seat];
    case 'won':
      return happened.seats;
    default:
      return [];
  }
}
