/** What messages may call; the command line knows the same ones (`src/webfoot/core/words.py`). */
import type { FluentFunction, FluentValue } from '@fluent/bundle';

/** How French first names with a mute h begin; the h of other names is heard. */
const MUTE_H = ['hel', 'henri', 'herv', 'honor', 'horten', 'hippol', 'hyac', 'hubert', 'huguett'];

/** Whether French *de* and *que* lose their vowel before this name. */
function elides(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.startsWith('y')) return /^y(?![aeiouy])\p{L}/u.test(plain);
  return /^[aeiouœæ]/.test(plain) || MUTE_H.some((start) => plain.startsWith(start));
}

/** French *de* before a name: « de Bruno », « d’Anna », « d’Hélène », « de Yann », « d’Yves ». */
export function of(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** French *que* before a name: « que Bruno », « qu’Anna ». */
export function that(name: string): string {
  return elides(name) ? `qu’${name}` : `que ${name}`;
}

function textOf(value: FluentValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  DE: ([name]) => of(textOf(name)),
  QUE: ([name]) => that(textOf(name)),
};
