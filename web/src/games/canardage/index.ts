/** Canardage as the page finds it: the lid of its box, and where its board is. */
import crosshair from 'game-icons:crosshair';
import duck from 'game-icons:duck';
import type { Cover } from '../cover';

export const cover: Cover = {
  sky: '#f6d897',
  disc: { fill: '#e58a2b', x: 122, y: 84, radius: 62 },
  ground: '#1d6a6e',
  stamps: [
    { icon: duck, fill: '#12464a', x: 34, y: 134, size: 44 },
    { icon: duck, fill: '#fff8e6', x: 112, y: 102, size: 124 },
    { icon: crosshair, fill: '#5f150c', x: 136, y: 70, size: 84 },
  ],
};

export const client = () => import('./board/client');
