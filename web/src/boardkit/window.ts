/** Windows in which a board is laid out in another way. Styles write out the same measures. */

/** A phone on its side, or a page enlarged: so low that what is decided with must lie side by side. */
export const LOW = '(min-width: 36rem) and (max-height: 34rem)';

/** A phone held upright that is too low for whole cards: pictures and names must do. */
export const SHORT = '(max-width: 36rem) and (max-height: 49rem)';

/** There is room for a line of news in the bar above the table: at the foot it would take from the board. */
export const NEWS_ABOVE = `(min-width: 64rem), ${LOW}`;
