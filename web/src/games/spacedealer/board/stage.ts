/** The units of a drawing, for what lies over it. */
import { createContext } from 'svelte';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(viewBox: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}

export const [useStage, setStage] = createContext<() => Box>();
