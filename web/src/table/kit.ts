/** What a page needs to show a game: its board and its words. */
import type { GameClient, Say } from '../games/contract';
import { loadGame } from '../games/registry';
import { gameTexts } from '../i18n';

export interface Kit {
  client: GameClient;
  say: Say;
}

export async function loadKit(game: string): Promise<Kit> {
  const [client, say] = await Promise.all([loadGame(game), gameTexts(game)]);
  return { client, say };
}
