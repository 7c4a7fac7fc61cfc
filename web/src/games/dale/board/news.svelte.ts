/** What was done to you since you last acted: other players may have moved on, but you want to know. */
import type { GameEvent } from '../../contract';
import { concerns } from './events';

const KEPT = 2;
const ACTS = ['played', 'bought', 'built', 'discarded', 'kept-hand', 'used', 'stopped'];

/** What a turn is about; the rest follows from it. */
const DEEDS = [...ACTS, 'reacted', 'rolled'];

export class News {
  /** The last thing that somebody else did, for those who watch. */
  deed = $state.raw<GameEvent>();
  told = $state.raw<readonly GameEvent[]>([]);

  hear(events: readonly GameEvent[], seat: number | null): void {
    const deed = events.find(
      (event) => DEEDS.includes(event.event) && 'seat' in event && event.seat !== seat,
    );
    if (deed) this.deed = deed;
    else if (events.some((event) => ACTS.includes(event.event))) this.deed = undefined;
    if (seat === null || events.length === 0) return;
    const acted = events.some((event) => ACTS.includes(event.event) && event.seat === seat);
    const done = events.filter(
      (event) => event.event !== 'won' && event.seat !== seat && concerns(event).includes(seat),
    );
    this.told = [...(acted ? [] : this.told), ...done].slice(-KEPT);
  }
}
