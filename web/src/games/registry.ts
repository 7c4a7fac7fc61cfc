/** Which games have a board, each in a download of its own. */
import type { GameClient } from './contract';

// Only here a board forgets which view it wants: the server never sends it another game's.
const CLIENTS: Readonly<Record<string, () => Promise<GameClient>>> = {
  canardage: async () => (await import('./canardage')).default as GameClient,
  dale: async () => (await import('./dale')).default as GameClient,
  duckdealer: async () => (await import('./duckdealer')).default as GameClient,
  spacedealer: async () => (await import('./spacedealer')).default as GameClient,
};

export const hasBoard = (key: string): boolean => Object.hasOwn(CLIENTS, key);

export async function loadGame(key: string): Promise<GameClient> {
  const load = CLIENTS[key];
  if (!load) throw new Error(`There is no board for the game "${key}"`);
  return load();
}
