/** The scene of “How to play” at the head of each chapter of the rules, in their order; null for none. */
export const CHAPTERS: readonly (number | null)[] = [4, 2, 1, 5, null, 3];
