/** Positions to look at and to test with; the engine has dealt them (`tests/games/dale/board_positions.py`). */
import type { DaleView } from '../../generated/dale';
import type { SeatInfo } from '../../generated/wire';
import type { Brief, GameEvent } from '../contract';
import dealt from './positions.json';

export interface Fixture {
  readonly brief: Brief<DaleView>;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly GameEvent[];
}

export type Position = keyof typeof dealt;

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Maximilienne'];

export function fixture(position: Position): Fixture {
  const brief = dealt[position] as unknown as Brief<DaleView>;
  const { seat, players } = brief.view;
  const seats = NAMES.slice(0, players.length).map((name, place) => ({
    kind: 'person' as const,
    level: null,
    name,
    online: true,
    resigned: false,
    you: place === seat,
  }));
  return { brief, seat, seats, events: [] };
}

export const POSITIONS = Object.keys(dealt) as Position[];
