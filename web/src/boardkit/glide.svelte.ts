/**
 * Pieces of a list that glide to where they lie now, and new ones that come in.
 *
 * Where they lie is looked up when the browser has laid out the page and not yet drawn it. Svelte's own `animate:` asks
 * several times amid a change, and each time the whole page is laid out again: on a phone that takes a tenth of a second.
 */
import type { Attachment } from 'svelte/attachments';

export interface Entrance {
  readonly frames: Keyframe[];
  readonly delay?: number;
  readonly duration: number;
}

export interface Ways {
  /** Which pieces move: a selector within the list. */
  readonly pieces: string;
  /** What changes when a piece comes, goes or moves: read to know when to look. */
  readonly order: () => unknown;
  /** In milliseconds; 0 moves nothing. */
  readonly duration: () => number;
  /** How a new piece comes in, which lies at its place already. */
  readonly enter: (piece: HTMLElement) => Entrance;
  /** Told whenever places may have changed, at a time when asking for them costs nothing. */
  readonly laid?: (list: HTMLElement) => void;
}

/** How a card comes into a hand. */
export const fromBelow = (duration: number): Entrance => ({
  frames: [{ translate: '0 40px', opacity: 0 }, {}],
  duration,
});

const EASING = 'cubic-bezier(0.33, 1, 0.68, 1)';

interface Spot {
  readonly left: number;
  readonly top: number;
}

export const glide =
  ({ pieces, order, duration, enter, laid }: Ways): Attachment<HTMLElement> =>
  (list) => {
    const spots = new WeakMap<HTMLElement, Spot>();
    let [changed, known] = [false, false];

    const look = () => {
      const moves = changed && duration() > 0;
      const found = list.querySelectorAll<HTMLElement>(pieces);
      // Where each is laid out: what moves it meanwhile does not count. All are asked before anything moves.
      const now = [...found].map((piece) => ({
        piece,
        to: { left: piece.offsetLeft, top: piece.offsetTop },
      }));
      laid?.(list);
      for (const { piece, to } of now) {
        if (moves) move(piece, spots.get(piece), to);
        spots.set(piece, to);
      }
      [changed, known] = [false, true];
    };

    const move = (piece: HTMLElement, from: Spot | undefined, to: Spot) => {
      if (!from) {
        const { frames, delay = 0, duration: takes } = enter(piece);
        piece.animate(frames, { duration: takes, delay, easing: EASING, fill: 'backwards' });
        return;
      }
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (x === 0 && y === 0) return;
      // Added to what it is doing: a piece that is moved twice in a row does not jump.
      piece.animate([{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], {
        duration: duration(),
        easing: EASING,
        composite: 'add',
      });
    };

    const observer = new ResizeObserver(look);
    $effect(() => {
      order();
      changed = known;
      // Whatever is watched from now on is reported once, after the next layout.
      observer.unobserve(list);
      observer.observe(list);
    });
    return () => {
      observer.disconnect();
    };
  };
