/**
 * What would become of the line, from what is certain to follow a move. The server tells it, and stops where a hidden
 * card would be turned up; here it is only drawn.
 */
import type { AnyEvent, CanardageView } from '../../../generated/canardage';
import { eventArgs, type Speaker } from '../../../log/wording';
import type { Choice, Foresight, GameEvent, Say } from '../../contract';

type Foreseen = GameEvent & AnyEvent;

export interface Outcome {
  /** Cards that leave the line, by name. */
  readonly leaving: ReadonlySet<number>;
  /** Of those that stay, how many places each moves: forward is less than nothing. */
  readonly steps: ReadonlyMap<number, number>;
  /** Positions where a target goes up, and where one comes down. */
  readonly aimed: ReadonlySet<number>;
  readonly lifted: ReadonlySet<number>;
}

export function outcomeOf(view: CanardageView, { events }: Foresight): Outcome {
  const before = view.line.map(({ name }) => name);
  let line = before;
  const shot: number[] = [];
  const surfaced: number[] = [];
  const aimed = new Set<number>();
  const lifted = new Set<number>();
  const put = (at: number, to: number) => {
    const rest = line.toSpliced(at - 1, 1);
    line = rest.toSpliced(to - 1, 0, ...line.slice(at - 1, at));
  };
  for (const event of events as readonly Foreseen[]) {
    if (event.event === 'duck-shot') shot.push(event.at);
    else if (event.event === 'duck-surfaced') surfaced.push(event.at);
    else if (event.event === 'head-left') line = line.slice(1);
    else if (event.event === 'duck-hidden') line = line.toSpliced(event.at - 1, 1);
    else if (event.event === 'cards-swapped' || event.event === 'card-moved')
      put(event.at, event.to);
    else if (event.event === 'aimed') aimed.add(event.at);
    else if (event.event === 'aim-removed') lifted.add(event.at);
    else if (event.event === 'aim-moved') {
      lifted.add(event.at);
      aimed.add(event.to);
    } else if (event.event === 'all-aims-removed') view.targets.forEach((at) => lifted.add(at));
  }
  // Shots fall at the same time; a duck that was hidden takes the place of the one that covered it.
  const fallen = shot.flatMap((at) => before.slice(at - 1, at));
  const gone = shot
    .filter((at) => !surfaced.includes(at))
    .flatMap((at) => before.slice(at - 1, at));
  line = line.filter((name) => !gone.includes(name));
  const leaving = new Set([...fallen, ...before.filter((name) => !line.includes(name))]);
  const steps = new Map(line.map((name, at) => [name, at - before.indexOf(name)]));
  return { leaving, steps, aimed, lifted };
}

/** Whether there is anything to see before it is done. A new order is made card by card, and each can be taken back. */
export const changesTheLine = ({ move, foreseen }: Choice): boolean =>
  !['place', 'keep-order', 'forgo'].includes(move.move) && (foreseen?.events.length ?? 0) > 0;

/** The same in words, and what it stops at. */
export function foreseenInWords({ events, until }: Foresight, speaker: Speaker, say: Say): string {
  const told = events.map((event) => say(`event-${event.event}`, eventArgs(event, speaker)));
  if (until === 'card-turned-up' || until === 'simplet-named' || until === 'luck')
    told.push(say(`foreseen-${until}`));
  return told.join(' ');
}

/** The ids that a thing on the board answers to. */
export function touchedBy(thing: Element | null, hand: readonly string[]): readonly string[] {
  const found = thing?.closest<HTMLElement>('[data-place], [data-card], [data-player]');
  const { place, card, player } = found?.dataset ?? {};
  if (place !== undefined) return [`line:${place}`, `cover:${place}`, `target:${place}`];
  if (player !== undefined) return [`player:${player}`, `grave:${player}`];
  return card === undefined ? [] : [`hand:${hand[Number(card)] ?? ''}`];
}
