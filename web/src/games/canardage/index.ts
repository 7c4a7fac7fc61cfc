/** Canardage for the table around it: the board, and its events put into words. */
import type { GameClient } from '../contract';
import type { CanardageView } from '../../generated/canardage';
import Board from './Board.svelte';
import { concerns, eventArgs } from './events';

const canardage: GameClient<CanardageView> = { Board, eventArgs, concerns };
export default canardage;
