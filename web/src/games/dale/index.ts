/** Dale of Merchants 2 for the table around it: the board, the choice of sets, and what its events are about. */
import type { DaleView } from '../../generated/dale';
import { events } from '../../generated/events/dale';
import type { GameClient } from '../contract';
import Board from './board/Board.svelte';
import { concerns } from './board/events';
import { ALL_SETS } from './board/facts';
import SetUp from './board/SetUp.svelte';

const dale: GameClient<DaleView> = {
  Board,
  SetUp,
  setUpOptions: ['teams', ...ALL_SETS],
  events,
  concerns,
};
export default dale;
