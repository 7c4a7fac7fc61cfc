/** Duck Dealer for the table around it: the board, and its events put into words. */
import type { DuckDealerView } from '../../generated/duckdealer';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { concerns, eventArgs } from './events';

const duckdealer: GameClient<DuckDealerView> = { Board, paced: true, eventArgs, concerns };
export default duckdealer;
