/**
 * How small things appear and go. Unlike those of Svelte they do not ask how a thing looks at the moment: to answer that,
 * the browser would have to work out the styles of the whole page once more.
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function pop(
  _thing: Element,
  { duration, from = 0 }: { duration: number; from?: number },
): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (near, far) => `scale: ${near + far * from}; opacity: ${near}`,
  };
}

export function drop(
  _thing: Element,
  { duration, y }: { duration: number; y: number },
): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (near, far) => `translate: 0 ${far * y}px; opacity: ${near}`,
  };
}
