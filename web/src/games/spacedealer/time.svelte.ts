/** Game time in the page: deadlines are instants, and everything that runs is drawn from them. */
import { createContext, untrack } from 'svelte';
import type { BoardClock } from '../contract';

const BEAT_MS = 250;

export class GameTime {
  /** Whoever shows seconds reads this, to be drawn again. */
  beat = $state(0);
  readonly #clock: () => BoardClock | undefined;
  #heard = $state.raw({ now: 0, at: 0 });

  constructor(clock: () => BoardClock | undefined, now: number) {
    this.#clock = clock;
    this.hear(now);
  }

  stands(): boolean {
    return this.#clock()?.paused ?? false;
  }

  get paused(): boolean {
    return this.stands();
  }

  /** Without a clock of the table's, the last word of the server and the time since then. */
  hear(now: number): void {
    this.#heard = { now, at: performance.now() };
  }

  now(): number {
    const { now, at } = this.#heard;
    return this.#clock()?.now() ?? now + performance.now() - at;
  }

  /** Whole seconds until then, counted anew with every beat. */
  left(instant: number | null): number {
    if (instant === null || this.beat < 0) return 0;
    return Math.max(0, Math.ceil((instant - this.now()) / 1000));
  }

  /**
   * How much of a span before this instant is still to go, 0 to 1: looked at once, for what runs on by itself, and
   * again when time stops or goes on.
   */
  share(instant: number | null, span: number): number {
    void this.stands();
    return untrack(() =>
      instant === null ? 1 : Math.min(1, Math.max(0, (instant - this.now()) / span)),
    );
  }

  run(): () => void {
    const beating = setInterval(() => {
      this.beat += 1;
    }, BEAT_MS);
    return () => {
      clearInterval(beating);
    };
  }
}

export const [useTime, setTime] = createContext<GameTime>();
