/** A sand timer carried by hand, from where it sleeps to the job it shall do. */
import type { TimerView } from '../../../generated/spacedealer';
import type { Controls } from './controls.svelte';

/** A finger trembles: so far is still a touch. */
const FAR_PX = 8;

export class Drag {
  readonly #controls: Controls;
  #from: { timer: TimerView; x: number; y: number } | undefined;
  #dropped = false;
  carried = $state.raw<{ timer: TimerView; x: number; y: number }>();
  /** What lies under it now and would take it. */
  over = $state<string>();

  constructor(controls: Controls) {
    this.#controls = controls;
  }

  down(press: PointerEvent, timer: TimerView): void {
    this.#dropped = false;
    if (timer.state !== 'inactive' || !this.#controls.awake) return;
    this.#from = { timer, x: press.clientX, y: press.clientY };
    (press.currentTarget as Element).setPointerCapture(press.pointerId);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    if (!this.carried) {
      if (Math.hypot(x - from.x, y - from.y) < FAR_PX) return;
      // The jobs light up as soon as a timer is lifted.
      this.#controls.clear();
      this.#controls.touch('timer');
    }
    this.carried = { timer: from.timer, x, y };
    const id = under(x, y);
    this.over = id !== undefined && this.#controls.lit.has(id) ? id : undefined;
  }

  up({ clientX: x, clientY: y }: PointerEvent): void {
    const carried = this.carried !== undefined;
    this.cancel();
    if (!carried) return;
    this.#dropped = true;
    const id = under(x, y);
    if (id === undefined || id === 'timer') this.#controls.clear();
    else this.#controls.drop(id);
  }

  cancel(): void {
    this.#from = this.carried = this.over = undefined;
  }

  /** Whether the click that follows belongs to a drag that has just ended. */
  swallows(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}

function under(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-touch]')?.dataset.touch;
}
