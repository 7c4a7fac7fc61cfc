/** Dale of Merchants 2 as the page finds it: the lid of its box, and where its board is. */
import owl from 'game-icons:barn-owl';
import raccoon from 'game-icons:raccoon-head';
import squirrel from 'game-icons:squirrel';
import type { Cover } from '../cover';

/** Every other stripe of an awning, in the box of an icon. */
const STRIPES = [0, 128, 256, 384].map((left) => `M${left} 0h64v124a32 32 0 0 1-64 0z`).join('');

export const cover: Cover = {
  sky: '#e3b98a',
  disc: { fill: '#f8e9c6', x: 100, y: 108, radius: 62 },
  ground: '#4f5b2c',
  stamps: [
    { icon: squirrel, fill: '#8f4416', x: 36, y: 124, size: 50 },
    { icon: owl, fill: '#37527f', x: 164, y: 116, size: 54 },
    { icon: raccoon, fill: '#2e1a10', x: 100, y: 108, size: 92 },
    { icon: STRIPES, fill: '#b8321f', x: 100, y: 100, size: 200 },
    { icon: STRIPES, fill: '#fbf3e0', x: 125, y: 100, size: 200 },
  ],
};

export const client = () => import('./board/client');
