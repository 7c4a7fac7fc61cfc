/** The seventeen goods: which tier each belongs to, the ground it is printed on, and the frame of each tier. */

export const GOODS = [
  'duck',
  'beads',
  'solar',
  'paint',
  'booth',
  'satellite',
  'accelerator',
  'stealth',
  'radio',
  'pills',
  'economy',
  'art',
  'science',
  'religion',
  'politics',
  'medicine',
  'military',
] as const;

export type Good = (typeof GOODS)[number];
export type Tier = 'raw' | 'semi' | 'ten' | 'thirty';

export const TIERS: readonly Tier[] = ['raw', 'semi', 'ten', 'thirty'];

export const isGood = (key: string): key is Good => (GOODS as readonly string[]).includes(key);

interface GoodLook {
  readonly tier: Tier;
  readonly ground: string;
}

export const GOOD_LOOKS: Readonly<Record<Good, GoodLook>> = {
  duck: { tier: 'raw', ground: '#8fd0d8' },
  beads: { tier: 'raw', ground: '#fbe9d7' },
  solar: { tier: 'raw', ground: '#ffd978' },
  paint: { tier: 'raw', ground: '#f3e6cd' },
  booth: { tier: 'raw', ground: '#cfe3b4' },
  satellite: { tier: 'semi', ground: '#9db6e0' },
  accelerator: { tier: 'semi', ground: '#e5d9f4' },
  stealth: { tier: 'semi', ground: '#f6b860' },
  radio: { tier: 'semi', ground: '#b5dfcf' },
  pills: { tier: 'semi', ground: '#e7efc4' },
  economy: { tier: 'ten', ground: '#3d8b58' },
  art: { tier: 'ten', ground: '#ef9fb2' },
  science: { tier: 'ten', ground: '#2c8794' },
  religion: { tier: 'thirty', ground: '#65439a' },
  politics: { tier: 'thirty', ground: '#b63a48' },
  medicine: { tier: 'thirty', ground: '#238063' },
  military: { tier: 'thirty', ground: '#5a683a' },
};

const round = (value: number): number => Math.round(value * 10) / 10;
const corner = (radius: number, angle: number): string =>
  `${round(32 + radius * Math.cos(angle))} ${round(32 + radius * Math.sin(angle))}`;
const polygon = (radii: readonly number[], from: number): string =>
  `M${radii.map((radius, at) => corner(radius, from + (at * 2 * Math.PI) / radii.length)).join('L')}Z`;

/** In a box of 64 by 64. */
export const TIER_FRAMES: Readonly<Record<Tier, string>> = {
  raw: 'M32 2.5a29.5 29.5 0 1 1 0 59a29.5 29.5 0 1 1 0-59Z',
  semi: 'M12 4H52A8 8 0 0 1 60 12V52A8 8 0 0 1 52 60H12A8 8 0 0 1 4 52V12A8 8 0 0 1 12 4Z',
  ten: polygon(Array<number>(6).fill(31), Math.PI / 6),
  thirty: polygon(
    Array.from({ length: 28 }, (_, at) => (at % 2 ? 27.5 : 32)),
    Math.PI / 28,
  ),
};

/** What a unit of the tier is worth to a consumer; raw goods are sold to nobody. */
export const TIER_POINTS: Readonly<Record<Tier, number | undefined>> = {
  raw: undefined,
  semi: 3,
  ten: 10,
  thirty: 30,
};
