/** What a page needs to show a game: its board and its words. */
import { api } from '../api';
import type { GameClient, Say } from '../games/contract';
import { loadGame } from '../games/registry';
import { gameTexts } from '../i18n';
import type { GameInfo } from '../generated/wire';
import { playableGames } from '../live/games.svelte';

export interface Kit {
  client: GameClient;
  say: Say;
  /** Whether players are ever asked at once if they react. */
  windows: boolean;
  /** Whether turns can be tried out before they are played. */
  plans: boolean;
  /** What is printed on the pieces at this table, where it is not what the page was built with. */
  facts: unknown;
}

/** With a table, the facts of the edition played there. */
export async function loadKit(game: string, editionOf: string | null = null): Promise<Kit> {
  const [client, say, info, facts] = await Promise.all([
    loadGame(game),
    gameTexts(game),
    infoOf(game),
    editionOf === null ? undefined : api.facts(editionOf),
  ]);
  return { client, say, windows: info?.windows ?? false, plans: info?.plans ?? false, facts };
}

async function infoOf(game: string): Promise<GameInfo | undefined> {
  try {
    return (await playableGames()).find(({ key }) => key === game);
  } catch {
    // A table can be shown without knowing.
    return undefined;
  }
}
