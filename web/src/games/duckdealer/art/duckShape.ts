/** The rubber duck everything is cast from: path data in a box of 64 by 64, bill to the right. */

export const DUCK_BODY =
  'M27 33C21 36 14 34 9.500 27C7.500 43 15 53 31 53C46 53 54 45 52 35.500C51 31 48 28 45 27Z' +
  'M38 10a12 12 0 1 0 0 24a12 12 0 1 0 0-24Z';
export const DUCK_BILL =
  'M47.500 18.500C53 16.500 58 19 57.500 23.500C56 27.500 50.500 28 47 26.500Z';
export const DUCK_WING = 'M19 39C25 47 36 46 40 37.500';
export const DUCK_BELLY = 'M10 38C18 48 40 50 52 37C54 46 45 53 31 53C17 53 11 46.500 10 38Z';
