/** Things of a game that has no words for them, written so that they can be read. */
import type { Move, Say } from '../games/contract';

/** `last_stone`, `last-stone` → “Last stone”. */
export function readable(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is left to say of a message that a game does not have: `option-last_stone` → “Last stone”. */
export function insteadOf(id: string): string {
  // An attribute only adds to what the message itself says.
  return id.includes('.') ? '' : readable(id.replace(/^[^-]*-/, ''));
}

/** A value of a field, on one line. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(plainValue).join(', ') || '–';
  if (typeof value === 'object') return namedValues(Object.entries(value));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Fields and their values, on one line. */
export function namedValues(fields: readonly (readonly [string, unknown])[]): string {
  return fields
    .map(([name, value]) => `${readable(name).toLowerCase()} ${plainValue(value)}`)
    .join(', ');
}

/** What the button of a move says: the game's message `move-<tag>`, which is given the fields, or the bare fields. */
export function moveLabel(choice: Move, say: Say): string {
  const { move, ...fields } = choice;
  const entries = Object.entries(fields);
  if (say.has?.(`move-${move}`) ?? false) return say(`move-${move}`, moveArgs(entries));
  return entries.length > 0
    ? say('labelled', { label: readable(move), value: namedValues(entries) })
    : readable(move);
}

function moveArgs(fields: readonly [string, unknown][]): Record<string, string | number> {
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'number' ? value : wordOf(value)]),
  );
}

/** As in sentences about events: a message chooses its wording by `none`. */
const wordOf = (value: unknown): string => (value === null ? 'none' : plainValue(value));
