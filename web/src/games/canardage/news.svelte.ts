/** What was done to you since you last acted: other players may have moved on, but you want to know. */
import type { AnyEvent, CanardageView } from '../../generated/canardage';
import type { GameEvent } from '../contract';
import { concerns } from './events';

type Happened = GameEvent & AnyEvent;

const KEPT = 2;
/** The prompt or the plate says these already. */
const TOLD_ELSEWHERE = ['revenge-offered', 'player-out', 'player-back', 'game-won', 'game-drawn'];

export class News {
  told = $state.raw<readonly Happened[]>([]);

  hear(events: readonly Happened[], view: CanardageView, seat: number | null): void {
    if (seat === null || events.length === 0) return;
    const acted = events.some(
      (event) => (event.event === 'played' || event.event === 'discarded') && event.seat === seat,
    );
    const done = events.filter(
      (event) =>
        !TOLD_ELSEWHERE.includes(event.event) &&
        (concerns(event).includes(seat) || aimsAt(event, view, seat)),
    );
    this.told = [...(acted ? [] : this.told), ...done].slice(-KEPT);
  }
}

const aimsAt = (event: Happened, view: CanardageView, seat: number): boolean =>
  (event.event === 'aimed' && view.line[event.at - 1]?.owner === seat) ||
  (event.event === 'aim-moved' && view.line[event.to - 1]?.owner === seat);

/** The log says which position is aimed at; here it matters that a duck of yours is there. */
export function messageOf({ event }: Happened): string {
  return event === 'aimed' || event === 'aim-moved' ? `news-${event}` : `event-${event}`;
}
