/** The lids of the four boxes on the shelf: a picture of their own, or colours and icons; drawn by GameCover. */
import owl from 'game-icons:barn-owl';
import crosshair from 'game-icons:crosshair';
import duck from 'game-icons:duck';
import raccoon from 'game-icons:raccoon-head';
import squirrel from 'game-icons:squirrel';
import type { Component } from 'svelte';
import DuckDealerCover from './duckdealer/art/Cover.svelte';
import SpaceDealerCover from './spacedealer/art/Cover.svelte';

export interface Stamp {
  icon: string;
  fill: string;
  /** Centre and side length in the lid's 200 × 200 square. */
  x: number;
  y: number;
  size: number;
}

interface Box {
  key: 'canardage' | 'dale' | 'duckdealer' | 'spacedealer';
  seats: { least: number; most: number };
}

export interface Painted extends Box {
  Picture: Component;
}

export interface Stamped extends Box {
  sky: string;
  disc: { fill: string; x: number; y: number; radius: number };
  ground: string;
  stamps: readonly Stamp[];
}

export type Cover = Painted | Stamped;

/** Every other stripe of an awning, in the box of an icon. */
const STRIPES = [0, 128, 256, 384].map((left) => `M${left} 0h64v124a32 32 0 0 1-64 0z`).join('');

export const COVERS: readonly Cover[] = [
  {
    key: 'canardage',
    seats: { least: 2, most: 6 },
    sky: '#f6d897',
    disc: { fill: '#e58a2b', x: 122, y: 84, radius: 62 },
    ground: '#1d6a6e',
    stamps: [
      { icon: duck, fill: '#12464a', x: 34, y: 134, size: 44 },
      { icon: duck, fill: '#fff8e6', x: 112, y: 102, size: 124 },
      { icon: crosshair, fill: '#5f150c', x: 136, y: 70, size: 84 },
    ],
  },
  {
    key: 'dale',
    seats: { least: 2, most: 4 },
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
  },
  {
    key: 'duckdealer',
    seats: { least: 2, most: 5 },
    Picture: DuckDealerCover,
  },
  {
    key: 'spacedealer',
    seats: { least: 3, most: 8 },
    Picture: SpaceDealerCover,
  },
];
