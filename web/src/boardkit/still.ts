/** A position that stands still: all that a board needs to be looked at or tested without a table. */
import type { SeatInfo } from '../generated/wire';
import type { Brief, GameEvent } from '../games/contract';

export interface Still<View> {
  readonly brief: Brief<View>;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly GameEvent[];
}

/** A position as one of these people sees it. */
export function still<View>(
  brief: Brief<View>,
  seat: number | null,
  names: readonly string[],
): Still<View> {
  const seats = names.map((name, place) => ({
    kind: 'person' as const,
    level: null,
    name,
    online: true,
    resigned: false,
    you: place === seat,
    absent: false,
    stands_in: false,
    yours: false,
    holiday: null,
    host: false,
  }));
  return { brief, seat, seats, events: [] };
}
