/** What was done to you since you last acted: other players may have moved on, but you want to know. */
import type { GameEvent } from '../../contract';
import { concerns } from './events';

const KEPT = 2;
const ACTS = ['played', 'bought', 'built', 'discarded', 'kept-hand', 'used', 'stopped'];

export class News {
  told = $state.raw<readonly GameEvent[]>([]);

  hear(events: readonly GameEvent[], seat: number | null): void {
    if (seat === null || events.length === 0) return;
    const acted = events.some((event) => ACTS.includes(event.event) && event.seat === seat);
    const done = events.filter(
      (event) => event.event !== 'won' && event.seat !== seat && concerns(event).includes(seat),
    );
    this.told = [...(acted ? [] : this.told), ...done].slice(-KEPT);
  }
}
