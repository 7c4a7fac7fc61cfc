/** Stars for a sky of any size: the same sky for the same size, every time, in a handful of paths. */

/** A small generator with a fixed seed: nobody plays with these numbers, they only have to look scattered. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export interface Starfield {
  /** Dots, as strokes of no length with round ends: faint, plain and bright. */
  readonly dots: readonly [faint: string, plain: string, bright: string];
  /** A few stars with four points. */
  readonly sparks: string;
}

const SPARK =
  'm0-7l1.500 5.500l5.500 1.500l-5.500 1.500l-1.500 5.500l-1.500-5.500l-5.500-1.500l5.500-1.500z';

export function starfield(width: number, height: number): Starfield {
  const next = scatter(1967);
  const share = (width * height) / 1_400_000;
  const place = () => `M${Math.round(next() * width)} ${Math.round(next() * height)}`;
  const many = (count: number, mark: string) =>
    Array.from({ length: Math.round(count * share) }, () => place() + mark).join('');
  return { dots: [many(190, 'h0'), many(80, 'h0'), many(26, 'h0')], sparks: many(12, SPARK) };
}

/** Constellations the navigators swear they can see: path of lines and the stars on it, in a box of 100 by 100. */
export const CONSTELLATIONS = [
  {
    // the Great Duck
    lines: 'M8 52L30 60L52 50L50 30L64 18L80 26L92 34L80 40L78 58L88 70L70 86L34 88L14 74Z',
    stars:
      'M8 52h0M30 60h0M52 50h0M50 30h0M64 18h0M80 26h0M92 34h0M80 40h0M78 58h0M70 86h0M34 88h0M14 74h0',
  },
  {
    // the Bathtub
    lines: 'M6 34L94 30L86 66L70 76H30L14 68ZM28 76L24 88M72 76L78 88M94 30L98 14L86 10',
    stars: 'M6 34h0M94 30h0M86 66h0M70 76h0M30 76h0M14 68h0M24 88h0M78 88h0M86 10h0',
  },
  {
    // the Anchor
    lines: 'M50 12V84M30 30H70M14 58C20 78 36 86 50 84C64 86 80 78 86 58',
    stars: 'M50 12h0M50 30h0M30 30h0M70 30h0M14 58h0M86 58h0M50 84h0M28 78h0M72 78h0',
  },
] as const;
