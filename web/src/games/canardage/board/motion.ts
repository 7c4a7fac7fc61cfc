/**
 * Where things on the board come from and go to.
 *
 * A card that is new in the line comes from the pile or from under the duck that hid it; one that is
 * gone was shot, went to the pile, or slipped under its neighbour. The events of the step say which.
 */
import { cubicIn, cubicOut, backOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Entrance } from '../../../boardkit/glide.svelte';
import type { AnyEvent, LineCard } from '../../../generated/canardage';

export const GLIDE_MS = 380;
const FLY_MS = 420;
const STAGGER_MS = 60;

export const timed = (ms: number): number => (prefersReducedMotion.current ? 0 : ms);

export type Departure = 'shot' | 'pile' | 'under';

export function departureOf(position: number, events: readonly AnyEvent[]): Departure {
  for (const event of events) {
    if (event.event === 'line-danced') return 'pile';
    if (event.event === 'head-left' && position === 1) return 'pile';
    if (event.event === 'duck-hidden' && event.at === position) return 'under';
  }
  return 'shot';
}

/** Whether a card new at this position was there all along, hidden. */
export function surfaced(card: LineCard, position: number, events: readonly AnyEvent[]): boolean {
  return events.some(
    (event) =>
      event.event === 'duck-surfaced' && event.owner === card.owner && position <= event.at,
  );
}

interface Way {
  readonly x: number;
  readonly y: number;
}

/** How far things lie from each other in the line, as last laid out: asking amid a change would lay out all again. */
export class Ground {
  #pitch = 0;
  #pile: Way = { x: 0, y: 0 };

  /** The places and the pile lie on one grid, with or without a card on them. */
  look(line: Element): void {
    const places = [...line.querySelectorAll<HTMLElement>('[data-spot]')];
    const [first, last] = [places[0], places.at(-1)];
    const pile = line.querySelector<HTMLElement>('[data-pile]');
    if (!first || !last || !pile) return;
    this.#pitch = (last.offsetLeft - first.offsetLeft) / (places.length - 1);
    this.#pile = {
      x: pile.offsetLeft + pile.offsetWidth / 2 - first.offsetLeft - first.offsetWidth / 2,
      y: pile.offsetTop + pile.offsetHeight / 2 - first.offsetTop - first.offsetHeight / 2,
    };
  }

  /** How far so many places are. */
  across(places: number): number {
    return places * this.#pitch;
  }

  toPile(position: number): Way {
    return { x: this.#pile.x - this.across(position - 1), y: this.#pile.y };
  }
}

export const arrive = {
  fromBelow: (): Entrance => ({
    frames: [{ translate: '0 30%', opacity: 0 }, {}],
    duration: timed(FLY_MS),
  }),
  fromPile: ({ x, y }: Way, order: number): Entrance => ({
    frames: [
      { translate: `${x}px ${y}px`, scale: 0.8, opacity: 0 },
      { opacity: 1, offset: 1 / 3 },
      { scale: 1 },
    ],
    delay: timed(order * STAGGER_MS),
    duration: timed(FLY_MS),
  }),
};

interface Leaving {
  events: readonly AnyEvent[];
  position: number;
  ground: Ground;
}

export function leave(_card: Element, { events, position, ground }: Leaving): TransitionConfig {
  const departure = departureOf(position, events);
  if (departure === 'pile') {
    const { x, y } = ground.toPile(position);
    return {
      duration: timed(FLY_MS),
      easing: cubicOut,
      // In an arc over the heads of the others.
      css: (near, far) =>
        `translate: ${far * x}px ${far * y - Math.sin(far * Math.PI) * 60}px; scale: ${1 - 0.2 * far}; opacity: ${near < 0.25 ? near * 4 : 1}; z-index: 2`,
    };
  }
  if (departure === 'under')
    return {
      duration: timed(FLY_MS),
      easing: cubicOut,
      css: (near, far) => `translate: 0 ${far * 35}%; scale: ${1 - 0.4 * far}; opacity: ${near}`,
    };
  // Tin ducks are hinged at the foot: they fall over backwards, behind the waves.
  return {
    duration: timed(FLY_MS),
    easing: cubicIn,
    css: (near, far) =>
      `transform-origin: 50% 100%; rotate: x ${far * -88}deg; translate: 0 ${far * 12}%; filter: brightness(${1 + near * 0.6}); opacity: ${Math.min(1, near * 2.5)}`,
  };
}

interface TokenArrival {
  events: readonly AnyEvent[];
  position: number;
  ground: Ground;
}

/** A target drops in from above, or slides over from the position it was moved from. */
export function takeAim(
  _token: Element,
  { events, position, ground }: TokenArrival,
): TransitionConfig {
  const moved = events.find((event) => event.event === 'aim-moved' && event.to === position);
  if (moved?.event === 'aim-moved') {
    const x = ground.across(moved.at - position);
    return {
      duration: timed(GLIDE_MS),
      easing: cubicOut,
      css: (near, far) => `translate: ${far * x}px ${-Math.sin(near * Math.PI) * 14}px`,
    };
  }
  return {
    duration: timed(GLIDE_MS),
    easing: backOut,
    css: (near) =>
      `opacity: ${Math.min(1, near * 2)}; scale: ${2.4 - 1.4 * near}; rotate: ${(1 - near) * -90}deg`,
  };
}

export function liftToken(
  _token: Element,
  { events, position }: Omit<TokenArrival, 'ground'>,
): TransitionConfig {
  // A moved target is already on its way as the new one.
  if (events.some((event) => event.event === 'aim-moved' && event.at === position))
    return { duration: 0 };
  return {
    duration: timed(220),
    easing: cubicIn,
    css: (near, far) => `opacity: ${near}; scale: ${1 + far * 0.5}`,
  };
}
