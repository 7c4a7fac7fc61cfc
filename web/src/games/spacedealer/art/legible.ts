/** Words in a drawing never shrink below what can be read: they grow in its units, or give way to a sign. */
import { getContext, setContext } from 'svelte';

/** A little more than 11, so that no rounding falls below. */
const SMALLEST_PX = 11.2;
const KEY = Symbol('pixels per unit');

/** Says how many pixels a unit of the drawing has; 0 while nobody knows. */
export function setPixels(read: () => number): void {
  setContext(KEY, read);
}

export const usePixels = (): (() => number) =>
  getContext<(() => number) | undefined>(KEY) ?? (() => 0);

/** The size of letters in units: as wished, or larger, up to a limit. Undefined where they could not be read. */
export function legible(wish: number, limit: number, pixels: number): number | undefined {
  if (pixels <= 0) return wish;
  const least = SMALLEST_PX / pixels;
  return least > limit ? undefined : Math.max(wish, least);
}
