/** Whom an event happens to: the log marks it, and the board shows it. */
import type { AnyEvent } from '../../generated/spacedealer';
import type { GameEvent } from '../contract';

/** Whom it happens to, besides who does it. */
export function concerns(event: GameEvent): readonly number[] {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'job-ready':
    case 'sabotage-over':
    case 'ship-adrift':
    case 'ship-returned':
      return [happened.seat];
    case 'delivered':
      return [happened.owner];
    case 'offered':
    case 'traded':
    case 'produced-for':
      return [happened.to];
    case 'offer-ended':
      return happened.why === 'withdrawn' ? [happened.to] : [happened.seat, happened.to];
    case 'timer-sabotaged':
    case 'missile-hit':
      return [happened.victim];
    case 'game-ended':
      return happened.winners;
    default:
      return [];
  }
}
