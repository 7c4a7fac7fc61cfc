/** A map with something on every planet, for the gallery: names and places as the reconstructed map has them. */
import type { Good } from '../art/goods';
import type { Equipment } from '../art/signs';

export interface SamplePlanet {
  id: string;
  name: string;
  start: boolean;
  x: number;
  y: number;
  mine: Good;
}

const planet = (id: string, name: string, x: number, y: number, mine: Good): SamplePlanet => ({
  id,
  name,
  start: id.startsWith('S'),
  x,
  y,
  mine,
});

export const PLANETS: readonly SamplePlanet[] = [
  planet('S1', 'Anatida', 710, 75, 'duck'),
  planet('S2', 'Bathtub Prime', 1280, 380, 'beads'),
  planet('S3', 'Canardia', 1070, 840, 'solar'),
  planet('S4', 'Drake Station', 325, 845, 'paint'),
  planet('S5', 'Eiderdown', 125, 360, 'booth'),
  planet('I1', 'Puddle', 775, 305, 'paint'),
  planet('I2', 'Squeak', 1020, 475, 'duck'),
  planet('I3', 'Teal', 840, 705, 'solar'),
  planet('I4', 'Waddle', 460, 655, 'beads'),
  planet('I5', 'Mallard Minor', 405, 400, 'booth'),
  planet('O1', 'Rubber Ridge', 1070, 160, 'paint'),
  planet('O2', 'Far Float', 1275, 645, 'duck'),
  planet('O3', 'Quackmire', 705, 930, 'solar'),
  planet('O4', 'Webfoot', 120, 620, 'booth'),
  planet('O5', 'Downfall', 360, 165, 'beads'),
  planet('H', 'Pond Zero', 705, 505, 'paint'),
];

export const ROUTES: readonly (readonly [from: string, to: string, length: number])[] = [
  ['H', 'I1', 2],
  ['I1', 'S1', 3],
  ['S1', 'O1', 3],
  ['O1', 'S2', 3],
  ['O1', 'I1', 4],
  ['H', 'I2', 2],
  ['I2', 'S2', 2],
  ['S2', 'O2', 3],
  ['O2', 'S3', 4],
  ['O2', 'I2', 3],
  ['H', 'I3', 2],
  ['I3', 'S3', 2],
  ['S3', 'O3', 3],
  ['O3', 'S4', 3],
  ['O3', 'I3', 4],
  ['H', 'I4', 3],
  ['I4', 'S4', 2],
  ['S4', 'O4', 4],
  ['O4', 'S5', 2],
  ['O4', 'I4', 5],
  ['H', 'I5', 4],
  ['I5', 'S5', 2],
  ['S5', 'O5', 2],
  ['O5', 'S1', 4],
  ['O5', 'I5', 3],
];

export interface SampleYard {
  sells: Equipment;
  price: readonly Good[];
  buildPrice: readonly (Good | 'any')[];
}

export const YARDS: Readonly<Record<string, SampleYard>> = {
  S1: { sells: 'hold', price: ['booth', 'paint'], buildPrice: ['booth', 'any'] },
  S2: { sells: 'hold', price: ['booth', 'paint'], buildPrice: ['paint', 'any'] },
  S3: { sells: 'navigator', price: ['solar', 'duck'], buildPrice: ['solar', 'any'] },
  S4: { sells: 'trader', price: ['duck', 'beads'], buildPrice: ['duck', 'any'] },
  S5: { sells: 'builder', price: ['beads', 'solar'], buildPrice: ['beads', 'any'] },
};

export interface SampleRecipe {
  product: Good;
  inputs: readonly Good[];
  tier: 'semi' | 'ten' | 'thirty';
}

export const RECIPES: readonly SampleRecipe[] = [
  { product: 'satellite', inputs: ['booth', 'solar'], tier: 'semi' },
  { product: 'accelerator', inputs: ['beads', 'solar'], tier: 'semi' },
  { product: 'stealth', inputs: ['duck', 'paint'], tier: 'semi' },
  { product: 'radio', inputs: ['duck', 'booth'], tier: 'semi' },
  { product: 'pills', inputs: ['paint', 'beads'], tier: 'semi' },
  { product: 'economy', inputs: ['pills', 'booth'], tier: 'ten' },
  { product: 'art', inputs: ['stealth', 'paint'], tier: 'ten' },
  { product: 'science', inputs: ['accelerator', 'duck'], tier: 'ten' },
  { product: 'religion', inputs: ['stealth', 'radio'], tier: 'thirty' },
  { product: 'politics', inputs: ['satellite', 'radio'], tier: 'thirty' },
  { product: 'medicine', inputs: ['pills', 'accelerator'], tier: 'thirty' },
  { product: 'military', inputs: ['satellite', 'accelerator'], tier: 'thirty' },
];

/** What has been explored in the sample: which consumer came, and which factory stands. */
export const EXPLORED: Readonly<
  Record<string, { consumer: Good; built: boolean; points: number; factory?: Good }>
> = {
  I1: { consumer: 'satellite', built: true, points: 3, factory: 'pills' },
  I2: { consumer: 'economy', built: false, points: 15 },
  O1: { consumer: 'radio', built: false, points: 5, factory: 'stealth' },
  H: { consumer: 'religion', built: true, points: 30, factory: 'religion' },
  O5: { consumer: 'science', built: true, points: 10, factory: 'accelerator' },
  I3: { consumer: 'medicine', built: false, points: 50 },
  O3: { consumer: 'art', built: true, points: 10, factory: 'politics' },
};
