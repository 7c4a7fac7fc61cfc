/** The rocket, in a box of 72 by 72 around its centre: map piece, hold and cover share it. */

export const HULL = 'M-26-7C-14-16 14-16 26-7C30-4 33-2 34 0C33 2 30 4 26 7C14 16-14 16-26 7Z';
export const KEEL = 'M-26 3C-12 9 16 8 33.500 1C32 3 30 4.500 26 7C14 16-14 16-26 7Z';
export const FINS = 'M-12-12L-24-24H-33L-25-6ZM-12 12L-24 24H-33L-25 6Z';
export const NOZZLE = 'M-25-7.500L-32-9V9L-25 7.500Z';
export const CANOPY = 'M19-9.600C25-7.500 30-4 33-1C28 0 22-1 17-3Z';
export const FLAME = 'M-32-6.500C-40-6-46-3-52 0C-46 3-40 6-32 6.500Z';
export const FLAME_CORE = 'M-32-3.500C-37-3-40-1.500-43 0C-40 1.500-37 3-32 3.500Z';

/** Seen from near: the eight bays of the hold and the place of its timer, around the ship's centre. */
export const HOLD_BOX = '-210 -80 400 160';
export const HOLD_BAYS = Array.from({ length: 8 }, (_, at) => ({
  x: -43 + 40 * (at % 4),
  y: at < 4 ? -19 : 19,
}));
export const HOLD_SLOT = { x: -106, y: 0, scale: 0.86 } as const;
