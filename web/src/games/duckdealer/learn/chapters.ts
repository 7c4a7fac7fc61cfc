/** The scene of “How to play” at the head of each chapter of the rules, in their order; null for none. */
export const CHAPTERS: readonly (number | null)[] = [5, 0, 2, 4, 3];
