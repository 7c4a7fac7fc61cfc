/** The inks of the game: paper dominoes and wooden pieces on a midnight table; brass where there is power. */

export const INK = '#2b211c';
export const PAPER = '#fbf3e0';
export const KRAFT = '#e9d6b0';
export const BRASS = '#dca637';
export const BRASS_DARK = '#9a6b16';
export const GLOW = '#ffe08a';
export const RED = '#cf4530';
export const WOOD = '#b9814a';
export const WOOD_DARK = '#7a4d29';
export const STEEL = '#a9b4bc';
export const STEEL_DARK = '#66737d';
export const STONE = '#8d7d70';
export const STONE_DARK = '#5f5248';
export const PIT = '#33271f';
export const LEAD = '#3a3a42';

/** The sky, from its washes to its darkest corner, and the lines drawn on it. */
export const DUSK = '#2a3a63';
export const NIGHT = '#1b2744';
export const NIGHT_DEEP = '#111a31';
export const CHART_LINE = '#ecd9b0';

/** Sand, and the same in shade. */
export const SAND = '#eebd4d';
export const SAND_DARK = '#c98f22';
