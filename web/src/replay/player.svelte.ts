/**
 * A replay's position in time: where it is, whether it runs, how fast, and the clock that boards draw from.
 *
 * Where the rules know time it runs like a film, and every instant can be shown, also those between two moves. Any
 * other game goes from move to move, and its time is of no interest.
 */
import type { BoardClock, GameEvent } from '../games/contract';
import { rememberSpeed, speedOf } from './memory';
import type { Moment } from './unfold';

export const FILM_SPEEDS = [1, 2, 4, 8, 16, 32] as const;
export const MOVE_SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a move is looked at, where the rules know no time. */
const MOVE_MS = 1400;
/** How far a key skips, where they do. */
export const SKIP_MS = 5000;
/** Nobody has looked for longer than this: the film has waited. */
const AWAY_MS = 1000;

export class Player {
  readonly timed: boolean;
  moments = $state.raw<readonly Moment[]>([]);
  /** The last move that has been made. */
  at = $state(0);
  /** The instant shown, as often as it is drawn. */
  time = $state(0);
  /** What led to this moment, if one came to it without a jump; else it shows the position alone. */
  events = $state.raw<readonly GameEvent[]>([]);
  #running = $state(false);
  #speed = $state(1);
  /** The instant of the game at which the clock was last set, and when that was. */
  #set = $state.raw({ time: 0, at: 0 });

  /** A new one whenever time has jumped, stopped, gone on or changed its speed. */
  readonly clock: BoardClock = $derived.by(() => {
    const { time, at } = this.#set;
    const speed = this.#running ? this.#speed : 0;
    const now = () => Math.min(this.end, time + (performance.now() - at) * speed);
    return { now, paused: false, speed };
  });

  constructor(timed: boolean) {
    this.timed = timed;
    this.#speed = speedOf(timed ? 'film' : 'moves', this.speeds);
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** The first instant: not 0 where the game went on from a moment of another one. */
  get begin(): number {
    return this.moments[0]?.step.at ?? 0;
  }

  /** The last instant. */
  get end(): number {
    return this.moments.at(-1)?.step.at ?? 0;
  }

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  get speeds(): readonly number[] {
    return this.timed ? FILM_SPEEDS : MOVE_SPEEDS;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#setClock(this.clock.now());
    this.#speed = speed;
    rememberSpeed(this.timed ? 'film' : 'moves', speed);
  }

  get running(): boolean {
    return this.#running;
  }

  set running(running: boolean) {
    this.#setClock(this.clock.now());
    this.#running = running;
  }

  /** A first look, or the same instant through other eyes. */
  show(moments: readonly Moment[]): void {
    this.moments = moments;
    this.at = Math.min(this.at, this.last);
    this.events = [];
  }

  /** To a move, and to the instant at which it was made. */
  go(to: number): void {
    const target = Math.min(Math.max(0, to), this.last);
    const stepped = target === this.at + 1;
    this.at = target;
    this.events = stepped ? (this.moment?.events ?? []) : [];
    this.#setClock(this.moment?.step.at ?? 0);
    if (target === this.last) this.#running = false;
  }

  /** To any instant. */
  seek(time: number): void {
    const target = Math.min(Math.max(this.begin, time), this.end);
    this.at = this.#lastBefore(target);
    this.events = [];
    this.#setClock(target);
    if (target === this.end) this.#running = false;
  }

  /** A little forward or back, as the arrow keys do. */
  skip(direction: 1 | -1): void {
    if (this.timed) this.seek(this.clock.now() + direction * SKIP_MS);
    else this.go(this.at + direction);
  }

  /** One move forward or back; the film rests. */
  step(direction: 1 | -1): void {
    this.#running = false;
    this.go(this.at + direction);
  }

  toggle(): void {
    if (!this.#running && this.#atEnd) this.go(0);
    this.running = !this.#running;
  }

  /** Lets time run; returns how to stop it. */
  run(): () => void {
    return this.timed ? this.#film() : this.#slides();
  }

  get #atEnd(): boolean {
    return this.timed ? this.clock.now() >= this.end : this.at === this.last;
  }

  #setClock(time: number): void {
    this.#set = { time, at: performance.now() };
    this.time = time;
  }

  #slides(): () => void {
    const timer = setInterval(() => {
      this.go(this.at + 1);
    }, MOVE_MS / this.#speed);
    return () => {
      clearInterval(timer);
    };
  }

  #film(): () => void {
    let drawn = performance.now();
    let next = requestAnimationFrame(draw.bind(this));
    function draw(this: Player): void {
      const now = performance.now();
      // A page in the background draws nothing.
      if (now - drawn > AWAY_MS) this.#setClock(this.time);
      drawn = now;
      this.#reach(this.clock.now());
      if (this.#running) next = requestAnimationFrame(draw.bind(this));
    }
    return () => {
      cancelAnimationFrame(next);
    };
  }

  #reach(time: number): void {
    const reached = Math.max(this.at, this.#lastBefore(time));
    if (reached > this.at) {
      const passed = this.moments.slice(this.at + 1, reached + 1);
      this.at = reached;
      this.events = passed.length === 1 ? (passed[0]?.events ?? []) : passed.flatMap(eventsOf);
    }
    this.time = time;
    if (time >= this.end) this.running = false;
  }

  /** The last move made at this instant or before. */
  #lastBefore(time: number): number {
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.moments[middle]?.step.at ?? Infinity) <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

const eventsOf = ({ events }: Moment): readonly GameEvent[] => events;
