/** What the coach gives as reasons, in the words of the game. */
import type { Say } from '../games/contract';
import type { Hint } from '../generated/wire';

type Reason = Hint['reasons'][number];

/** A value is said by the message that is named after it: a card by `card-<slug>`, a good by `good-<name>.one`. */
function inWords(
  name: string,
  value: string | number,
  names: readonly string[],
  say: Say,
): string | number {
  if (name === 'seat') return names[Number(value)] ?? '';
  if (typeof value === 'number') return value;
  const id = `${name}-${value}`;
  const known = [`${id}.one`, id].find((one) => say.has?.(one));
  return known === undefined ? value : say(known);
}

export function reasonsInWords(
  reasons: readonly Reason[],
  names: readonly string[],
  say: Say,
): string {
  return reasons
    .map(({ says, values }) =>
      say(
        `reason-${says}`,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, inWords(name, value, names, say)]),
        ),
      ),
    )
    .join(' ');
}
