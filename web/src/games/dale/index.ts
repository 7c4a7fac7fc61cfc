/** Dale of Merchants 2 for the table around it: the board, the choice of sets, and its events put into words. */
import type { DaleView } from '../../generated/dale';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { concerns, eventArgs } from './events';
import { ALL_SETS } from './facts';
import SetUp from './SetUp.svelte';

const dale: GameClient<DaleView> = {
  Board,
  SetUp,
  setUpOptions: ['teams', ...ALL_SETS],
  eventArgs,
  concerns,
};
export default dale;
