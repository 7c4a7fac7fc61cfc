/** Space Dealer for the table around it: the board, and its events put into words. */
import type { SpaceDealerView } from '../../generated/spacedealer';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { concerns, eventArgs } from './events';

const spacedealer: GameClient<SpaceDealerView> = { Board, eventArgs, concerns };
export default spacedealer;
