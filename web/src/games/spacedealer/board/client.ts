/** Space Dealer for the table around it: the board, and what its events are about. */
import { events } from '../../../generated/events/spacedealer';
import type { SpaceDealerView } from '../../../generated/spacedealer';
import type { GameClient } from '../../contract';
import Board from './Board.svelte';
import { concerns } from './events';
import { goal } from './goal';
import { place } from './places';

const spacedealer: GameClient<SpaceDealerView> = {
  Board,
  chiefOptions: ['rules', 'length', 'pace'],
  rulings: {
    goods: ['collecting', 'supply', 'production_for_visitors', 'transport_probe', 'dump_in_flight'],
    building: ['covering_goods', 'discarding', 'discard_in_basic_game', 'technology_scale'],
    attacks: ['attack_markers', 'sabotaged_flight', 'missile_on_busy_slot', 'attack_oneself'],
    time: ['thinking'],
  },
  events,
  goal,
  place,
  concerns,
};
export default spacedealer;
