/** Dale of Merchants 2 for the table around it: the board, and its events put into words. */
import type { DaleView } from '../../generated/dale';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { concerns, eventArgs } from './events';

const dale: GameClient<DaleView> = { Board, eventArgs, concerns };
export default dale;
