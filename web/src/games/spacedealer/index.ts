/** Space Dealer as the page finds it: the lid of its box, and where its board is. */
import type { Cover } from '../cover';
import Picture from './art/Cover.svelte';

export const cover: Cover = { Picture };

export const client = () => import('./board/client');
