/** Positions to look at and to test with; the engine has dealt them (`tests/games/duckdealer/board_positions.py`). */
import type { DuckDealerView } from '../../generated/duckdealer';
import type { SeatInfo } from '../../generated/wire';
import type { Brief, GameEvent, Move, Rehearsal } from '../contract';
import dealt from './positions.json';

export interface Fixture {
  readonly brief: Brief<DuckDealerView>;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly GameEvent[];
}

export type Position = keyof typeof dealt;

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Dario', 'Emilia'];

export const briefOf = (position: Position): Brief<DuckDealerView> =>
  dealt[position] as unknown as Brief<DuckDealerView>;

export function fixture(position: Position): Fixture {
  const brief = briefOf(position);
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

/** What a server might answer to a plan: so many steps can be played, and then there is this position. */
export function answer(
  moves: readonly Move[],
  brief: Brief<DuckDealerView>,
  more: Partial<Rehearsal<DuckDealerView>> = {},
): Rehearsal<DuckDealerView> {
  const tally = { red: 3, yellow: 2, blue: 1, goods: 0, capacity: 5, points: 4 };
  const count = more.stopped?.at ?? moves.length;
  return {
    steps: Array.from({ length: count }, () => ({ events: [], tally, scores: [0, 0] })),
    tally,
    brief,
    stopped: null,
    hypothetical: false,
    ready: false,
    ...more,
  };
}
