/**
 * How the six seats look: a colour never stands alone, a shape and a letter say the same.
 *
 * Shapes live in a 32 × 32 square; the letter sits where the shape is widest.
 */
export interface SeatLook {
  colour: 'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'yellow';
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'star';
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
    letterBaseline: 21.4,
    letterSize: 15.5,
  },
  {
    colour: 'green',
    shape: 'triangle',
    letter: 'B',
    path: 'M16 2.5L30.3 28.5H1.7z',
    letterBaseline: 25.4,
    letterSize: 13.5,
  },
  {
    colour: 'orange',
    shape: 'square',
    letter: 'C',
    path: 'M4 4h24v24H4z',
    letterBaseline: 21.6,
    letterSize: 16,
  },
  {
    colour: 'pink',
    shape: 'diamond',
    letter: 'D',
    path: 'M16 1.2L30.8 16L16 30.8L1.2 16z',
    letterBaseline: 20.9,
    letterSize: 14,
  },
  {
    colour: 'purple',
    shape: 'hexagon',
    letter: 'E',
    path: 'M9 3.5h14L30.3 16L23 28.5H9L1.7 16z',
    letterBaseline: 21.4,
    letterSize: 15.5,
  },
  {
    colour: 'yellow',
    shape: 'star',
    letter: 'F',
    path: 'M16 1.5L20.7 11L31.2 12.5L23.6 19.9L25.4 30.3L16 25.4L6.6 30.3L8.4 19.9L.8 12.5L11.3 11z',
    letterBaseline: 22,
    letterSize: 13,
  },
];

export function seatLook(seat: number): SeatLook {
  return SEAT_LOOKS[seat] ?? SEAT_LOOKS[0];
}
