/** The inks every drawing of the market shares. The colours of the twelve sets are in sets.css. */

export const INK = '#2b211c';
export const PAPER = '#fbf3e0';
export const BRASS = '#dca637';
export const RED = '#cf4530';
export const WOOD = '#b9814a';
export const WOOD_DARK = '#7a4d29';

/** Portraits stand in a box of 120 by 120; what is drawn on the left half is printed again on the right. */
export const MIRRORED = 'matrix(-1 0 0 1 120 0)';
