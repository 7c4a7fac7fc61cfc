/** What stands at the head of each chapter of the rules, in their order: a scene of “How to play”, or a term. */
export const CHAPTERS: readonly (number | string)[] = [5, 0, 2, 4, 3, 'tile', 'gate', 'good'];
