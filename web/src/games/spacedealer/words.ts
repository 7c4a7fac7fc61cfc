/** Names of things on the board, and why something cannot be done. */
import { currentLanguage, refusalId } from '../../i18n';
import { placeName } from '../../log/wording';
import type { Say } from '../contract';
import { place } from './places';

export const listing = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

export const cardName = (slug: string, say: Say): string => say(`card-${slug}`);
export const colourName = (colour: string, say: Say): string => say(`colour-${colour}`);

/** Several goods in a row, equal ones counted. */
export function goodsInWords(goods: readonly string[], say: Say): string {
  if (goods.length === 0) return say('goods-none');
  const counts = new Map<string, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return listing(
    [...counts].map(([good, count]) =>
      count === 1
        ? colourName(good, say)
        : say('goods-times', { count, colour: colourName(good, say) }),
    ),
  );
}

export const unfold = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good));

export const fieldName = (field: number, names: readonly string[], say: Say): string =>
  placeName(field, null, { game: { events: {}, place }, say, names });

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
