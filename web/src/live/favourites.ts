/** The bots that a reader has last chosen for each game, so that the next table begins with them. */

const STORAGE_KEY = 'webfoot.bots';

/** The level last chosen for this game, if any. */
export function favouriteLevel(game: string): string | undefined {
  const level: unknown = kept()[game];
  return typeof level === 'string' ? level : undefined;
}

export function rememberLevel(game: string, level: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...kept(), [game]: level }));
  } catch {
    // Storage can be switched off; then the next table begins with the usual bots.
  }
}

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
