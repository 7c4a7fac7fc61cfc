/** Where things stand: on the chart, along a route, and around a planet. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rim in the planet's own units; comets are spread between rims of this radius. */
export const PLANET_RADIUS = 56;

/** Planets are drawn a little larger than their rim, into the free space before the first comet: tiles need it. */
export const PLANET_SCALE = 1.18;

/** Paper around the sky, outside the map's own coordinates: planets may stand near the edge. */
export const CHART_MARGIN = 46;

export const chartBox = (width = 1400, height = 1000): string =>
  `${-CHART_MARGIN} ${-CHART_MARGIN} ${width + 2 * CHART_MARGIN} ${height + 2 * CHART_MARGIN}`;

/** The comets of a route, counted from its first planet: evenly spread between the two rims. */
export function cometsBetween(from: Point, to: Point, count: number): Point[] {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const step = (reach - 2 * PLANET_RADIUS) / (count + 1);
  return Array.from({ length: count }, (_, at) => {
    const share = (PLANET_RADIUS + step * (at + 1)) / reach;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** Tiles on a planet, in its own units from its centre: the mine above, beside it the consumer, what has a recipe below. */
export const START_SLOTS = { mine: { x: 0, y: -23 }, shipyard: { x: 0, y: 17 } } as const;
export const OUTER_SLOTS = {
  mine: { x: -21, y: -23 },
  consumer: { x: 21, y: -23 },
  factory: { x: 0, y: 17 },
} as const;

/** The one gate a planet may have. */
export const GATE_AT: Point = { x: -68, y: -40 };

/** Ships on one planet line up over its upper rim. */
export function berths(ships: number): Point[] {
  return Array.from({ length: ships }, (_, at) => {
    const angle = ((-90 + (at - (ships - 1) / 2) * 34) * Math.PI) / 180;
    return { x: 82 * Math.cos(angle), y: 82 * Math.sin(angle) };
  });
}
