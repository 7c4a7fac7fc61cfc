/** Space Dealer for the table around it: the board, and what its events are about. */
import { events } from '../../../generated/events/spacedealer';
import type { SpaceDealerView } from '../../../generated/spacedealer';
import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { concerns } from './events';
import { place } from './places';

const spacedealer: GameClient<SpaceDealerView> = { Board, events, place, concerns };
export default spacedealer;
