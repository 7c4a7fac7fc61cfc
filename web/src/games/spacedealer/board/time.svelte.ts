/** Game time in the page: deadlines are instants, and everything that runs is drawn from them. */
import { createContext, untrack } from 'svelte';
import type { BoardClock } from '../../contract';

const BEAT_MS = 250;
/** In a replay seconds fly, and are counted more often. */
const FAST_BEAT_MS = 100;

export class GameTime {
  /** Whoever shows seconds reads this, to be drawn again. */
  beat = $state(0);
  readonly #clock: () => BoardClock | undefined;
  #heard = $state.raw({ now: 0, at: 0 });

  constructor(clock: () => BoardClock | undefined, now: number) {
    this.#clock = clock;
    this.hear(now);
  }

  /** Another one whenever something has happened to time itself. */
  get clock(): BoardClock | undefined {
    return this.#clock();
  }

  /** The table has stopped time. */
  get paused(): boolean {
    return this.#clock()?.paused ?? false;
  }

  /** How fast time runs; 0 while it stands. */
  get speed(): number {
    return this.paused ? 0 : (this.#clock()?.speed ?? 1);
  }

  /** Without a clock of the table's, the last word of the server and the time since then. */
  hear(now: number): void {
    this.#heard = { now, at: performance.now() };
  }

  now(clock = this.clock): number {
    const { now, at } = this.#heard;
    return clock?.now() ?? now + performance.now() - at;
  }

  /** Whole seconds until then, counted anew with every beat. */
  left(instant: number | null): number {
    if (instant === null || this.beat < 0) return 0;
    return Math.max(0, Math.ceil((instant - this.now()) / 1000));
  }

  /**
   * How much of a span before this instant is still to go, 0 to 1: looked at once, for what runs on by itself, and
   * again when time jumps, stops or goes on.
   */
  share(instant: number | null, span: number): number {
    const clock = this.clock;
    return untrack(() =>
      instant === null ? 1 : Math.min(1, Math.max(0, (instant - this.now(clock)) / span)),
    );
  }

  run(): () => void {
    const beating = setInterval(
      () => {
        this.beat += 1;
      },
      this.speed > 1 ? FAST_BEAT_MS : BEAT_MS,
    );
    return () => {
      clearInterval(beating);
    };
  }
}

export const [useTime, setTime] = createContext<GameTime>();
