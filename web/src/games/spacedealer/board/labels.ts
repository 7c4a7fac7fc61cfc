/** What each thing on the board is called, for those who listen and for tips: the id says what it is. */
import type { SpaceDealerView } from '../../../generated/spacedealer';
import type { Say } from '../../contract';
import { cardName, colourName, fieldName, goodName, goodsInWords } from './words';

interface Place {
  readonly view: SpaceDealerView;
  readonly own: number;
  readonly names: readonly string[];
  readonly say: Say;
}

export function label(id: string, { view, own, names, say }: Place): string {
  const [kind = '', ...rest] = id.split(':');
  const [first = '', second = '', third = ''] = rest;
  const planet = view.planets[own];
  const action = (seat: number, column: string) =>
    view.planets[seat]?.area.find((one) => `${one.column}` === column && !one.covered)?.card;
  const named = (slug: string | undefined) => (slug === undefined ? '' : cardName(slug, say));
  switch (kind) {
    case 'plan': {
      const card = planet?.planned.find(({ place }) => `${place}` === first)?.card;
      const timer = planet?.timers.find((one) => one.job === 'build' && `${one.place}` === first);
      return say(timer?.state === 'ready' ? 'do-place' : 'do-build', { card: named(card) });
    }
    case 'slot': {
      if (second !== '')
        return say('do-fire', {
          card: named(action(Number(first), second)),
          name: names[Number(first)] ?? '',
        });
      const timer = planet?.timers.find((one) => one.job === 'use' && `${one.column}` === first);
      return say(timer?.state === 'ready' ? 'do-empty' : 'do-use', {
        card: named(action(own, first)),
      });
    }
    case 'ship':
    case 'store': {
      if (second !== '') return say('do-good', { good: goodName(second, say) });
      const store = planet?.area.find((one) => kind === 'store' && `${one.store}` === first);
      return say(`do-${kind}`, { card: named(store?.card), number: Number(first) + 1 });
    }
    case 'ground':
      return first === '' ? say('do-ground') : say('do-pick-up', { good: goodName(first, say) });
    case 'field':
      if (Number(first) === planet?.field) return say('do-fly.home');
      return say('do-fly', { field: fieldName(Number(first), names, say, 'to') });
    case 'pile':
      return say(view.phase === 'choosing' ? 'do-begin' : 'do-plan', { card: named(first) });
    case 'drawn':
      return say('do-keep', { card: named(view.own?.drawn[Number(first)]) });
    case 'site':
      return first === 'left' || first === 'right'
        ? say(`do-site-${first}`)
        : say('do-site', { column: Number(first) });
    case 'demand': {
      const demand = view.planets[Number(first)]?.area.find(
        (one) => `${one.column}` === second && one.demands.length > Number(third),
      )?.demands[Number(third)];
      return say('do-deliver', {
        goods: goodsInWords(demand?.goods ?? [], say),
        name: names[Number(first)] ?? '',
        points: demand?.points ?? 0,
      });
    }
    case 'order':
      return say('do-order', { field: fieldName(Number(first), names, say, 'on') });
    case 'timer':
      return first === ''
        ? say('do-timer')
        : say('do-sabotage', { name: names[Number(first)] ?? '' });
    case 'ammunition':
      return say('do-aim', { card: named(action(own, first)) });
    case 'built':
      return say('do-discard-built', { card: named(action(own, second)) });
    case 'deck':
      return say('do-draw', { level: Number(first) });
    case 'colour':
    case 'old':
      return colourName(first, say);
    default:
      return say(`do-${kind}`);
  }
}
