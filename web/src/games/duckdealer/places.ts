/** What the points of the map are called in the log. */
import printed from '../../generated/facts/duckdealer.json';
import type { Place } from '../../generated/fields';

/** As much of the printed facts as names need. */
interface Charted {
  readonly map: {
    readonly planets: readonly { readonly id: string; readonly name: string }[];
    readonly routes: readonly { readonly id: string; readonly a: string; readonly b: string }[];
  };
}

/**
 * A planet by its name; a comet, called `<route>.<number>`, by the planets at the ends of its route.
 *
 * @param facts Those of the edition at the table, where it is not the one the page was built with.
 */
export function place(at: string | number, facts: unknown = printed): Place {
  const { planets, routes } = (facts as Charted).map;
  const name = (id: string) => planets.find((planet) => planet.id === id)?.name ?? id;
  const point = `${at}`;
  const route = routes.find(({ id }) => id === point.slice(0, Math.max(0, point.lastIndexOf('.'))));
  return route
    ? { sort: 'comet', values: { a: name(route.a), b: name(route.b) }, seats: {} }
    : { sort: 'planet', values: { name: name(point) }, seats: {} };
}
