/** A whole turn in one line: what it brought in points, and what was done how often. */
import type { AnyEvent } from '../../../generated/duckdealer';
import type { GameEvent, Say } from '../../contract';
import { energyInWords, goodsInWords } from './words';

type Happened = GameEvent & AnyEvent;

/** Nothing, if the turn was none: the beginning of the game, an answer to an offer. */
export function recap(events: readonly GameEvent[], say: Say): string {
  const all = events as readonly Happened[];
  const of = <Name extends Happened['event']>(name: Name) =>
    all.filter((event): event is Extract<Happened, { event: Name }> => event.event === name);
  const times = (message: string, count: number) => (count > 0 ? say(message, { count }) : '');
  const goods = (message: string, some: readonly { readonly good: string }[]) =>
    some.length > 0
      ? say(message, {
          goods: goodsInWords(
            some.map(({ good }) => good),
            say,
          ),
        })
      : '';
  const collected = of('collected').map(({ red, yellow, blue }) =>
    say('recap-collected', { energy: energyInWords({ red, yellow, blue }, say) }),
  );
  const bought = of('bought').map(({ kind }) =>
    say('recap-bought', { kind: say(`equipment-${kind}.one`) }),
  );
  const deeds = [
    ...collected,
    times('recap-flew', of('flew').length + of('jumped').length),
    times('recap-explored', of('explored').length),
    goods('recap-mined', of('mined')),
    goods('recap-made', of('made')),
    goods('recap-delivered', of('delivered')),
    times('recap-factories', of('factory-built').length),
    times('recap-consumers', of('consumer-built').length),
    times('recap-shipyards', of('shipyard-built').length),
    ...bought,
    times('recap-roads', of('road-laid').length),
    times('recap-gates', of('gates-placed').length),
    times('recap-privileges', of('privilege-taken').length),
    times('recap-trades', of('offer-accepted').length),
  ].filter(Boolean);
  const scored = [
    ...of('delivered'),
    ...of('factory-built'),
    ...of('consumer-built'),
    ...of('shipyard-built'),
  ].reduce((sum, { points }) => sum + points, 0);
  if (deeds.length === 0) return of('turn-ended').length > 0 ? say('recap-nothing') : '';
  const done = deeds.join(' · ');
  return scored > 0 ? say('recap', { points: scored, deeds: done }) : done;
}
