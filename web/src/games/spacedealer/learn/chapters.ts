/** What stands at the head of each chapter of the rules, in their order: a scene of “How to play”, or a term. */
export const CHAPTERS: readonly (number | string)[] = [
  4,
  2,
  1,
  5,
  'attack-marker',
  3,
  'trade',
  'ring',
];
