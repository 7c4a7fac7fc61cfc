/** Positions to look at and to test with; the engine has dealt them (`tests/games/dale/board_positions.py`). */
import type { DaleView } from '../../../generated/dale';
import type { Brief } from '../../contract';
import { still, type Still } from '../../../boardkit/still';
import dealt from '../../../../positions/dale.json';

export type Position = keyof typeof dealt;

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Maximilienne'];

export function fixture(position: Position): Still<DaleView> {
  const brief = dealt[position] as unknown as Brief<DaleView>;
  const { seat, players } = brief.view;
  return still(brief, seat, NAMES.slice(0, players.length));
}

export const POSITIONS = Object.keys(dealt) as Position[];
