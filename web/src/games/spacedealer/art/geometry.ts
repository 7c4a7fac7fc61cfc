/** Where things stand: around a planet, in its two rows, and on the ring. */
import { CELL } from './cards';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly scale: number;
}

export type Side = 'left' | 'right';

/** Upper left corners of the cells: column 1 begins at 0; cards without plugs may lie before it and after column 8. */
export const columnX = (column: number): number => (column - 1) * CELL;
export const ACTION_Y = 0;
export const DEMAND_Y = CELL;
export const POINTS_PER_SIDE = 4;

/** The planet stands over columns 4 and 5, its power stations beside it. */
export const PLANET = { x: 400, y: -160, radius: 94 } as const;
export const SKY_TOP = -278;
export const SOCKET_Y = -15;
export const TRUNK_Y = -42;

export const stationSpot = (side: Side): Point => ({ x: side === 'left' ? 198 : 502, y: -264 });

/** The columns a side feeds, nearest to the planet first. */
export const columnsOf = (side: Side): number[] => (side === 'left' ? [4, 3, 2, 1] : [5, 6, 7, 8]);

/** Planned cards stand to the left, the newest place farthest out. */
export const planningSpot = (place: number): Spot => ({
  x: 101 - 97 * place,
  y: -257,
  scale: 0.92,
});
/** The personal pile, and the shelf where idle timers sleep, stand to the right. */
export const PILE_SPOT: Spot = { x: 608, y: -257, scale: 0.92 };
export function shelfSpot(timer: number, timers = 3): Spot {
  const step = Math.min(58, 174 / timers);
  return { x: 752, y: -287 + step * (timer + 1), scale: 0.92 * (step / 58) };
}
export const TECHNOLOGY_SLOT: Spot = { x: PLANET.x, y: PLANET.y + 32, scale: 0.92 };

/** The whole area, with the columns it needs. */
export function areaBox(from = 1, to = 8, places = 2): string {
  const left = Math.min(columnX(from), planningSpot(places - 1).x - 4, 0) - 16;
  const right = Math.max(columnX(to + 1), 8 * CELL) + 16;
  return `${left} ${SKY_TOP - 12} ${right - left} ${2 * CELL - SKY_TOP + 28}`;
}

export type Zone = 'planet' | 'plans' | 'shelf' | Side;

/** One zone alone, for a narrow screen: cut the same drawing to this box. */
export function zoneBox(zone: Zone, { from = 1, to = 8, places = 2 } = {}): string {
  const rows = (left: number, right: number) =>
    `${left} ${TRUNK_Y - 16} ${right - left} ${2 * CELL - TRUNK_Y + 24}`;
  const sky = (left: number, right: number) =>
    `${left} ${SKY_TOP - 2} ${right - left} ${TRUNK_Y - SKY_TOP - 12}`;
  switch (zone) {
    case 'left':
      return rows(columnX(from) - 8, columnX(5) + 8);
    case 'right':
      return rows(columnX(5) - 8, columnX(to + 1) + 8);
    case 'planet':
      return sky(190, 610);
    case 'plans':
      return sky(planningSpot(places - 1).x - 6, 197);
    case 'shelf':
      return sky(602, 806);
  }
}

/** The spaces of the technology scale, in an arc over the planet. */
export function scaleSpots(spaces: number): Point[] {
  const spread = Math.min(spaces - 1, 6) * 29;
  return Array.from({ length: spaces }, (_, at) => {
    const turn = -90 + (spaces > 1 ? at / (spaces - 1) - 0.5 : 0) * spread;
    return around(PLANET, 70, turn);
  });
}

export const RING_RADIUS = 284;
export const RING_BOX = '-420 -420 840 840';

/** Degrees clockwise, 0 to the right. */
export function around(centre: Point, radius: number, turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** The clock has the middle for itself. */
const CLEAR_RADIUS = 165;
const CENTRE: Point = { x: 0, y: 0 };

/** The direction of a field from the middle; the player's own field lies at the bottom. */
export const fieldTurn = (field: number, seats: number, own = 0): number =>
  90 + ((field - 2 * own) * 180) / seats;

export const fieldAt = (field: number, seats: number, own = 0): Point =>
  around(CENTRE, RING_RADIUS, fieldTurn(field, seats, own));

/** Planets shrink a little when many stand on the ring. */
export const fieldRadius = (field: number, seats: number): number =>
  (field % 2 ? 0.64 : 1) * Math.max(52, 84 - 4.5 * seats);

export const shipSize = (seats: number): number => Math.max(54, 82 - 4 * seats);

/** An order of a neutral planet hangs on its inner side: upper left corner and scale. */
export function orderSpot(field: number, seats: number, own = 0): Spot {
  const scale = seats > 6 ? 0.62 : 0.74;
  const turn = fieldTurn(field, seats, own);
  const { x, y } = around(CENTRE, RING_RADIUS - fieldRadius(field, seats) - 46 * scale, turn);
  return { x: x - 50 * scale, y: y - 50 * scale, scale };
}

/** Ships on one field stand in a row on its outer side. */
export function berthAt(
  field: number,
  seats: number,
  own: number,
  berth: number,
  ships: number,
): Point {
  const centre = fieldAt(field, seats, own);
  const spread = ships > 3 ? 150 / (ships - 1) : 52;
  const turn = fieldTurn(field, seats, own) + (berth - (ships - 1) / 2) * spread;
  return around(centre, fieldRadius(field, seats) + 0.42 * shipSize(seats), turn);
}

export interface Leg extends Point {
  readonly turn: number;
}

/** A flight as a bow that bends inwards, but never over the clock in the middle: points with their headings. */
export function bow(from: Point, to: Point, steps = 8): Leg[] {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const far = Math.hypot(half.x, half.y);
  const chord = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside =
    far > 1
      ? { x: half.x / far, y: half.y / far }
      : { x: -(to.y - from.y) / chord, y: (to.x - from.x) / chord };
  const reach = Math.max(2 * CLEAR_RADIUS - far, 0.75 * far);
  const bend = { x: aside.x * reach, y: aside.y * reach };
  return Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    const dx = (1 - t) * (bend.x - from.x) + t * (to.x - bend.x);
    const dy = (1 - t) * (bend.y - from.y) + t * (to.y - bend.y);
    return {
      x: a * from.x + b * bend.x + c * to.x,
      y: a * from.y + b * bend.y + c * to.y,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  });
}

/** Headings that do not jump from 180 to -180 on the way. */
export function steady(legs: readonly Leg[]): Leg[] {
  let last = legs[0]?.turn ?? 0;
  return legs.map((leg) => {
    const turn = leg.turn + 360 * Math.round((last - leg.turn) / 360);
    last = turn;
    return { ...leg, turn };
  });
}
