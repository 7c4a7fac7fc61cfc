/** Whom an event happens to: the log marks it, and the board shows it. */
import type { AnyEvent } from '../../generated/canardage';
import type { GameEvent } from '../contract';

/** Whom it happens to, besides who does it. */
export function concerns(event: GameEvent): readonly number[] {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'duck-shot':
    case 'shot-absorbed':
    case 'duck-surfaced':
    case 'duck-revived':
    case 'magret-pinned':
    case 'magret-lost':
    case 'simplet-named':
      return happened.owner === null ? [] : [happened.owner];
    case 'head-left':
      return [happened.owner, happened.hidden].filter((seat) => seat !== null);
    case 'skip-ordered':
      return [happened.player];
    case 'moby-laid':
      return [happened.victim];
    case 'turn-skipped':
    case 'revenge-offered':
    case 'player-out':
    case 'player-back':
      return [happened.seat];
    case 'game-won':
      return [happened.winner];
    case 'game-drawn':
      return happened.players;
    default:
      return [];
  }
}
