/** The two sides of an offer, in words. */
import type { OfferView } from '../../../generated/spacedealer';
import type { Say } from '../../contract';
import { cardName, goodsInWords, listing } from './words';

export function offerSide(offer: OfferView, which: 'give' | 'ask', say: Say): string {
  const cards = offer[`${which}_cards`].map(({ card }) =>
    say('card-times', { count: 1, card: cardName(card, say) }),
  );
  const job =
    which === 'give' && offer.column !== null ? [say('offer-job', { count: offer.count })] : [];
  const goods = offer[which];
  const words = [...(goods.length > 0 ? [goodsInWords(goods, say)] : []), ...cards, ...job];
  return words.length > 0 ? listing(words) : say('goods-none');
}
