/** What was done to you since you last acted: other players may have moved on, but you want to know. */
import type { AnyEvent, CanardageView } from '../../../generated/canardage';
import type { GameEvent } from '../../contract';
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
    const told = [...(acted ? [] : this.told), ...done];
    // A danger that has passed is no news.
    this.told = told
      .filter((event) => aimedPosition(event) === undefined || aimsAt(event, view, seat))
      .slice(-KEPT);
  }
}

function aimedPosition(event: Happened): number | undefined {
  if (event.event === 'aimed') return event.at;
  return event.event === 'aim-moved' ? event.to : undefined;
}

/** Whether the event put a target above a duck of this seat, and it is still so. */
function aimsAt(event: Happened, view: CanardageView, seat: number): boolean {
  const position = aimedPosition(event);
  return (
    position !== undefined &&
    view.targets.includes(position) &&
    view.line[position - 1]?.owner === seat
  );
}

/** The log says which position is aimed at; here it matters that a duck of yours is there. */
export function messageOf({ event }: Happened): string {
  return event === 'aimed' || event === 'aim-moved' ? `news-${event}` : `event-${event}`;
}
