/** The scene of “How to play” at the head of each chapter of the rules, in their order; null for none. */
export const CHAPTERS: readonly (number | null)[] = [5, 0, 0, 1, 5, 2, 3, 4, null, null];
