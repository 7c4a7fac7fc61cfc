/** What the lid of a game's box shows: a picture of its own, or colours and icons; drawn by GameCover. */
import type { Component } from 'svelte';

export interface Stamp {
  icon: string;
  fill: string;
  /** Centre and side length in the lid's 200 × 200 square. */
  x: number;
  y: number;
  size: number;
}

export interface Painted {
  Picture: Component;
}

export interface Stamped {
  sky: string;
  disc: { fill: string; x: number; y: number; radius: number };
  ground: string;
  stamps: readonly Stamp[];
}

export type Cover = Painted | Stamped;
