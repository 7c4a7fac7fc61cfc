/** Sixteen planets to tell apart: path data around the centre of a disc of radius 56, cut off at its rim. */

export interface PlanetLook {
  readonly base: string;
  /** Drawn in `lightInk`, then `dark` in `darkInk`. */
  readonly light: string;
  readonly lightInk: string;
  readonly dark: string;
  readonly darkInk: string;
  /** A ring around it, in this ink. */
  readonly ring?: string;
}

const disc = (x: number, y: number, r: number, flat = 1): string =>
  `M${x - r} ${y}a${r} ${r * flat} 0 1 0 ${2 * r} 0a${r} ${r * flat} 0 1 0 ${-2 * r} 0Z`;
const discs = (...places: readonly [x: number, y: number, r: number][]): string =>
  places.map(([x, y, r]) => disc(x, y, r)).join('');
/** A belt from rim to rim, with waves on both edges. */
const belt = (top: number, height: number, swell = 5): string =>
  `M-60 ${top}q15 ${-swell} 30 0t30 0t30 0t30 0v${height}q-15 ${-swell}-30 0t-30 0t-30 0t-30 0Z`;
const hoop = (x: number, y: number, r: number, width: number): string =>
  disc(x, y, r) +
  `M${x - r + width} ${y}a${r - width} ${r - width} 0 1 1 ${2 * (r - width)} 0` +
  `a${r - width} ${r - width} 0 1 1 ${-2 * (r - width)} 0Z`;

const CONTINENTS =
  'M-56-18C-40-40-20-54-2-50C4-44-8-40-10-34C-4-26-20-14-30-16C-36-8-50-6-58-8Z' +
  'M16-46C30-52 50-34 56-14C48-10 40-18 34-16C26-20 14-34 16-46Z' +
  'M-34 26C-20 18-6 22 2 32C8 44-4 56-16 58C-30 52-42 38-34 26ZM30 18C40 12 54 14 58 24C52 38 40 46 32 40C26 32 24 24 30 18Z';
const CRACKS =
  'M-60-22L-38-26L-24-44L-12-42L-8-60L-2-60L-4-38L-20-32L-30-16L-58-12ZM60-30L40-24L34-6L46 8L60 6V12L44 16L28-2L34-30L60-38Z' +
  'M-58 26L-38 24L-26 38L-10 40L-6 60H-14L-16 46L-32 42L-42 32L-58 34ZM20 60L24 44L42 36L48 44L30 50L28 60Z';
const CHEQUERS = [-56, -42, -28, -14, 0, 14, 28, 42]
  .flatMap((y, row) => [-63, -35, -7, 21, 49].map((x) => `M${x + (row % 2) * 14} ${y}h14v14h-14z`))
  .join('');
const HONEY = [
  [-40, -30],
  [0, -44],
  [40, -30],
  [-48, 14],
  [48, 14],
  [-24, 46],
  [24, 46],
  [-20, -18],
  [20, -18],
]
  .map(([x = 0, y = 0]) => `M${x - 13} ${y}l6.500-11.500h13l6.500 11.500l-6.500 11.500h-13z`)
  .join('');
const DUNES = [-66, -46, -26, -6, 14, 34, 54]
  .map(
    (y) =>
      `M-60 ${y + 16}C-30 ${y} 20 ${y + 34} 60 ${y + 4}v7C20 ${y + 42}-30 ${y + 8}-60 ${y + 23}Z`,
  )
  .join('');
const SPIRAL =
  'M-60 6C-50-40-6-62 34-44C62-28 58 14 34 30C54 6 46-26 22-34C-8-44-38-26-44 10C-46 34-30 52-8 58C-40 60-62 40-60 6Z' +
  'M-30 14C-28-14-4-26 14-18C28-10 28 6 18 14C20 0 10-8-2-6C-16-4-22 12-14 26C-22 26-30 24-30 14Z';

export const PLANET_LOOKS: readonly [PlanetLook, ...PlanetLook[]] = [
  // amber giant, cream belts
  {
    base: '#e39a3f',
    light: belt(-38, 12) + belt(22, 10),
    lightInk: '#f8d28b',
    dark: belt(-12, 13) + belt(42, 8),
    darkInk: '#b9672a',
  },
  // tiled bathroom
  {
    base: '#8fd3cf',
    light: CHEQUERS,
    lightInk: '#e9f7f1',
    dark: disc(-34, 38, 14) + disc(40, -34, 11),
    darkInk: '#4a9ea3',
  },
  // blue ocean, green lands
  {
    base: '#3d86c4',
    light: CONTINENTS,
    lightInk: '#7fc06a',
    dark: disc(-30, -26, 7) + disc(40, 26, 6),
    darkInk: '#4f8f45',
  },
  // iron station
  {
    base: '#a9a7b5',
    light: hoop(0, 0, 52, 6) + hoop(0, 0, 34, 4),
    lightInk: '#d6d4dc',
    dark: 'M-3-60H3V60H-3ZM-60-3H60V3H-60ZM-42-46L46 42L42 46L-46-42ZM42-46L46-42L-42 46L-46 42Z',
    darkInk: '#6d6a7d',
  },
  // eider down: soft rose
  {
    base: '#f0b3b6',
    light: discs(
      [-36, -34, 14],
      [-14, -46, 13],
      [12, -48, 14],
      [38, -32, 15],
      [-48, 30, 13],
      [48, 26, 15],
      [-24, 48, 12],
      [26, 48, 13],
    ),
    lightInk: '#fbe1df',
    dark: belt(-8, 8, 7),
    darkInk: '#d0808c',
  },
  // a puddle with rings
  {
    base: '#5aa9c9',
    light: hoop(-16, -20, 22, 5) + hoop(-16, -20, 40, 4),
    lightInk: '#c2e6ee',
    dark: hoop(24, 30, 18, 5) + hoop(24, 30, 34, 4),
    darkInk: '#2c718f',
  },
  // squeaky yellow, holes
  {
    base: '#f6d44f',
    light: discs([-38, 34, 9], [36, -38, 10], [50, 8, 6], [-8, 50, 6]),
    lightInk: '#fff0ac',
    dark: discs([-40, -22, 11], [-6, -46, 8], [44, 30, 11], [14, 46, 8], [-50, 12, 5]),
    darkInk: '#d39c1e',
  },
  // teal swirl
  {
    base: '#2f8f8b',
    light: SPIRAL,
    lightInk: '#79cdb9',
    dark: disc(44, 40, 9),
    darkInk: '#1d605f',
  },
  // mud and reeds
  {
    base: '#8f6a47',
    light: DUNES,
    lightInk: '#b98e60',
    dark: discs([-36, -36, 8], [42, -20, 6], [-44, 30, 7], [34, 44, 8]),
    darkInk: '#5d4029',
  },
  // mallard: green head, white collar, brown breast
  {
    base: '#2f7a52',
    light: belt(14, 8, 3),
    lightInk: '#f6efdc',
    dark: 'M-60 23q15-3 30 0t30 0t30 0t30 0V60H-60Z',
    darkInk: '#8c5a3c',
  },
  // red ridge, cracked
  {
    base: '#c4523a',
    light: discs([-40, 8, 6], [12, -44, 7], [46, 34, 5]),
    lightInk: '#e98a63',
    dark: CRACKS,
    darkInk: '#7d2a22',
  },
  // violet with a ring
  {
    base: '#8b6bb8',
    light: belt(-36, 9, 3) + belt(30, 7, 3),
    lightInk: '#bda5db',
    dark: belt(-14, 8, 3),
    darkInk: '#624690',
    ring: '#f2cf8d',
  },
  // mire: moss and bubbles
  {
    base: '#8ea23f',
    light: discs(
      [-42, -20, 9],
      [-30, -38, 6],
      [40, -34, 10],
      [50, 4, 6],
      [-20, 48, 8],
      [30, 42, 7],
    ),
    lightInk: '#cfd880',
    dark: belt(-6, 6, 8) + belt(26, 8, 8),
    darkInk: '#5c6c26',
  },
  // honeycomb
  {
    base: '#f0b44c',
    light: HONEY,
    lightInk: '#fbdc95',
    dark: disc(-44, -8, 6) + disc(42, -8, 6),
    darkInk: '#b97720',
  },
  // ice, with a cap
  {
    base: '#bfe0ec',
    light:
      'M-60-60H60V-34C46-26 38-40 26-32C14-24 2-40-12-30C-26-24-40-38-60-26ZM-60 60V40C-40 32-24 46-8 40C10 34 30 46 60 36V60Z',
    lightInk: '#f6fbfa',
    dark: 'M-60 4L-36 10L-30 24L-34 28L-42 16L-60 10ZM60-10L38-4L30 12L36 14L44 2L60-4Z',
    darkInk: '#7fb2c9',
  },
  // the hub: a pond with a storm
  {
    base: '#3f6fb5',
    light: belt(-42, 9, 6) + belt(36, 8, 6) + hoop(34, -2, 22, 5),
    lightInk: '#9cc3e6',
    dark: disc(34, -2, 11) + belt(-18, 7, 6) + belt(14, 6, 6),
    darkInk: '#254a86',
    ring: '#e7b7a0',
  },
];

/** Any number of planets: after the sixteenth the looks begin again. */
export const planetLook = (index: number): PlanetLook =>
  PLANET_LOOKS[index % PLANET_LOOKS.length] ?? PLANET_LOOKS[0];
