/** The scenes of “How to play”: small pictures made of a game's own pieces, found in the game's folder. */
import type { Component } from 'svelte';
import type { Say } from '../games/contract';

export interface SceneProps {
  /** Which scene, from 0. */
  at: number;
  /** What comes of it is shown, not how it begins. */
  after: boolean;
  say: Say;
}

export interface Scenes {
  default: Component<SceneProps>;
}

const files = import.meta.glob<Scenes>('../games/*/learn/Scene.svelte');

/** Draws the scenes of a game; undefined for a game without them. */
export async function scenesOf(game: string): Promise<Scenes['default'] | undefined> {
  return (await files[`../games/${game}/learn/Scene.svelte`]?.())?.default;
}

/** The message that a scene says, counted from 1. */
export const sceneText = (at: number): string => `how-${at + 1}`;

const chapterFiles = import.meta.glob<{ CHAPTERS: readonly (number | null)[] }>(
  '../games/*/learn/chapters.ts',
);

/** Which scene stands at the head of each chapter of a game's rules. */
export async function chaptersOf(game: string): Promise<readonly (number | null)[]> {
  return (await chapterFiles[`../games/${game}/learn/chapters.ts`]?.())?.CHAPTERS ?? [];
}
