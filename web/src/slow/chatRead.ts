/** Up to when the chat of each table has been read: in this browser, and in slow games on any device. */

const STORAGE_KEY = 'webfoot.chat-read';
const KEPT = 100;

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Whether something was said at a table after it was last read, here or (as the server says) elsewhere. */
export function hasNews(table: string, said: number | null, read: number | null = null): boolean {
  return said !== null && said > Math.max(all()[table] ?? 0, read ?? 0);
}

export function rememberRead(table: string, at: number): void {
  const kept = all();
  if ((kept[table] ?? 0) >= at) return;
  const others = Object.entries(kept).filter(([id]) => id !== table);
  const last = others.sort((one, other) => other[1] - one[1]).slice(0, KEPT - 1);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...last, [table, at]])));
  } catch {
    // Storage can be switched off; then every line counts as new.
  }
}
