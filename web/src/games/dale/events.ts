/** Whom an event happens to: the log marks it, and the board shows it. */
import type { AnyEvent } from '../../generated/dale';
import type { GameEvent } from '../contract';

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
