/** What is best done next, with its reason: only from what can be touched now and from what lies open. */
import type { TimerView } from '../../../generated/spacedealer';
import { COLOURS } from '../art/goods';
import type { Desk } from './desk.svelte';
import { standsOn } from './timers';
import { wantings, type Want } from './wants';
import { cardName, fieldName, refusalWords } from './words';

export type Verb =
  | 'build'
  | 'collect'
  | 'draw'
  | 'exchange'
  | 'fly'
  | 'place'
  | 'plan'
  | 'research'
  | 'send'
  | 'start'
  | 'discard';

export interface Advice {
  readonly words: string;
  /** What is touched to follow it, and what the button for it says. */
  readonly id?: string;
  readonly verb?: Verb;
}

/** A demand that a ship could fulfil if it were there. */
interface Goal {
  readonly want: Want;
  readonly field: number;
  readonly seat: number | undefined;
}

function goals({ view, own, planet, pieces }: Desk): Goal[] {
  return wantings(view, own, planet, pieces)
    .flatMap(({ field, seat, wants }) => wants.map((want) => ({ want, field, seat })))
    .filter(({ want }) => want.fits)
    .toSorted((one, other) => other.want.points - one.want.points);
}

/** What waits on the planet where the ship is. */
export function delivery(desk: Desk): Advice | undefined {
  const { say, names, controls } = desk;
  const goal = goals(desk).find(({ want }) => controls.lit.has(want.id));
  if (!goal) return undefined;
  const { want, seat, field } = goal;
  const name = seat === undefined ? fieldName(field, names, say) : (names[seat] ?? '');
  return { words: say('advise-deliver', { name, points: want.points }) };
}

/** A job that has ended, and what its owner does with it. */
export function finished(desk: Desk): Advice | undefined {
  const { say, planet, controls, pieces } = desk;
  const ready = planet.timers.filter(({ state }) => state === 'ready');
  const open = ready.find((timer) => controls.lit.has(standsOn(timer) ?? '')) ?? ready[0];
  if (!open) return undefined;
  const id = standsOn(open) ?? '';
  const slug = cardOf(open, desk);
  if (slug === undefined) return undefined;
  const card = cardName(slug, say);
  if (!controls.lit.has(id)) {
    const why = controls.why(id);
    return why && { words: say('advise-stuck', { card, why: refusalWords(why, say) }) };
  }
  if (open.job === 'build') return { words: say('advise-place', { card }), id, verb: 'place' };
  if (open.job === 'scrap') return { words: say('advise-discard', { card }), id, verb: 'discard' };
  const verb = ENDS[pieces.card(slug).type] ?? 'collect';
  return { words: say(`advise-${verb}`, { card }), id, verb };
}

const ENDS: Readonly<Partial<Record<string, Verb>>> = {
  converter: 'exchange',
  'fusion-converter': 'exchange',
  'transport-probe': 'send',
};

function cardOf(timer: TimerView, { planet }: Desk): string | undefined {
  return timer.job === 'build'
    ? planet.planned.find(({ place }) => place === timer.place)?.card
    : planet.area.find(({ column, covered }) => column === timer.column && !covered)?.card;
}

/** A timer lies idle: the job that brings most, as far as one can see. */
export function idling(desk: Desk): Advice | undefined {
  const at = desk.planet.timers.findIndex(({ state }) => state === 'inactive');
  if (at < 0) return undefined;
  return (
    flying(desk, at + 1) ??
    building(desk, at + 1) ??
    using(desk, at + 1) ??
    researching(desk, at + 1)
  );
}

/** Towards who wants what is aboard. */
function flying(desk: Desk, timer: number): Advice | undefined {
  const { say, names, view, planet, controls } = desk;
  const fields = [...controls.lit].flatMap((id) => {
    const field = /^field:(\d+)$/.exec(id)?.[1];
    return field === undefined ? [] : [Number(field)];
  });
  const around = (from: number, to: number) => {
    const apart = Math.abs(from - to);
    return Math.min(apart, view.ring.length - apart);
  };
  const ship = planet.ships.find(({ state }) => state === 'landed');
  for (const { want, field, seat } of ship ? goals(desk) : []) {
    if (ship?.field === field) continue;
    const [next] = fields.toSorted((one, other) => around(one, field) - around(other, field));
    if (next === undefined) return undefined;
    const name = seat === undefined ? fieldName(field, names, say) : (names[seat] ?? '');
    const words = say('advise-fly', {
      timer,
      field: fieldName(next, names, say, 'to'),
      name,
      points: want.points,
    });
    return { words, id: `field:${next}`, verb: 'fly' };
  }
  return undefined;
}

function building({ say, planet, controls }: Desk, timer: number): Advice | undefined {
  const next = planet.planned.find(({ place }) => controls.lit.has(`plan:${place}`));
  return (
    next && {
      words: say('advise-build', { timer, card: cardName(next.card, say) }),
      id: `plan:${next.place}`,
      verb: 'build',
    }
  );
}

/** The machine whose goods are missing most. */
function using(desk: Desk, timer: number): Advice | undefined {
  const { say, view, own, planet, pieces, controls } = desk;
  const wants = wantings(view, own, planet, pieces).flatMap((one) => one.wants);
  const missing = Object.fromEntries(
    COLOURS.map((colour) => [colour, wants.filter(({ lacks }) => lacks[colour] > 0).length]),
  );
  const machines = planet.area
    .filter(({ column, covered }) => !covered && controls.lit.has(`slot:${column}`))
    .map((built) => ({ built, short: missing[pieces.card(built.card).colour ?? ''] ?? 0 }))
    .toSorted((one, other) => other.short - one.short);
  const [best] = machines;
  if (!best) return undefined;
  const { built, short } = best;
  const words = say(short > 0 ? 'advise-use-wanted' : 'advise-use', {
    timer,
    card: cardName(built.card, say),
    count: short,
  });
  return { words, id: `slot:${built.column}`, verb: 'start' };
}

function researching({ say, controls }: Desk, timer: number): Advice | undefined {
  if (!controls.lit.has('technology')) return undefined;
  return { words: say('advise-research', { timer }), id: 'technology', verb: 'research' };
}

/** A planning place is free: that costs no timer. */
export function planning({ say, view, controls }: Desk): Advice | undefined {
  const card = view.own?.pile.find((slug) => controls.lit.has(`pile:${slug}`));
  if (card !== undefined)
    return {
      words: say('advise-plan', { card: cardName(card, say) }),
      id: `pile:${card}`,
      verb: 'plan',
    };
  const level = [3, 2].find((one) => controls.lit.has(`deck:${one}`));
  if (level === undefined) return undefined;
  return { words: say('advise-draw', { level }), id: `deck:${level}`, verb: 'draw' };
}
