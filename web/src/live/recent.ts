/** The last tables this browser sat at, so that nobody has to keep links. */

export interface RecentTable {
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  at: number;
}

const STORAGE_KEY = 'webfoot.recent';
const KEPT = 8;

export function recentTables(): RecentTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function rememberTable(id: string, game: string): void {
  const others = recentTables().filter((one) => one.id !== id);
  keep([{ id, game, at: Date.now() }, ...others].slice(0, KEPT));
}

export function forgetTable(id: string): void {
  keep(recentTables().filter((one) => one.id !== id));
}

function keep(tables: RecentTable[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tables));
  } catch {
    // Storage can be switched off; then there is no list.
  }
}

function isRecent(one: unknown): one is RecentTable {
  const { id, game, at } = (one ?? {}) as Partial<RecentTable>;
  return typeof id === 'string' && typeof game === 'string' && typeof at === 'number';
}
