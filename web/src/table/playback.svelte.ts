/**
 * The turns of others, one step at a time and at a pace one can follow, where many steps arrive at once.
 *
 * What is shown lags behind what is true; the board rests until it has caught up. One's own steps are
 * known already and never wait.
 */
import type { Brief, GameEvent } from '../games/contract';
import type { Step } from '../generated/wire';

/** One step and the position after it. */
export interface Moment {
  readonly step: Step;
  readonly brief: Brief<unknown>;
}

export const STEP_MS = 700;
/** The longest that one turn takes to be shown, however many steps it has. */
export const TURN_MS = 15_000;

/** Whose turn it is; null where only time has passed. */
export const seatOf = (turn: readonly Moment[]): number | null =>
  turn.find(({ step }) => step.seat !== null)?.step.seat ?? null;

interface Waiting {
  moment: Moment;
  /** It has been shown before. */
  known: boolean;
}

export class Playback {
  readonly #paced: (ms: number) => number;

  /** `paced` turns a length of time into what it is at the pace that the reader wants. */
  constructor(paced: (ms: number) => number = (ms) => ms) {
    this.#paced = paced;
  }

  /** The position to show. */
  brief = $state.raw<Brief<unknown> | null>(null);
  /** What led to it. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Still showing what has happened already. */
  running = $state.raw(false);
  /** The last turn of somebody else, as far as it has been shown. */
  turn = $state.raw<readonly Moment[]>([]);
  /** The turns of others since the reader's own, as far as they have been shown: at most one for each seat. */
  turns = $state.raw<readonly (readonly Moment[])[]>([]);

  #present: Brief<unknown> | null = null;
  /** The position before that turn, and the one after the last step that has been shown. */
  #before: Brief<unknown> | null = null;
  #after: Brief<unknown> | null = null;
  /** Whatever comes next belongs to another turn. */
  #turnOver = true;
  /** The reader has played since: what the others did before is past. */
  #ownTurnOver = false;
  #queue: Waiting[] = [];
  /** How many steps of one seat have been shown in a row. */
  #shown = 0;
  #shownSeat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whose turn is shown, or was last. */
  get seat(): number | null {
    return seatOf(this.turn);
  }

  /** The whole present: nothing that led to it can be shown. */
  reset(brief: Brief<unknown> | null): void {
    this.#queue = [];
    this.#present = this.#before = this.#after = brief;
    this.#turnOver = true;
    this.turn = [];
    this.turns = [];
    this.#ownTurnOver = false;
    this.skip();
  }

  /** One more step; without a wait if it is the reader's own, or if they want no motion. */
  take(moment: Moment, own: boolean, atOnce: boolean): void {
    this.#present = moment.brief;
    if (!own && !atOnce) {
      this.#queue.push({ moment, known: false });
      if (!this.running) this.#next();
      return;
    }
    this.skip();
    if (own) {
      this.#turnOver = true;
      this.#ownTurnOver = true;
      this.#after = moment.brief;
    } else {
      this.#remember(moment);
    }
    this.events = moment.step.events as GameEvent[];
  }

  /** Shows the last turn of somebody else from its beginning. */
  again(): void {
    if (this.turn.length === 0) return;
    clearTimeout(this.#timer);
    const known = this.turn.map((moment) => ({ moment, known: true }));
    this.#queue = [...known, ...this.#queue.filter((waiting) => !waiting.known)];
    this.#shownSeat = null;
    this.brief = this.#before;
    this.events = [];
    this.running = true;
    this.#timer = setTimeout(() => {
      this.#next();
    }, this.#paced(STEP_MS));
  }

  /** Shows what is true now. */
  skip(): void {
    for (const { moment, known } of this.#queue) if (!known) this.#remember(moment);
    this.#queue = [];
    this.#rest();
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #remember(moment: Moment): void {
    const { seat } = moment.step;
    const same = !this.#turnOver && (seat === null || seat === this.seat);
    if (!same) this.#before = this.#after;
    this.turn = same ? [...this.turn, moment] : [moment];
    const past = this.#ownTurnOver ? [] : same ? this.turns.slice(0, -1) : this.turns;
    this.#ownTurnOver = false;
    this.turns = [...past.filter((one) => seatOf(one) !== seatOf(this.turn)), this.turn];
    this.#after = moment.brief;
    this.#turnOver = false;
  }

  #next(): void {
    const waiting = this.#queue.shift();
    if (!waiting) {
      this.#rest();
      return;
    }
    const { moment, known } = waiting;
    if (!known) this.#remember(moment);
    this.running = true;
    this.brief = moment.brief;
    this.events = moment.step.events as GameEvent[];
    this.#timer = setTimeout(() => {
      this.#next();
    }, this.#pause(moment.step.seat));
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.#shownSeat = null;
    if (this.brief === this.#present) return;
    // Not what led here step by step: it was skipped, or is long past.
    this.brief = this.#present;
    this.events = [];
  }

  /** Long turns are shown faster. */
  #pause(seat: number | null): number {
    this.#shown = seat === this.#shownSeat ? this.#shown + 1 : 1;
    this.#shownSeat = seat;
    const other = this.#queue.findIndex(({ moment }) => moment.step.seat !== seat);
    const waiting = other === -1 ? this.#queue.length : other;
    return this.#paced(Math.min(STEP_MS, TURN_MS / (this.#shown + waiting)));
  }
}
