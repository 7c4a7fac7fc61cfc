/** Dale of Merchants 2 for the table around it: the board, the choice of sets, and what its events are about. */
import type { DaleView } from '../../../generated/dale';
import { events } from '../../../generated/events/dale';
import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { concerns } from './events';
import { ALL_SETS } from './facts';
import { goal } from './goal';
import SetUp from './SetUp.svelte';

const dale: GameClient<DaleView> = {
  Board,
  SetUp,
  setUpOptions: ['teams', ...ALL_SETS],
  events,
  goal,
  concerns,
};
export default dale;
