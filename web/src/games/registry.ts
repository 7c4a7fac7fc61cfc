/** Which games have a folder here: found by themselves, each with its board in a download of its own. */
import type { GameFolder, GameClient } from './contract';
import type { Cover } from './cover';

const FOLDERS = import.meta.glob<GameFolder>('./*/index.ts', { eager: true });
const folderOf = (key: string): GameFolder | undefined => FOLDERS[`./${key}/index.ts`];

/** The games that have a folder here. */
export const GAMES: readonly string[] = Object.keys(FOLDERS).map(
  (path) => path.split('/')[1] ?? '',
);

/** The lid of a game's box; none for a game that the page was built without. */
export const coverOf = (key: string): Cover | undefined => folderOf(key)?.cover;

/** A game's board, or the plain one for a game that the page was built without. */
export async function loadGame(key: string): Promise<GameClient> {
  const folder = folderOf(key);
  if (folder) return (await folder.client()).default;
  const { plainClient } = await import('./plainClient');
  return plainClient(key);
}
