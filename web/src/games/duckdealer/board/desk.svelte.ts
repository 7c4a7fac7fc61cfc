/** What everything on the board needs at hand: the words, the map, who sits where, and what can be done now. */
import { createContext } from 'svelte';
import type { Say } from '../../contract';
import type { Goal } from './goal.svelte';
import type { Helm } from './helm.svelte';
import type { World } from './world';

export interface Desk {
  readonly say: Say;
  readonly world: World;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly helm: Helm;
  /** The good that is planned for, if any: the map marks the places that serve it. */
  readonly goal: Goal;
}

export const [useDesk, setDesk] = createContext<Desk>();
