/** Whom an event happens to: the log marks it, and the board shows it. */
import type { AnyEvent } from '../../generated/duckdealer';
import type { GameEvent } from '../contract';

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
