/** Canardage for the table around it: the board, and what its events are about. */
import type { CanardageView } from '../../../generated/canardage';
import { events } from '../../../generated/events/canardage';
import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { concerns } from './events';
import { goal } from './goal';

const canardage: GameClient<CanardageView> = {
  Board,
  chiefOptions: ['deck'],
  rulings: {
    shots: ['ducky_luke_on_water', 'shots_at_protected_ducks'],
    cards: ['president_may_choose_self', 'literal_first_and_last', 'moby_ducky_on_anyone'],
  },
  events,
  goal,
  concerns,
};
export default canardage;
