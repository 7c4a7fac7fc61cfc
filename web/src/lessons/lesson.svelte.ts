/**
 * One lesson on its way: what the learner has done, and what the server makes of it.
 *
 * The board gets the same briefings and events as at a table. What others do is shown one after the other, at a pace
 * one can follow; meanwhile nothing can be touched.
 */
import { api, ProblemError, type Made } from '../api';
import type { BoardClock, Brief, GameEvent, Move } from '../games/contract';
import type { Shown } from '../generated/wire';
import { keepProgress, progressOf } from './progress.svelte';

export interface Surroundings {
  /** Whether what happens is shown without pauses. */
  atOnce: () => boolean;
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

/** Between what one does and what the others answer. */
export const FRAME_MS = 1300;
/** How much faster sand runs than at a table. */
const SPEED = 10;

export class LessonStore {
  readonly game: string;
  readonly lesson: string;
  shown = $state.raw<Shown | null>(null);
  brief = $state.raw<Brief<unknown> | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  /** A step is on its way, or what came of it is being shown. */
  busy = $state.raw(false);
  clock = $state.raw<BoardClock>({ now: () => 0, paused: false, speed: 0 });
  readonly #around: Surroundings;
  #left = false;

  constructor(game: string, lesson: string, around: Surroundings) {
    this.game = game;
    this.lesson = lesson;
    this.#around = around;
  }

  /** Opens the lesson at a step, or where it was left. */
  async open(step: number | null): Promise<void> {
    const kept = progressOf(this.game, this.lesson);
    // Whoever comes back to the step at which the lesson was left finds what was done there.
    const left = step === null || kept?.at === step;
    await this.#ask(left ? (kept?.made ?? []) : [], left ? null : step);
  }

  /** Nothing more is shown: the page is left. */
  leave(): void {
    this.#left = true;
  }

  get made(): Made {
    return this.shown?.made ?? [];
  }

  play(move: Move): Promise<void> {
    return this.#ask([...this.made, move]);
  }

  /** Goes on from a step that is only to be read; where time passes with it, it is seen to pass. */
  async goOn(): Promise<void> {
    const { shown } = this;
    if (!shown || this.busy) return;
    if (shown.wait > 0 && !this.#around.atOnce()) {
      this.busy = true;
      await this.#letTimeRun(shown.wait);
    }
    await this.#ask([...this.made, null]);
  }

  /** Takes back the last thing that was done. */
  takeBack(): Promise<void> {
    return this.#ask(this.made.slice(0, -1));
  }

  /** Does the present step as the lesson would. */
  showMe(): Promise<void> {
    return this.#ask(this.made, (this.shown?.at ?? 0) + 1);
  }

  restart(): Promise<void> {
    return this.#ask([]);
  }

  async #ask(made: Made, to: number | null = null): Promise<void> {
    this.busy = true;
    try {
      const shown = await this.#asked(made, to);
      await this.#show(shown);
    } finally {
      this.busy = false;
    }
  }

  async #asked(made: Made, to: number | null): Promise<Shown> {
    try {
      return await api.lesson(this.game, this.lesson, made, to);
    } catch (failure) {
      if (!(failure instanceof ProblemError) || failure.problem !== 'unreachable') throw failure;
      const { withoutNetwork } = await import('./offline');
      // If nothing was kept, that it cannot be reached is the truth.
      return await withoutNetwork(this.game, this.lesson, made, to).catch(() => {
        throw failure;
      });
    }
  }

  async #show(shown: Shown): Promise<void> {
    const onward = shown.made.length > this.made.length && shown.scene === this.shown?.scene;
    if (onward && !this.#around.atOnce()) {
      for (const [place, frame] of shown.frames.entries()) {
        if (place > 0) await this.#around.wait(FRAME_MS);
        if (this.#left) return;
        this.#lay(frame.brief as unknown as Brief<unknown>, frame.events as GameEvent[]);
      }
      if (shown.frames.length > 1) await this.#around.wait(FRAME_MS / 2);
      if (this.#left) return;
    }
    const last = onward ? (shown.frames.at(-1)?.events ?? []) : [];
    // What was shown a moment ago is not told again.
    if (!onward || this.#around.atOnce() || shown.frames.length === 0)
      this.#lay(shown.brief as unknown as Brief<unknown>, last as GameEvent[]);
    this.shown = shown;
    // With the words, not a moment later: whoever has read them may touch the board.
    this.busy = false;
    keepProgress(this.game, this.lesson, shown);
  }

  #lay(brief: Brief<unknown>, events: readonly GameEvent[]): void {
    this.brief = brief;
    this.events = events;
    this.clock = { now: () => brief.now, paused: false, speed: 0 };
  }

  async #letTimeRun(ms: number): Promise<void> {
    const began = this.#around.now();
    const from = this.brief?.now ?? 0;
    this.clock = {
      now: () => from + Math.min(ms, (this.#around.now() - began) * SPEED),
      paused: false,
      speed: SPEED,
    };
    await this.#around.wait(ms / SPEED);
  }
}
