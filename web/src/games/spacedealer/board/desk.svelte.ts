/** What everything on the board needs at hand: the words, who sits where, the position, and what can be done. */
import { createContext } from 'svelte';
import type { PlanetView, SpaceDealerView } from '../../../generated/spacedealer';
import type { Say } from '../../contract';
import type { Pieces } from './cardFacts';
import type { Controls } from './controls.svelte';
import type { Drag } from './drag.svelte';

export interface Desk {
  readonly say: Say;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly view: SpaceDealerView;
  /** The planet at the bottom: the reader's own, or the first. */
  readonly own: number;
  readonly planet: PlanetView;
  /** The next instant at which time itself acts. */
  readonly deadline: number | null;
  /** The mine that the lot has chosen for the reader, who was late. */
  readonly byLot: string | undefined;
  /** What is printed on the pieces. */
  readonly pieces: Pieces;
  readonly controls: Controls;
  readonly drag: Drag;
}

export const [useDesk, setDesk] = createContext<Desk>();
