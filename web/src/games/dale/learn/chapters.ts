/** What stands at the head of each chapter of the rules, in their order: a scene of “How to play”, or a term. */
import { SETS } from '../art/sets';

export const CHAPTERS: readonly (number | string)[] = [
  ...[0, 1, 2, 5, 4],
  ...SETS,
  'deck',
  'partner',
  'search',
  'overpay',
  'trade-master',
];
