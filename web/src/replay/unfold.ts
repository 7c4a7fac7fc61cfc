/**
 * The moments of a replay, each with its whole position, from what has changed between them.
 *
 * Whatever has not changed is the very same object in the next moment: a long game fits into memory, and boards can
 * tell at a glance what they need not draw again.
 */
import type { Brief, GameEvent } from '../games/contract';
import type { Moment as SentMoment, Step } from '../generated/wire';

export interface Moment {
  readonly step: Step;
  readonly events: readonly GameEvent[];
  readonly brief: Brief<unknown>;
}

export function unfold(sent: readonly SentMoment[]): Moment[] {
  let position: unknown = null;
  return sent.map(({ step, changes }) => {
    for (const [path, value] of changes) position = withChange(position, path, value, 0);
    return { step, events: step.events as GameEvent[], brief: position as Brief<unknown> };
  });
}

function withChange(
  whole: unknown,
  path: readonly (string | number)[],
  value: unknown,
  depth: number,
): unknown {
  const key = path[depth];
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.with(Number(key), withChange(whole[Number(key)], path, value, depth + 1));
  const object = whole as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withChange(object[key], path, value, depth + 1) };
}
