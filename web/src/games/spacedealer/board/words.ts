/** Names of things on the board, and why something cannot be done. */
import { currentLanguage, refusalId } from '../../../i18n';
import { placeName } from '../../../log/wording';
import type { Say } from '../../contract';
import { place } from './places';

export const listing = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

/** A good with its noun: a red good. */
export const goodName = (colour: string, say: Say): string => say(`colour-${colour}.good`);
export const cardName = (slug: string, say: Say): string => say(`card-${slug}`);
export const colourName = (colour: string, say: Say): string => say(`colour-${colour}`);

export const countedGoods = (colour: string, count: number, say: Say): string =>
  say(`colour-${colour}.goods`, { count });

/** Several goods in a row, equal ones counted. */
export function goodsInWords(goods: readonly string[], say: Say): string {
  if (goods.length === 0) return say('goods-none');
  const counts = new Map<string, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return listing([...counts].map(([good, count]) => countedGoods(good, count, say)));
}

export const unfold = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good));

/** What a field of the ring is called; behind the word that a sentence needs before it, if any. */
export const fieldName = (
  field: number,
  names: readonly string[],
  say: Say,
  relation?: 'on' | 'to' | 'above',
): string => placeName(field, relation ?? null, { game: { events: {}, place }, say, names });

interface ShipState {
  readonly state: string;
  readonly field: number;
}

/** Where a ship is, or is going; `home` is its owner's field. */
export const shipWords = (
  { state, field }: ShipState,
  home: number,
  names: readonly string[],
  say: Say,
): string => {
  if (field === home && (state === 'landed' || state === 'flying'))
    return say(`ship-${state}.home`);
  return say(`ship-${state}`, {
    field: fieldName(
      field,
      names,
      say,
      state === 'adrift' ? 'above' : state === 'flying' ? 'to' : 'on',
    ),
  });
};

export const refusalWords = (
  { rule, values }: { rule: string; values: Record<string, string | number> },
  say: Say,
): string =>
  say(refusalId(rule), {
    ...values,
    ...(typeof values.card === 'string' ? { card: cardName(values.card, say) } : {}),
  });

/** Minutes and seconds. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
