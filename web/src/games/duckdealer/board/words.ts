/** Names of things on the board, and why something cannot be done. */
import { properName } from '../../../boardkit/names';
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

/** A label and its value, with the colon of the reader's language. */
export const labelled = (label: string, value: string, say: Say): string =>
  say('labelled', { label, value });

export const goodName = (good: string, say: Say): string => say(`good-${good}`);
export const oneGood = (good: string, say: Say): string => say(`good-${good}.one`);

/** Several goods in a row, equal ones counted. */
export function goodsInWords(goods: readonly string[], say: Say): string {
  const counts = grouped(goods, (good) => good);
  return listing(
    [...counts].map(([good, all]) =>
      good === 'any' ? say('price.any') : say(`good-${good}.counted`, { count: all.length }),
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
  if (planet) return properName(planet.name, say);
  const comet = world.comet(id);
  if (!comet) return id;
  const [a, b] = [properName(comet.from.name, say), properName(comet.to.name, say)];
  return say('comet-between', { number: comet.number, a, b });
}

export interface Refusal {
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const refusalWords = ({ rule, values }: Refusal, say: Say): string =>
  say(refusalId(rule), values);

/** The rule of the book behind a refusal, if there is one; `DD-Q26-open` is one of several reasons of DD-Q26. */
export const ruleOf = ({ rule }: Refusal): string | undefined =>
  /^DD-[A-Z]\d+(?:\.\d+)?/.exec(rule)?.[0];
