/**
 * Where things on the board come from and go to.
 *
 * A card that is new in the line comes from the pile or from under the duck that hid it; one that is
 * gone was shot, went to the pile, or slipped under its neighbour. The events of the step say which.
 */
import { cubicIn, cubicOut, backOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
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

function distance(from: Element, to: Element | null | undefined): { x: number; y: number } {
  if (!to) return { x: 0, y: 0 };
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return {
    x: end.left + end.width / 2 - start.left - start.width / 2,
    y: end.top + end.height / 2 - start.top - start.height / 2,
  };
}

const pileBeside = (card: Element) => card.parentElement?.querySelector('[data-pile]');

interface Arrival {
  from: 'pile' | 'below';
  order: number;
}

export function arrive(card: Element, { from, order }: Arrival): TransitionConfig {
  if (from === 'below')
    return {
      duration: timed(FLY_MS),
      easing: cubicOut,
      css: (near, far) => `opacity: ${near}; translate: 0 ${far * 30}%`,
    };
  const { x, y } = distance(card, pileBeside(card));
  return {
    delay: timed(order * STAGGER_MS),
    duration: timed(FLY_MS),
    easing: cubicOut,
    css: (near, far) =>
      `translate: ${far * x}px ${far * y}px; scale: ${0.8 + 0.2 * near}; opacity: ${Math.min(1, near * 3)}`,
  };
}

interface Leaving {
  events: readonly AnyEvent[];
  position: number;
}

export function leave(card: Element, { events, position }: Leaving): TransitionConfig {
  const departure = departureOf(position, events);
  if (departure === 'pile') {
    const { x, y } = distance(card, pileBeside(card));
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
}

/** A target drops in from above, or slides over from the position it was moved from. */
export function takeAim(token: Element, { events, position }: TokenArrival): TransitionConfig {
  const moved = events.find((event) => event.event === 'aim-moved' && event.to === position);
  if (moved?.event === 'aim-moved') {
    const rings = token.closest('[data-line]')?.querySelectorAll('[data-ring]');
    const { x } = distance(token, rings?.[moved.at - 1]);
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

export function liftToken(_token: Element, { events, position }: TokenArrival): TransitionConfig {
  // A moved target is already on its way as the new one.
  if (events.some((event) => event.event === 'aim-moved' && event.at === position))
    return { duration: 0 };
  return {
    duration: timed(220),
    easing: cubicIn,
    css: (near, far) => `opacity: ${near}; scale: ${1 + far * 0.5}`,
  };
}
