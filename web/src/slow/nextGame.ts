/** One key leads to the next game that waits for the reader. */
import { placeOf } from '../boardkit/keyboard.svelte';
import type { TableInfo } from '../generated/wire';
import { navigate } from '../router.svelte';
import { awaited, byUrgency } from './time.svelte';

export const NEXT_KEY = 'n';

/** The game that waits for the reader and has the least time, other than this one. */
export function nextGame(tables: readonly TableInfo[], but = ''): string | null {
  return byUrgency(tables.filter((table) => table.id !== but && awaited(table)))[0]?.id ?? null;
}

/** Whether a press of a key is meant for the page, and not for a field in which somebody writes. */
export function asksForNext(press: KeyboardEvent): boolean {
  const { target } = press;
  const writes =
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
  const bare = !press.ctrlKey && !press.metaKey && !press.altKey && !press.repeat;
  return bare && !writes && placeOf(press) === NEXT_KEY;
}

export function openNext(tables: readonly TableInfo[], but = ''): boolean {
  const next = nextGame(tables, but);
  if (next !== null) navigate(`/t/${next}`);
  return next !== null;
}
