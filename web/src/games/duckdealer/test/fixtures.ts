/** Positions to look at and to test with; the engine has dealt them (`tests/games/duckdealer/board_positions.py`). */
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { Brief, Move, Rehearsal } from '../../contract';
import { still, type Still } from '../../../boardkit/still';
import dealt from '../../../../positions/duckdealer.json';

export type Position = keyof typeof dealt;

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Dario', 'Emilia'];

export const briefOf = (position: Position): Brief<DuckDealerView> =>
  dealt[position] as unknown as Brief<DuckDealerView>;

export function fixture(position: Position): Still<DuckDealerView> {
  const brief = briefOf(position);
  const { seat, players } = brief.view;
  return still(brief, seat, NAMES.slice(0, players.length));
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
