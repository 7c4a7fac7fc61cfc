/** The colours of reach: near is pond teal, far is coral. A number always says the same. */
import { FARTHEST_SHADE } from './reach';

export const REACH_INKS = ['#5fe3cb', '#bfe45c', '#ffc44d', '#ff8a72'] as const;
export const reachInk = (shade: number): string => REACH_INKS[shade - 1] ?? REACH_INKS[0];
export const SHADES = Array.from({ length: FARTHEST_SHADE }, (_, at) => at + 1);
