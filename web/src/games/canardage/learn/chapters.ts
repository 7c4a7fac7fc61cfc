/** What stands at the head of each chapter of the rules, in their order: a scene of “How to play”, or a term. */
export const CHAPTERS: readonly (number | string)[] = [
  5,
  0,
  'living',
  1,
  'dead',
  2,
  3,
  4,
  'protected',
  'action-card',
];
