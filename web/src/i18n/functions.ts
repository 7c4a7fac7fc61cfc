/** What messages may call; the command line knows the same ones (`src/webfoot/core/words.py`). */
import type { FluentFunction } from '@fluent/bundle';

/** French *de* before a name: « de Bruno », « d’Anna ». */
export function elided(name: string): string {
  const first = name.normalize('NFD').slice(0, 1).toLowerCase();
  return first !== '' && 'aeiouœæ'.includes(first) ? `d’${name}` : `de ${name}`;
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  DE: ([name]) => elided(typeof name === 'string' ? name : ''),
};
