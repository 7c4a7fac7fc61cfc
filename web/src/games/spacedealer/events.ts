/** What happened, for the log: an event's values as words, and the seats it happens to. */
import type { AnyEvent } from '../../generated/spacedealer';
import type { GameEvent, Say } from '../contract';
import { cardName, colourName, fieldName, goodsInWords, listing } from './words';

type Args = Record<string, string | number>;

const SEATS = ['seat', 'to', 'owner', 'victim'] as const;
const COLOURS = ['colour', 'old', 'new'] as const;
/** Where a text can only choose by whether there is something at all. */
const none = 'none';

export function eventArgs(event: GameEvent, names: readonly string[], say: Say): Args {
  const happened = event as GameEvent & AnyEvent;
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') args[key] = value;
    else if (typeof value === 'boolean') args[key] = `${value}`;
    else if (value === null) args[key] = none;
  }
  for (const key of SEATS) {
    const seat = event[key];
    if (typeof seat === 'number') args[key] = names[seat] ?? '';
  }
  for (const key of COLOURS) {
    const colour = event[key];
    if (typeof colour === 'string') args[key] = colourName(colour, say);
  }
  if (typeof event.card === 'string') args.card = cardName(event.card, say);
  if (typeof event.field === 'number') args.field = fieldName(event.field, names, say);
  if (Array.isArray(event.goods)) args.goods = goodsInWords(event.goods as string[], say);
  switch (happened.event) {
    case 'drew':
      return {
        ...args,
        cards:
          happened.cards === null
            ? none
            : listing(happened.cards.map((card) => cardName(card, say))),
      };
    case 'kept':
      return {
        ...args,
        returned: happened.returned === null ? none : cardName(happened.returned, say),
      };
    case 'goods-saved':
      return {
        ...args,
        lost: happened.lost.length > 0 ? goodsInWords(happened.lost, say) : none,
      };
    case 'ship-left':
      return { ...args, lost: goodsInWords(happened.lost, say) };
    case 'offered':
      return {
        ...args,
        give: both(happened.give, happened.give_cards, say),
        ask: both(happened.ask, happened.ask_cards, say),
        job: happened.job === null ? none : cardName(happened.job, say),
      };
    case 'traded':
      return {
        ...args,
        give: both(happened.give, happened.give_cards, say),
        ask: both(happened.ask, happened.ask_cards, say),
      };
    case 'game-ended':
      return { ...args, winners: listing(happened.winners.map((seat) => names[seat] ?? '')) };
    default:
      return args;
  }
}

function both(goods: readonly string[], cards: readonly string[], say: Say): string {
  if (cards.length === 0) return goodsInWords(goods, say);
  const words = cards.map((card) => cardName(card, say));
  return listing(goods.length > 0 ? [goodsInWords(goods, say), ...words] : words);
}

/** Whom it happens to, besides who does it. */
export function concerns(event: GameEvent): readonly number[] {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'job-ready':
    case 'sabotage-over':
    case 'ship-adrift':
    case 'ship-returned':
      return [happened.seat];
    case 'delivered':
      return [happened.owner];
    case 'offered':
    case 'traded':
    case 'produced-for':
      return [happened.to];
    case 'offer-ended':
      return happened.why === 'withdrawn' ? [happened.to] : [happened.seat, happened.to];
    case 'timer-sabotaged':
    case 'missile-hit':
      return [happened.victim];
    case 'game-ended':
      return happened.winners;
    default:
      return [];
  }
}
