/** Positions to look at and to test with; the engine has played them (`tests/games/spacedealer/board_positions.py`). */
import type { SpaceDealerView } from '../../generated/spacedealer';
import type { SeatInfo } from '../../generated/wire';
import type { Brief, GameEvent } from '../contract';
import played from './positions.json';

export interface Fixture {
  readonly brief: Brief<SpaceDealerView>;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly GameEvent[];
}

export type Position = keyof typeof played;

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Dario', 'Emilia', 'Fabrice', 'Giulia', 'Henriette'];

export const briefOf = (position: Position): Brief<SpaceDealerView> =>
  played[position] as unknown as Brief<SpaceDealerView>;

export function fixture(position: Position): Fixture {
  const brief = briefOf(position);
  const { seat, planets } = brief.view;
  const seats = NAMES.slice(0, planets.length).map((name, place) => ({
    kind: 'person' as const,
    level: null,
    name,
    online: true,
    resigned: false,
    you: place === seat,
  }));
  return { brief, seat, seats, events: [] };
}

export const POSITIONS = Object.keys(played) as Position[];
