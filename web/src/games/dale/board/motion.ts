/** How long things take to move; not at all for those who asked for calm. */
import { prefersReducedMotion } from 'svelte/motion';
import { paced } from '../../../boardkit/pace.svelte';

export const GLIDE_MS = 320;

export const timed = (ms: number): number => (prefersReducedMotion.current ? 0 : paced(ms));
