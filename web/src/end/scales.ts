/** A curve of scores as a drawing: where each point lies, and which figures stand at its edge. */
import type { Standing } from '../generated/wire';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Round figures from the least to the greatest score, at most five or six of them. */
export function ticksOf(least: number, greatest: number): number[] {
  const span = Math.max(1, greatest - least);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1,
  );
  const ticks: number[] = [];
  for (let at = Math.floor(least / step) * step; at <= greatest + step * 0.99; at += step)
    ticks.push(at);
  return ticks;
}

export class Scale {
  readonly ticks: readonly number[];
  readonly #curve: readonly Standing[];
  readonly #timed: boolean;
  readonly #box: Box;

  constructor(curve: readonly Standing[], timed: boolean, box: Box) {
    const scores = curve.flatMap((point) => point.scores);
    this.ticks = ticksOf(Math.min(0, ...scores), Math.max(1, ...scores));
    this.#curve = curve;
    this.#timed = timed;
    this.#box = box;
  }

  x(point: Standing): number {
    const last = this.#curve.at(-1);
    const end = Math.max(1, (this.#timed ? last?.at : last?.step) ?? 1);
    return this.#box.left + ((this.#timed ? point.at : point.step) / end) * this.#box.width;
  }

  y(score: number): number {
    const least = this.ticks[0] ?? 0;
    const greatest = this.ticks.at(-1) ?? 1;
    const part = (score - least) / (greatest - least || 1);
    return this.#box.top + (1 - part) * this.#box.height;
  }

  /** The corners of a seat's line: a score stays until the step that changes it. */
  corners(seat: number): [number, number][] {
    const corners: [number, number][] = [];
    for (const point of this.#curve) {
      const x = this.x(point);
      const y = this.y(point.scores[seat] ?? 0);
      const before = corners.at(-1);
      if (before && before[1] !== y) corners.push([x, before[1]]);
      corners.push([x, y]);
    }
    return corners;
  }
}

/** A few points of a curve, evenly spread, the ends among them: for a table. */
export function sample(curve: readonly Standing[], most = 10): Standing[] {
  if (curve.length <= most) return [...curve];
  const chosen = Array.from({ length: most }, (_, place) =>
    Math.round((place * (curve.length - 1)) / (most - 1)),
  );
  return chosen.flatMap((place) => curve[place] ?? []);
}

/** A line of its own for every seat: colour never stands alone. */
export const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 3', '1 3', '14 5', '6 3 1 3'] as const;
