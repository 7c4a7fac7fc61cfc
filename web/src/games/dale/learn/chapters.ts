/** The scene of “How to play” at the head of each chapter of the rules, in their order; null for none. */
export const CHAPTERS: readonly (number | null)[] = [0, 1, 2, 5, 4];
