/** Names of things on the board, and why something cannot be done. */
import { currentLanguage, refusalId } from '../../../i18n';
import type { Say } from '../../contract';
import { grouped } from './grouping';
import type { World } from './world';

export const COLOURS = ['red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const ENERGY_OF = { red: 'move', yellow: 'build', blue: 'trade' } as const;

export const TILES = ['mine', 'consumer', 'factory', 'shipyard'] as const;
export type Tile = (typeof TILES)[number];

export const listing = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

export const goodName = (good: string, say: Say): string => say(`good-${good}`);
export const oneGood = (good: string, say: Say): string => say(`good-${good}.one`);

/** Several goods in a row, equal ones counted. */
export function goodsInWords(goods: readonly string[], say: Say): string {
  const counts = grouped(goods, (good) => good);
  return listing(
    [...counts].map(([good, all]) =>
      all.length === 1
        ? good === 'any'
          ? say('price.any')
          : oneGood(good, say)
        : say('good-times', { count: all.length, good: goodName(good, say) }),
    ),
  );
}

export const unfold = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good));

export function energyInWords(amounts: Readonly<Record<Colour, number>>, say: Say): string {
  const some = COLOURS.filter((colour) => amounts[colour] > 0);
  return some.length > 0
    ? listing(some.map((colour) => say(`amount-${colour}`, { count: amounts[colour] })))
    : say('energy.none');
}

/** A planet's name, or where in space a point lies. */
export function pointName(id: string, world: World, say: Say): string {
  const planet = world.planet(id);
  if (planet) return planet.name;
  const comet = world.comet(id);
  return comet
    ? say('comet-between', { number: comet.number, a: comet.from.name, b: comet.to.name })
    : id;
}

export interface Refusal {
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const refusalWords = ({ rule, values }: Refusal, say: Say): string =>
  say(refusalId(rule), values);

export const isRule = (rule: string): boolean => rule.startsWith('DD-');
