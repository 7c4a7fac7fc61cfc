/** Canardage for the table around it: the board, and what its events are about. */
import type { CanardageView } from '../../../generated/canardage';
import { events } from '../../../generated/events/canardage';
import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { concerns } from './events';

const canardage: GameClient<CanardageView> = { Board, events, concerns };
export default canardage;
