/** How far one gets: the journeys of a position, sorted for the map. */
import type { Journey } from '../../../generated/duckdealer';
import type { Move } from '../../contract';
import { grouped } from './grouping';

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
