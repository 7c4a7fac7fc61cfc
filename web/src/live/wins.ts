/** The games this browser has won, as far as it matters: until the gentlest bots are too easy. */

const STORAGE_KEY = 'webfoot.wins';
/** After so many wins a game is no longer new to the reader. */
export const ENOUGH = 2;
const KEPT = ENOUGH + 1;

/** How many games of this kind were won here; no more are counted than need be known. */
export function wins(game: string): number {
  return kept()[game]?.length ?? 0;
}

/** A won game counts once, however often its end is seen. */
export function rememberWin(table: string, game: string): void {
  const all = kept();
  const won = all[game] ?? [];
  if (won.includes(table) || won.length >= KEPT) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...all, [game]: [...won, table] }));
  } catch {
    // Storage can be switched off; then the bots stay gentle.
  }
}

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    );
  } catch {
    return {};
  }
}
