/** What a page needs to show a game: its board and its words. */
import type { GameClient, Say } from '../games/contract';
import { loadGame } from '../games/registry';
import { gameTexts } from '../i18n';
import { playableGames } from '../live/games.svelte';

export interface Kit {
  client: GameClient;
  say: Say;
  /** Whether players are ever asked at once if they react. */
  windows: boolean;
}

export async function loadKit(game: string): Promise<Kit> {
  const [client, say, windows] = await Promise.all([
    loadGame(game),
    gameTexts(game),
    hasWindows(game),
  ]);
  return { client, say, windows };
}

async function hasWindows(game: string): Promise<boolean> {
  try {
    return (await playableGames()).some(({ key, windows }) => key === game && windows);
  } catch {
    // A table can be shown without knowing.
    return false;
  }
}
