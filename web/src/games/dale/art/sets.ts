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

/** Whether there are drawings of this set. */
export const isDrawn = (set: string): set is SetKey => SETS.some((one) => one === set);
