/** The inks of the star chart: midnight printed on paper, the wood of the discs, and the two sides of a tile. */

export const INK = '#2b211c';
export const PAPER = '#fbf3e0';
export const KRAFT = '#e9d6b0';
export const BRASS = '#dca637';
export const BRASS_DARK = '#9a6b16';
export const RED = '#cf4530';
export const WOOD = '#b9814a';
export const WOOD_DARK = '#7a4d29';

/** The sky, from its darkest corner to the washes in it. */
export const NIGHT = '#1b2744';
export const NIGHT_DEEP = '#111a31';
export const CHART_LINE = '#ecd9b0';

/** A tile not yet built waits in pale yellow; a built one is solid blue. */
export const UNBUILT = '#f9ebba';
export const UNBUILT_EDGE = '#a87412';
export const BUILT = '#2f6aa8';
export const BUILT_DARK = '#1c4777';
export const BUILT_LIGHT = '#a9cdec';

export const DUCK_YELLOW = '#fbcf3b';
export const DUCK_SHADE = '#e5a41f';
export const PAINT_BLUE = '#2c6fd1';
export const PAINT_BLUE_DARK = '#1c4a97';
export const BILL = '#ee7a24';
