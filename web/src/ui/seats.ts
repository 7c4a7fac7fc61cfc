/**
 * How the eight seats look: a colour never stands alone, a shape and a letter say the same.
 * The colours themselves are in tokens.css; every drawing takes both from here.
 *
 * Shapes live in a 32 × 32 square; the letter sits where the shape is widest.
 */
export interface SeatLook {
  colour: 'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'yellow' | 'white' | 'black';
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'shield';
  letter: string;
  path: string;
  letterBaseline: number;
  letterSize: number;
}

export const SEAT_LOOKS: readonly [SeatLook, ...SeatLook[]] = [
  {
    colour: 'blue',
    shape: 'circle',
    letter: 'A',
    path: 'M16 2.5a13.5 13.5 0 0 1 0 27a13.5 13.5 0 0 1 0-27z',
    letterBaseline: 22.4,
    letterSize: 18,
  },
  {
    colour: 'green',
    shape: 'triangle',
    letter: 'B',
    path: 'M16 1L31 28.5H1z',
    letterBaseline: 26.2,
    letterSize: 15.5,
  },
  {
    colour: 'orange',
    shape: 'square',
    letter: 'C',
    path: 'M4 4h24v24H4z',
    letterBaseline: 22.4,
    letterSize: 18,
  },
  {
    colour: 'pink',
    shape: 'diamond',
    letter: 'D',
    path: 'M16 .4L29.6 16L16 31.6L2.4 16z',
    letterBaseline: 21.6,
    letterSize: 16,
  },
  {
    colour: 'purple',
    shape: 'hexagon',
    letter: 'E',
    path: 'M9 3.5h14L30.3 16L23 28.5H9L1.7 16z',
    letterBaseline: 22.4,
    letterSize: 18,
  },
  {
    colour: 'yellow',
    shape: 'star',
    letter: 'F',
    path: 'M16-.6L21 10.2L32.2 11.6L24.1 20L26.2 31.4L16 25.8L5.8 31.4L7.9 20L-.2 11.6L11 10.2z',
    letterBaseline: 22.4,
    letterSize: 15,
  },
  {
    colour: 'white',
    shape: 'cross',
    letter: 'G',
    path: 'M10.5 1.5h11v9h9v11h-9v9h-11v-9h-9v-11h9z',
    letterBaseline: 21.7,
    letterSize: 16,
  },
  {
    colour: 'black',
    shape: 'shield',
    letter: 'H',
    path: 'M3.5 3h25v13.5C28.5 23.5 22 28 16 31.2C10 28 3.5 23.5 3.5 16.5z',
    letterBaseline: 21.3,
    letterSize: 17,
  },
];

export function seatLook(seat: number): SeatLook {
  return SEAT_LOOKS[seat] ?? SEAT_LOOKS[0];
}
