/** A replay's position in time: where it is, whether it runs, how fast. */
import type { GameEvent } from '../games/contract';
import type { Frame } from '../generated/wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1400;

export class Player {
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  /** What led to this moment, if one came to it step by step; a jump shows the position alone. */
  events = $state.raw<readonly GameEvent[]>([]);

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** The same moment through other eyes, or a first look. */
  show(frames: readonly Frame[], at: number): void {
    this.frames = frames;
    this.at = Math.min(Math.max(0, at), this.last);
    this.events = [];
  }

  go(to: number): void {
    const target = Math.min(Math.max(0, to), this.last);
    const stepped = target === this.at + 1;
    this.at = target;
    this.events = stepped ? (this.frame?.step.events as GameEvent[]) : [];
    if (target === this.last) this.running = false;
  }

  toggle(): void {
    if (this.at === this.last) this.go(0);
    this.running = !this.running;
  }

  /** Lets time run; returns how to stop it. */
  run(): () => void {
    const timer = setInterval(() => {
      this.go(this.at + 1);
    }, STEP_MS / this.speed);
    return () => {
      clearInterval(timer);
    };
  }
}
