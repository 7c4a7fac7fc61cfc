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

/** What stands at the head of a chapter: a scene by its number, or the picture of a term by its key. */
export type ChapterHead = number | string;

const chapterFiles = import.meta.glob<{ CHAPTERS: readonly ChapterHead[] }>(
  '../games/*/learn/chapters.ts',
);

/** The picture at the head of each chapter of a game's rules, in their order; the glossary has its own. */
export async function chaptersOf(game: string): Promise<readonly ChapterHead[]> {
  return (await chapterFiles[`../games/${game}/learn/chapters.ts`]?.())?.CHAPTERS ?? [];
}

export interface TermProps {
  /** The key of the term in the glossary. */
  term: string;
  say: Say;
}

const termFiles = import.meta.glob<{ default: Component<TermProps> }>(
  '../games/*/learn/Term.svelte',
);

/** Draws the terms of a game's glossary; undefined for a game without pictures. */
export async function termPicturesOf(game: string): Promise<Component<TermProps> | undefined> {
  return (await termFiles[`../games/${game}/learn/Term.svelte`]?.())?.default;
}
