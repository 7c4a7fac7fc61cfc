/** What moves on the map when something happens: ships glide, goods hop, points float up. */
import { prefersReducedMotion } from 'svelte/motion';
import type { AnyEvent } from '../../../generated/duckdealer';
import type { GameEvent } from '../../contract';
import type { Point } from '../art/geometry';
import type { World } from './world';

export interface Floating extends Point {
  readonly id: number;
  readonly seat: number;
  readonly text: string;
  readonly good: string | undefined;
  /** Down into a tile rather than up out of it. */
  readonly falls: boolean;
  readonly order: number;
}

export interface Gliding extends Point {
  readonly turn: number;
  readonly mirrored: boolean;
}

export const FLOAT_MS = 1300;
const PER_UNIT_MS = 1.5;
const LEAST_MS = 420;
const MOST_MS = 1500;

export class Motion {
  /** Ships on their way, by seat. */
  ships = $state.raw<Readonly<Record<number, Gliding>>>({});
  floating = $state.raw<readonly Floating[]>([]);
  #count = 0;

  show(events: readonly GameEvent[], world: World): void {
    if (prefersReducedMotion.current) return;
    let order = 0;
    for (const event of events as readonly (GameEvent & AnyEvent)[]) {
      if (event.event === 'flew') this.#glide(event.seat, event.path, world);
      const floating = floatingOf(event, world);
      if (floating) this.#float({ ...floating, order: order++ });
    }
  }

  #glide(seat: number, path: readonly string[], world: World): void {
    const points = path.map((id) => world.at(id));
    const lengths = points.map((point, at) => distance(points[at - 1] ?? point, point));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const duration = Math.min(Math.max(total * PER_UNIT_MS, LEAST_MS), MOST_MS);
    const began = performance.now();
    const frame = (now: number) => {
      const share = (now - began) / duration;
      if (share >= 1) {
        this.ships = Object.fromEntries(
          Object.entries(this.ships).filter(([one]) => one !== String(seat)),
        );
        return;
      }
      const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
      this.ships = { ...this.ships, [seat]: along(points, lengths, eased * total) };
      requestAnimationFrame(frame);
    };
    if (total > 0) requestAnimationFrame(frame);
  }

  #float(floating: Omit<Floating, 'id'>): void {
    const id = (this.#count += 1);
    this.floating = [...this.floating, { ...floating, id }];
    setTimeout(
      () => {
        this.floating = this.floating.filter((one) => one.id !== id);
      },
      FLOAT_MS + floating.order * 160,
    );
  }
}

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The place and direction so far along a line of points; `lengths[i]` is the way to point `i`. */
export function along(
  points: readonly Point[],
  lengths: readonly number[],
  travelled: number,
): Gliding {
  let left = travelled;
  for (let at = 1; at < points.length; at += 1) {
    const [from, to, length] = [points[at - 1], points[at], lengths[at] ?? 0];
    if (!from || !to) break;
    if (left <= length || at === points.length - 1) {
      const share = length > 0 ? Math.min(left / length, 1) : 1;
      const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const mirrored = Math.abs(turn) > 90;
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        turn: mirrored ? turn - 180 : turn,
        mirrored,
      };
    }
    left -= length;
  }
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return { ...last, turn: 0, mirrored: false };
}

function floatingOf(event: AnyEvent, world: World): Omit<Floating, 'id' | 'order'> | undefined {
  const from = (planet: string, text: string, good?: string, falls = false) => ({
    ...world.at(planet),
    seat: 'seat' in event ? event.seat : 0,
    text,
    good,
    falls,
  });
  switch (event.event) {
    case 'mined':
    case 'made':
      return from(event.planet, '', event.good);
    case 'delivered':
      return from(event.planet, `+${event.points}`, event.good, true);
    case 'factory-built':
    case 'consumer-built':
    case 'shipyard-built':
      return from(event.planet, `+${event.points}`);
    case 'explored':
      return from(event.planet, '!', event.good, true);
    default:
      return undefined;
  }
}
