/** The twelve sets of animalfolk: six of the box, then six of the first game. */

export const SETS = [
  'platypus',
  'sloth',
  'crocodile',
  'fennec',
  'polecat',
  'owl',
  'macaw',
  'panda',
  'raccoon',
  'squirrel',
  'ocelot',
  'chameleon',
] as const;

export type SetKey = (typeof SETS)[number];
