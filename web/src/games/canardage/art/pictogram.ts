/** One pictogram per action card, in a box of 64 by 64, composed from a few stamps: duck, target, sight, burst, arrow. */

export type Tone = 'ink' | 'accent' | 'paper';

interface Disc<Stamp> {
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Part =
  | {
      readonly stamp: 'duck';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly tone: Tone;
      readonly turn: number;
      readonly flip: boolean;
      readonly out: boolean;
    }
  | Disc<'target'>
  | Disc<'sight'>
  | Disc<'ghost'>
  | { readonly stamp: 'fill'; readonly path: string; readonly tone: Tone }
  | { readonly stamp: 'line'; readonly path: string; readonly tone: Tone; readonly width: number };

interface DuckLook {
  turn?: number;
  flip?: boolean;
  out?: boolean;
}

const duck = (
  x: number,
  y: number,
  width: number,
  tone: Tone = 'accent',
  look: DuckLook = {},
): Part => ({
  stamp: 'duck',
  x,
  y,
  width,
  tone,
  turn: 0,
  flip: false,
  out: false,
  ...look,
});
const target = (x: number, y: number, radius: number): Part => ({ stamp: 'target', x, y, radius });
const sight = (x: number, y: number, radius: number): Part => ({ stamp: 'sight', x, y, radius });
const ghost = (x: number, y: number, radius: number): Part => ({ stamp: 'ghost', x, y, radius });
const fill = (path: string, tone: Tone = 'accent'): Part => ({ stamp: 'fill', path, tone });
const line = (path: string, tone: Tone = 'ink', width = 3): Part => ({
  stamp: 'line',
  path,
  tone,
  width,
});

const round = (value: number): number => Math.round(value * 10) / 10;
const polar = (x: number, y: number, radius: number, angle: number): string =>
  `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;

const burst = (x: number, y: number, radius: number, tone: Tone = 'accent', spikes = 11): Part => {
  const corners = Array.from({ length: spikes * 2 }, (_, corner) =>
    polar(x, y, corner % 2 ? radius * 0.68 : radius, (corner * Math.PI) / spikes - 1.2),
  );
  return fill(`M${corners.join('L')}Z`, tone);
};

/** A stroke that ends in an arrow head at x,y, pointing along `angle` degrees (0 is right, 90 is down). */
const arrow = (path: string, x: number, y: number, angle: number): Part[] => {
  const heading = (angle * Math.PI) / 180;
  const corners = [0, 2.3, -2.3].map((bend) => polar(x, y, bend ? 8 : 7, heading + bend));
  return [line(path, 'ink', 4.5), fill(`M${corners.join('L')}Z`, 'ink')];
};

const waves = (y: number, tone: Tone = 'accent'): Part =>
  line(`M4 ${y}q4.7-6 9.3 0t9.3 0t9.3 0t9.3 0t9.3 0t9.3 0`, tone, 4);

/** Also drawn on the Moby Ducky token. */
export const WHALE = {
  body: 'M10 45C8 33 15 27 26 27C36 27 40 34 45 35C48 35 49 32 48 29C45 28 43 25 43 21C46 21 49 22 50 25C52 22 54 22 56 23C56 27 54 29 52 30C54 40 46 48 34 49H14C12 49 10 47 10 45Z',
  belly: 'M11 43C16 47 24 46 29 42',
  spout: 'M26 23V17C26 12 21 12 20 15M26 17C26 12 31 12 32 15',
} as const;

/** Links seen from the front and from the side in turn. */
const CHAIN =
  'M6 52a6.5 4.5 0 1 0 13 0a6.5 4.5 0 1 0-13 0M25.5 56a6.5 4.5 0 1 0 13 0a6.5 4.5 0 1 0-13 0M45 52a6.5 4.5 0 1 0 13 0a6.5 4.5 0 1 0-13 0M16 53L29 56M35 56L48 53';

const KNOCKED: DuckLook = { turn: 24, out: true };

const RING_OF_SIX = [0, 1, 2, 3, 4, 5].map((seat) => (seat * Math.PI) / 3);

export const PICTOGRAMS = {
  'en-joue': [duck(33, 34, 32, 'paper'), sight(32, 32, 22)],
  'deux-pour-un': [target(20, 25, 16), target(44, 39, 16)],
  mexicoin: [
    duck(33, 32, 25, 'paper'),
    ...RING_OF_SIX.map((angle) =>
      target(round(32 + 22.5 * Math.cos(angle)), round(32 + 22.5 * Math.sin(angle)), 8.5),
    ),
  ],
  pan: [burst(32, 32, 31), duck(32, 33, 40, 'paper', KNOCKED)],
  'ducky-luke': [
    burst(50, 17, 13),
    duck(33, 43, 46, 'paper'),
    fill('M18 25C16 14 20 7 25 9C27 11 30 11 32 9C37 7 40 15 40 25Z'),
    line('M18 22C25 25 33 25 40 22', 'ink', 3),
    fill('M6 21C12 28 20 25 29 25C38 25 46 28 52 20C52 28 44 32 29 32C14 32 6 29 6 21Z'),
  ],
  oups: [
    target(17, 22, 15),
    ...arrow('M33 9C41 7 47 9 50 14', 51, 16, 70),
    burst(44, 46, 19),
    duck(44, 46, 27, 'paper', KNOCKED),
  ],
  'canards-enchaines': [
    burst(31, 27, 27),
    duck(15, 29, 29, 'paper', KNOCKED),
    duck(47, 29, 29, 'paper', KNOCKED),
    line(CHAIN, 'ink', 5.6),
    line(CHAIN, 'paper', 2),
  ],
  'canard-simplet': [
    duck(33, 43, 46, 'paper'),
    fill('M16 31L25 2L41 29C33 25 23 26 16 31Z'),
    line('M20 20L33 16', 'ink', 2.6),
    target(41, 50, 9.5),
  ],
  president: [
    fill('M20 32V8C20 4 44 4 44 8V32Z', 'ink'),
    fill('M20 20C27 23 37 23 44 20V30H20Z'),
    fill('M8 31C16 26 48 26 56 31C56 38 44 40 32 40S8 38 8 31Z', 'ink'),
    fill('M14 46L28 54L14 62ZM28 46L42 54L28 62Z'),
    line('M47 47V61', 'ink', 5),
  ],
  magret: [
    line('M40 46L55 60', 'ink', 7),
    fill('M28 22a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z', 'paper'),
    fill('M25 33a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z', 'ink'),
    fill('M15 21C13 9 18 3 23 6C26 8 30 8 33 6C38 3 43 9 42 21Z'),
    line('M15 18C23 21 34 21 42 18', 'ink', 4),
    fill('M3 22C14 17 44 17 55 22C50 29 8 29 3 22Z'),
  ],
  'rectifier-gauche': [
    ghost(47, 42, 13),
    target(19, 42, 16),
    ...arrow('M47 22C44 10 30 6 23 13', 21, 15, 128),
  ],
  'rectifier-droite': [
    ghost(17, 42, 13),
    target(45, 42, 16),
    ...arrow('M17 22C20 10 34 6 41 13', 43, 15, 52),
  ],
  'en-avant-marche': [
    duck(52, 25, 24, 'paper'),
    duck(34, 25, 24, 'paper'),
    duck(15, 24, 27),
    ...arrow('M58 50H14', 12, 50, 180),
  ],
  'canard-blase': [
    duck(32, 27, 46),
    fill('M14 15H36L35 20C33 24 27 24 26 19H23C22 24 16 24 15 20Z', 'ink'),
    ...arrow('M12 55H48', 50, 55, 0),
  ],
  'canard-presse': [
    duck(27, 27, 44, 'accent', { turn: -10 }),
    line('M52 14H62M53 24H60M51 34H62'),
    ...arrow('M52 55H16', 14, 55, 180),
  ],
  'fulguro-coin': [
    fill('M48 2L30 28H40L34 44L62 20H50L60 2Z'),
    line('M44 44H60M40 53H52'),
    duck(25, 40, 42, 'paper', { turn: -12 }),
  ],
  canarchie: [
    line('M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56Z', 'accent', 5),
    duck(19, 22, 27, 'accent', { turn: -24 }),
    duck(46, 27, 26, 'paper', { flip: true, turn: 14 }),
    duck(28, 47, 26, 'paper', { turn: 165 }),
  ],
  'danse-des-canards': [
    duck(25, 38, 42, 'accent', { turn: 12 }),
    line('M45 24V7L59 4V20', 'ink', 3.6),
    fill(
      'M41 21a4.5 3.8 0 1 1 0 7.6a4.5 3.8 0 1 1 0-7.6ZM55 17a4.5 3.8 0 1 1 0 7.6a4.5 3.8 0 1 1 0-7.6Z',
      'ink',
    ),
    line('M6 60Q14 54 22 60T38 60T54 60', 'ink', 3),
  ],
  'peace-and-love': [
    line('M32 8a24 24 0 1 1 0 48a24 24 0 1 1 0-48ZM32 8V56M32 32L15 49M32 32L49 49', 'ink', 10),
    line('M32 8a24 24 0 1 1 0 48a24 24 0 1 1 0-48ZM32 8V56M32 32L15 49M32 32L49 49', 'accent', 5.6),
  ],
  'walking-duck': [
    fill('M34 54V18a12 12 0 0 1 24 0V54Z', 'paper'),
    line('M41 16L51 26M51 16L41 26', 'ink', 3.4),
    duck(25, 36, 40, 'accent', { turn: 14 }),
    fill('M2 62C6 50 20 46 32 47S58 50 62 62Z', 'ink'),
  ],
  planque: [duck(34, 22, 44, 'paper'), waves(39), duck(29, 51, 28)],
  'moby-ducky': [
    line(WHALE.spout),
    fill(WHALE.body, 'paper'),
    line(WHALE.belly, 'ink', 2),
    fill('M18 35a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z', 'ink'),
    waves(51),
  ],
  'a-couvert': [
    fill('M3 44a29 11 0 0 1 58 0Z', 'paper'),
    duck(33, 27, 46),
    fill('M3 41C8 47 20 49 32 49S56 47 61 41C64 55 51 61 32 61S0 55 3 41Z', 'paper'),
    fill('M9.5 45L19 48L18 59.5L6 55ZM54.5 45L45 48L46 59.5L58 55ZM27.5 49H36.5V61H27.5Z'),
  ],
} satisfies Record<string, readonly Part[]>;

export type ActionKind = keyof typeof PICTOGRAMS;

export const isActionKind = (kind: string): kind is ActionKind => Object.hasOwn(PICTOGRAMS, kind);

const UNKNOWN: readonly Part[] = [duck(32, 32, 52)];

export const pictogramOf = (kind: string): readonly Part[] =>
  isActionKind(kind) ? PICTOGRAMS[kind] : UNKNOWN;
