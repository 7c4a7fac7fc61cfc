/** What the page asks now, or whom it waits for. */
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { Brief, Say } from '../../contract';
import type { Helm } from './helm.svelte';
import { goodsInWords, listing, pointName, unfold } from './words';
import type { World } from './world';

const FREE_PIECES = 3;

export function promptOf(
  helm: Helm,
  real: Brief<DuckDealerView>,
  names: readonly string[],
  world: World,
  say: Say,
): string {
  const { view, seat } = helm;
  const name = (one: number | null | undefined) => names[one ?? -1] ?? '';
  if (real.over) {
    if (seat === null || !real.winners.includes(seat))
      return say('prompt-over-won', { names: listing(real.winners.map(name)) });
    return say(real.winners.length > 1 ? 'prompt-shared-win' : 'prompt-you-won');
  }
  const { offer } = real.view;
  if (offer?.proposed && offer.seat === seat)
    return say('prompt-offer-open', { name: name(offer.to) });
  if (offer?.proposed && offer.to === seat) return answerPrompt(offer, name(offer.seat), say);
  if (real.view.phase === 'bid' && real.view.bid !== null)
    return say('prompt-bid-made', { points: real.view.bid });
  if (!helm.yours && !helm.planning)
    return say('prompt-wait', { name: listing(real.actors.map(name)) });
  const me = seat === null ? undefined : view.players[seat];
  switch (view.phase) {
    case 'equip': {
      const filled = Object.values(me?.fittings ?? {}).reduce((sum, count) => sum + count, 0);
      return say('prompt-equip', { left: FREE_PIECES - filled });
    }
    case 'action':
      if (helm.mode === 'road') return say('prompt-road');
      if (helm.mode === 'gate') return say('prompt-open-gate');
      if (view.forced) return say('prompt-forced');
      return view.track.length === view.track_length
        ? say('prompt-last-turn')
        : say(helm.canPlan ? 'prompt-action' : 'prompt-action-at-once');
    case 'explore':
      return say('prompt-explore', { planet: pointName(me?.ship ?? '', world, say) });
    case 'gate':
      return say('prompt-gate', { planet: pointName(view.gate_entrance ?? '', world, say) });
    case 'reclaim':
      return say('prompt-reclaim', { purpose: view.reclaim_for ?? 'road' });
    case 'offer':
      return say('prompt-offer', { name: name(view.offer?.to) });
    case 'over':
      return say('game-ended');
    case 'turn':
      // A plan that hands the turn over leads to somebody else's.
      if (view.turn === seat) return say('prompt-turn');
      return say(helm.ownTurn ? 'plan-complete' : 'plan-whole');
    default:
      return say(`prompt-${view.phase}`);
  }
}

function answerPrompt(
  { gives, asks }: NonNullable<DuckDealerView['offer']>,
  name: string,
  say: Say,
): string {
  const [given, asked] = [unfold(gives), unfold(asks)];
  const values = { name, gives: goodsInWords(given, say), asks: goodsInWords(asked, say) };
  if (asked.length === 0) return say('prompt-answer-gift', values);
  return say(given.length === 0 ? 'prompt-answer-plea' : 'prompt-answer', values);
}
