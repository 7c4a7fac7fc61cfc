/** What the fields of the ring are called. */
import type { Place } from '../../generated/fields';

/** Every second field of the ring is a player's planet. */
export function place(at: string | number): Place {
  const field = Number(at);
  return field % 2
    ? { sort: 'neutral', values: { number: (field + 1) / 2 }, seats: {} }
    : { sort: 'planet', values: {}, seats: { name: field / 2 } };
}
