/** Positions to look at and to test with; the engine has played them (`tests/games/spacedealer/board_positions.py`). */
import type { SpaceDealerView } from '../../../generated/spacedealer';
import type { Brief } from '../../contract';
import { still, type Still } from '../../../boardkit/still';
import played from '../../../../positions/spacedealer.json';

export type Position = keyof typeof played;

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Dario', 'Emilia', 'Fabrice', 'Giulia', 'Henriette'];

export const briefOf = (position: Position): Brief<SpaceDealerView> =>
  played[position] as unknown as Brief<SpaceDealerView>;

export function fixture(position: Position): Still<SpaceDealerView> {
  const brief = briefOf(position);
  const { seat, planets } = brief.view;
  return still(brief, seat, NAMES.slice(0, planets.length));
}

export const POSITIONS = Object.keys(played) as Position[];
