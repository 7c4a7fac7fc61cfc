/** The one duck everything is cut from: path data in a box of 120 by 100, beak to the left, towards the front. */

export const DUCK_BODY =
  'M61 50C68 58 82 57 92 50C100 45 105 38 108 29C117 41 119 64 108 79C99 91 81 96 61 96C36 96 18 87 16 70' +
  'C15 62 18 56 24 51C19 46 17 40 18 34C19 20 30 10 43 10C57 10 68 21 68 35C68 41 65 46 61 50Z';

export const DUCK_BILL = 'M21 33C13 28 6 31 1 38C3 45 9 49 16 48C20 48 23 47 25 45Z';
