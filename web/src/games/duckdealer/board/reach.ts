/** How far one gets: the ways of a position, walked back from every point and sorted for the map. */
import type { DuckDealerView, Journeys } from '../../../generated/duckdealer';
import type { Move } from '../../contract';
import { grouped } from './grouping';

/** A way to a point over one or several move energies. */
export interface Journey {
  readonly to: string;
  readonly energies: number;
  /** The moves to play: the point where each energy ends, or `jump` for a gate. */
  readonly steps: readonly string[];
  /** Every point on the way, the start included. */
  readonly path: readonly string[];
  /** An unexplored planet on which the way has to stop. It ends there first; the rest is only a preview. */
  readonly explores: string | null;
}

/** One point that can be reached, with every way that is worth offering, the cheapest first. */
export interface Reached {
  readonly to: string;
  readonly energies: number;
  /** Whether the energy at hand is enough for the cheapest way. */
  readonly affordable: boolean;
  readonly ways: readonly Journey[];
}

/** From here on one colour is enough: nobody counts that far on a map. */
export const FARTHEST_SHADE = 4;
export const shadeOf = (energies: number): number =>
  Math.min(Math.max(energies, 1), FARTHEST_SHADE);

/** Every way that a view tells of. */
export function journeysIn({
  journeys,
  planets,
}: Pick<DuckDealerView, 'journeys' | 'planets'>): Journey[] {
  const unexplored = new Set(planets.filter(({ explored }) => !explored).map(({ id }) => id));
  return journeys.flatMap((tree) =>
    Object.keys(tree.energies).map((to) => journeyTo(tree, to, unexplored)),
  );
}

function journeyTo(tree: Journeys, to: string, unexplored: ReadonlySet<string>): Journey {
  const legs = legsTo(tree, to);
  const stops = legs.map((leg) => leg.at(-1) ?? to);
  const end = stops.findIndex((stop) => unexplored.has(stop));
  const flown = end < 0 ? stops : stops.slice(0, end + 1);
  return {
    to,
    energies: legs.length,
    steps: flown.map((stop) => (stop in tree.gates ? 'jump' : stop)),
    path: legs.flatMap((leg, number) => (number ? leg.slice(1) : leg)),
    explores: stops[end] ?? null,
  };
}

/** What is flown with each energy, both ends included. */
function legsTo({ energies, before, gates }: Journeys, to: string): string[][] {
  const legs: string[][] = [];
  let point = to;
  for (let energy = energies[to] ?? 0; energy > 0; energy--) {
    const gate = gates[point];
    const leg = gate === undefined ? flight(before[energy - 1] ?? {}, point) : [gate, point];
    legs.unshift(leg);
    point = leg[0] ?? point;
  }
  return legs;
}

function flight(before: Readonly<Record<string, string>>, to: string): string[] {
  const leg = [to];
  for (let last = before[to]; last; last = before[last]) leg.unshift(last);
  return leg;
}

export function reachedPoints(
  journeys: readonly Journey[],
  atHand: number,
): ReadonlyMap<string, Reached> {
  const ways = grouped(journeys, ({ to }) => to);
  return new Map(
    [...ways].map(([to, found]) => {
      const sorted = found.toSorted((one, other) => one.energies - other.energies);
      const energies = sorted[0]?.energies ?? 0;
      return [to, { to, energies, affordable: energies <= atHand, ways: sorted }];
    }),
  );
}

/** The ways among which there is something to choose: all that the energy at hand allows. */
export const openWays = ({ ways }: Reached, atHand: number): readonly Journey[] =>
  ways.filter(({ energies }) => energies <= atHand);

/** What to play for a journey. It ends early where something has to be explored first. */
export const movesOf = ({ steps }: Journey): Move[] =>
  steps.map((step) => (step === 'jump' ? { move: 'jump' } : { move: 'fly', to: step }));

/** How many energies are spent before the journey stops, be it to explore. */
export const energiesToStop = ({ steps }: Journey): number => steps.length;
