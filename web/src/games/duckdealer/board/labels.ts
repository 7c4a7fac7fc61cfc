/** How large words on the map are drawn: of one size on the screen, however far away the map; none where they have no room. */
import { PLANET_SCALE } from '../art/geometry';

/** The least that can be read, in pixels of the screen, with a little to spare. */
const LEAST_PX = 11.25;
/** Below this many pixels for a unit of the map, numbers would be larger than what they stand on. */
const NUMBERS_FROM = 0.46;
/** A name may be drawn this much larger than its ribbon was made; beyond that its first letters stand for it. */
const WIDEST_NAME = 1.75;
const NAME_SIZE = 17;
const SHORT_LETTERS = 3;

export interface Labels {
  /** The smallest size of letters, in units of the map and in those of a planet. */
  readonly least: number;
  readonly leastOnPlanet: number;
  /** Numbers have room: distances, points, and the energies to a comet. Otherwise signs stand for them. */
  readonly numbers: boolean;
  /** How much larger names are drawn. */
  readonly name: number;
  /** Only the first letters of names have room. */
  readonly short: boolean;
}

/** Rounded up, and in steps: the map is not drawn again for every pixel of a zoom. */
const upTo = (step: number, value: number): number => Math.ceil(value / step) * step;

/** @param scale Pixels of the screen for one unit of the map. */
export function labelsAt(scale: number): Labels {
  const least = upTo(0.5, LEAST_PX / scale);
  const name = Math.max(1, upTo(0.05, LEAST_PX / (NAME_SIZE * PLANET_SCALE * scale)));
  return {
    least,
    leastOnPlanet: upTo(0.5, LEAST_PX / (PLANET_SCALE * scale)),
    numbers: scale >= NUMBERS_FROM,
    name,
    short: name > WIDEST_NAME,
  };
}

/** The beginning of a name, where the whole of it has no room. */
export const shortName = (name: string): string => name.slice(0, SHORT_LETTERS);

/** One to four dots in a ring: how many energies, where a number has no room. */
export function dots(count: number): string {
  const places = {
    1: [[0, 0]],
    2: [
      [-4, 0],
      [4, 0],
    ],
    3: [
      [-4, 3],
      [4, 3],
      [0, -4],
    ],
  }[count] ?? [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ];
  return places.map(([x, y]) => `M${x} ${y}h0`).join('');
}
