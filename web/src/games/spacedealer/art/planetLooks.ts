/** Eight planets and a neutral one: path data around the centre of a disc of radius 56, cut off at its rim. */

export interface PlanetLook {
  readonly light: string;
  readonly dark: string;
  readonly ring?: boolean;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const discs = (...places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => disc(x, y, r)).join('');
const belt = (top: number, height: number, swell = 5): string =>
  `M-60 ${top}q15 ${-swell} 30 0t30 0t30 0t30 0v${height}q-15 ${-swell}-30 0t-30 0t-30 0t-30 0Z`;

export const PLANET_LOOKS: readonly [PlanetLook, ...PlanetLook[]] = [
  // seas and two continents
  {
    light:
      'M-58-14C-44-38-22-52-4-46C2-38-12-34-10-26C-4-18-24-8-34-10C-40-2-50-2-58 0ZM14-48C30-54 52-34 58-10C48-8 42-18 34-14C24-18 12-34 14-48Z',
    dark: 'M-36 24C-20 14-4 20 4 32C8 46-6 58-18 58C-32 52-44 38-36 24ZM28 16C40 8 54 12 60 24C54 40 40 48 30 40C24 32 22 24 28 16Z',
  },
  // woods in belts
  { light: belt(-40, 14) + belt(14, 10, 7), dark: belt(-18, 12, 8) + belt(32, 20) },
  // a giant with a storm
  {
    light: belt(-50, 12, 3) + belt(-8, 9, 3),
    dark:
      belt(-32, 10, 3) +
      belt(8, 6, 3) +
      'M-4 30a22 13 0 1 0 44 0a22 13 0 1 0-44 0ZM6 30a12 6 0 1 1 24 0a12 6 0 1 1-24 0Z',
  },
  // whirls of sugar
  {
    light:
      'M-60 6C-50-40-6-62 34-44C62-28 58 14 34 30C54 6 46-26 22-34C-8-44-38-26-44 10C-46 34-30 52-8 58C-40 60-62 40-60 6Z',
    dark: 'M-30 14C-28-14-4-26 14-18C28-10 28 6 18 14C20 0 10-8-2-6C-16-4-22 12-14 26C-22 26-30 24-30 14Z',
  },
  // craters and a ring
  {
    light: discs([-30, -28, 12], [26, 30, 14], [38, -34, 8]),
    dark: discs([-27, -26, 8], [29, 33, 10], [6, -8, 11], [-34, 26, 9], [-8, 44, 6]),
    ring: true,
  },
  // dunes
  {
    light:
      'M-60-30C-30-46 20-12 60-42V-34C20-4-30-38-60-22ZM-60 14C-30-2 20 32 60 2V10C20 40-30 6-60 22Z',
    dark: 'M-60-8C-30-24 20 10 60-20V-12C20 18-30-16-60 0ZM-60 36C-30 20 20 54 60 24V32C20 62-30 28-60 44Z',
  },
  // ice with cracks
  {
    light: 'M-60-60H60V-34L34-26L10-38L-14-28L-38-36L-60-26ZM-60 60V44L-30 36L0 46L30 36L60 44V60Z',
    dark: 'M-44-16L-20-4L-8-18L-4-15L-17 2L-40-10ZM4 4L24 8L32 26L27 27L20 13L3 9ZM-30 16L-18 28L-21 31L-34 18Z',
  },
  // embers
  {
    light:
      'M-60-22L-38-26L-24-44L-12-42L-8-60L-2-60L-4-38L-20-32L-30-16L-58-12ZM60-30L40-24L34-6L46 8L60 6V12L44 16L28-2L34-30L60-38ZM-58 26L-38 24L-26 38L-10 40L-6 60H-14L-16 46L-32 42L-42 32L-58 34Z',
    dark: discs([-8, -4, 12], [22, 34, 10], [12, -40, 7]),
  },
];

export const NEUTRAL_LOOK: PlanetLook = {
  light: discs([-20, -22, 15], [26, 20, 17]),
  dark: discs([-17, -20, 10], [29, 23, 12], [22, -30, 8], [-26, 26, 9]),
};

export const planetLook = (seat: number | undefined): PlanetLook =>
  seat === undefined ? NEUTRAL_LOOK : (PLANET_LOOKS[seat % PLANET_LOOKS.length] ?? PLANET_LOOKS[0]);
