/** Duck Dealer for the table around it: the board, and what its events are about. */
import type { DuckDealerView } from '../../../generated/duckdealer';
import { events } from '../../../generated/events/duckdealer';
import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { concerns } from './events';
import { goal } from './goalLine';
import { place } from './places';
import { recap } from './recap';

const duckdealer: GameClient<DuckDealerView> = {
  Board,
  paced: true,
  chiefOptions: ['auction', 'start_player'],
  events,
  goal,
  place,
  concerns,
  recap,
};
export default duckdealer;
