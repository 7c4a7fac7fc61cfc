/** Duck Dealer for the table around it: the board, and what its events are about. */
import type { DuckDealerView } from '../../generated/duckdealer';
import { events } from '../../generated/events/duckdealer';
import type { GameClient } from '../contract';
import Board from './board/Board.svelte';
import { concerns } from './board/events';
import { place } from './board/places';

const duckdealer: GameClient<DuckDealerView> = { Board, paced: true, events, place, concerns };
export default duckdealer;
