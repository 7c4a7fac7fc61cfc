/** What there is to read about a piece: what it is, what it does now, and the rule. */
import type { BuiltView, PlanetView, TimerView } from '../../../generated/spacedealer';
import type { Desk } from './desk.svelte';
import { total } from './holds';
import type { GameTime } from './time.svelte';
import { wantings } from './wants';
import { cardName, fieldName, goodsInWords, shipWords, unfold } from './words';

export interface Reading {
  readonly title: string;
  /** A card to show beside. */
  readonly card?: string | undefined;
  readonly lines: readonly string[];
  readonly rule: string;
}

const builtAt = (planet: PlanetView | undefined, nth: string | undefined): BuiltView | undefined =>
  planet?.area[Number(nth)];

/** The name of a piece; short enough to be called by. */
export function titleOf(id: string, desk: Desk): string {
  const { say, names, view } = desk;
  const [kind, first = '', second = ''] = id.split(':');
  const planet = view.planets[Number(first)];
  const name = names[Number(first)] ?? '';
  switch (kind) {
    case 'card':
      return cardName(first, say);
    case 'built':
      return cardName(builtAt(planet, second)?.card ?? '', say);
    case 'planned':
      return cardName(planet?.planned.find(({ place }) => `${place}` === second)?.card ?? '', say);
    case 'station':
      return cardName(planet?.stations[second === 'left' ? 0 : 1].at(-1) ?? 'generator', say);
    case 'demand':
      return say('read-demand', { name });
    case 'order':
    case 'field':
      return fieldName(Number(first), names, say);
    case 'timer':
      return say('read-timer', { name, number: Number(second) + 1 });
    case 'ship':
      return say('read-ship', { name });
    case 'technology':
      return say('read-technology', { name });
    case 'deck':
      return say('read-deck', { level: Number(first) });
    default:
      return say('supply');
  }
}

export function readingOf(id: string, desk: Desk, time: GameTime): Reading | undefined {
  const { view } = desk;
  const [kind, first = '', second = ''] = id.split(':');
  const planet = view.planets[Number(first)];
  const title = titleOf(id, desk);
  switch (kind) {
    case 'card':
      return { title, card: first, ...printed(first, desk) };
    case 'built': {
      const built = builtAt(planet, second);
      return planet && built && { title, card: built.card, ...standing(planet, built, desk, time) };
    }
    case 'planned':
      return planet && underPlanning(title, planet, Number(second), desk, time);
    case 'station': {
      const card = planet?.stations[second === 'left' ? 0 : 1].at(-1);
      return card === undefined
        ? undefined
        : { title, card, lines: printed(card, desk).lines, rule: 'SD-BD-11' };
    }
    case 'demand':
    case 'order':
      return wanted(id, title, desk);
    case 'field':
      return there(title, Number(first), desk);
    case 'timer': {
      const timer = planet?.timers.find((one) => `${one.timer}` === second);
      return planet && timer && running(title, planet, timer, desk, time);
    }
    case 'ship':
      return planet && flying(title, planet, Number(second), desk);
    case 'technology':
      return planet && reached(title, planet, desk);
    default:
      return common(title, kind ?? '', Number(first), desk);
  }
}

/** What is printed on a card. */
function printed(slug: string, { say, pieces }: Desk): { lines: string[]; rule: string } {
  const { type, amount, level, plugs, shape, demands, reconstructed } = pieces.card(slug);
  return {
    lines: [
      say(`type-${type}.text`, { amount, demands: demands.length }),
      say('read-level', { level }),
      ...(shape === 'station' ? [] : [say('read-plugs', { plugs })]),
      ...demands.map(({ goods, points, owner }) =>
        say('read-wants', { goods: goodsInWords(goods, say), points, owner: owner ?? 0 }),
      ),
      ...(reconstructed.length > 0 ? [`★ ${say('reconstructed.help')}`] : []),
    ],
    rule: say(`type-${type}.rule`),
  };
}

/** A card that has been built, as it stands now. */
function standing(
  planet: PlanetView,
  built: BuiltView,
  desk: Desk,
  time: GameTime,
): { lines: string[]; rule: string } {
  const { say, names, pieces } = desk;
  const { type, amount, slot, demands } = pieces.card(built.card);
  const timer = planet.timers.find(
    ({ job, column }) =>
      !built.covered && (job === 'use' || job === 'clear') && column === built.column,
  );
  const goods = unfold(built.goods);
  const now = [
    built.covered ? say('read-covered') : '',
    built.blocked ? say('read-blocked') : '',
    built.store === null
      ? ''
      : say('read-holds', { goods: goodsInWords(goods, say), room: built.capacity - goods.length }),
    built.ammunition > 0 ? say('read-ammunition', { count: built.ammunition }) : '',
    !slot || built.covered ? '' : timer ? stateOf(timer, desk, time) : say('read-slot-free'),
    ...built.demands.map(({ goods, points, owner, by }) =>
      by === null
        ? say('read-wants', { goods: goodsInWords(goods, say), points, owner })
        : say('read-fulfilled', { goods: goodsInWords(goods, say), name: names[by] ?? '' }),
    ),
  ];
  return {
    lines: [
      say(`type-${type}.text`, { amount, demands: demands.length }),
      ...now.filter((words) => words !== ''),
    ],
    rule: say(`type-${type}.rule`),
  };
}

/** What a timer does, in a sentence. */
function stateOf(timer: TimerView, { say }: Desk, time: GameTime): string {
  if (timer.state === 'ready') return say('read-timer-ready');
  if (timer.state === 'sabotaged')
    return say('read-timer-sabotaged', { seconds: time.left(timer.ends) });
  return timer.ends === null
    ? say('read-timer-idle')
    : say('read-timer-runs', { seconds: time.left(timer.ends) });
}

function underPlanning(
  title: string,
  planet: PlanetView,
  place: number,
  desk: Desk,
  time: GameTime,
): Reading | undefined {
  const card = planet.planned.find((one) => one.place === place)?.card;
  if (card === undefined) return undefined;
  const timer = planet.timers.find((one) => one.job === 'build' && one.place === place);
  const now = timer ? stateOf(timer, desk, time) : desk.say('read-planned');
  return { title, card, lines: [now, ...printed(card, desk).lines], rule: 'SD-BD-02' };
}

function wanted(id: string, title: string, desk: Desk): Reading | undefined {
  const { say, view, own, planet, pieces, seat } = desk;
  const mine = seat === null ? undefined : planet;
  const want = wantings(view, own, mine, pieces)
    .flatMap(({ wants }) => wants)
    .find((one) => one.id === id);
  if (!want) return undefined;
  const { goods, points, owner, card, fits, lacks } = want;
  const missing = unfold(lacks);
  return {
    title,
    card: owner === undefined ? undefined : card,
    lines: [
      say('read-wants', { goods: goodsInWords(goods, say), points, owner: owner ?? 0 }),
      ...(mine
        ? [fits ? say('wants-fits') : say('wants-missing', { goods: goodsInWords(missing, say) })]
        : []),
      say(owner === undefined ? 'read-order-how' : 'read-demand-how'),
    ],
    rule: owner === undefined ? 'SD-NP-02' : 'SD-DL-01',
  };
}

/** A planet of the ring, and which ships are there. */
function there(title: string, field: number, { say, view, names, pieces }: Desk): Reading {
  const here = view.planets
    .filter(({ ships }) => ships.some((ship) => ship.state === 'landed' && ship.field === field))
    .map(({ seat }) => names[seat] ?? '');
  const place = view.ring[field];
  const goods = unfold(place?.goods ?? {});
  const order = place?.order ? pieces.order(place.order) : undefined;
  return {
    title,
    lines: [
      here.length > 0 ? say('read-ships', { names: here.join(', ') }) : say('read-no-ships'),
      ...(order
        ? [
            say('read-wants', {
              goods: goodsInWords(order.goods, say),
              points: order.points,
              owner: 0,
            }),
          ]
        : []),
      ...(goods.length > 0 ? [say('read-ground', { goods: goodsInWords(goods, say) })] : []),
      say('read-field-how'),
    ],
    rule: 'SD-MV-04',
  };
}

function running(
  title: string,
  planet: PlanetView,
  timer: TimerView,
  desk: Desk,
  time: GameTime,
): Reading {
  const { say, names } = desk;
  const ship = planet.ships.find((one) => timer.job === 'fly' && one.ship === timer.ship);
  const card =
    timer.job === 'build'
      ? planet.planned.find(({ place }) => place === timer.place)?.card
      : planet.area.find(({ column, covered }) => column === timer.column && !covered)?.card;
  const job =
    timer.state === 'inactive' || timer.state === 'sabotaged'
      ? []
      : [
          ship?.field === planet.field
            ? say('timer-fly.home')
            : say(`timer-${timer.job}`, {
                card: card === undefined ? '' : cardName(card, say),
                field: ship ? fieldName(ship.field, names, say, 'to') : '',
              }),
        ];
  return {
    title,
    lines: [stateOf(timer, desk, time), ...job, say('read-timer-how')],
    rule: 'SD-TM-04',
  };
}

function flying(
  title: string,
  planet: PlanetView,
  number: number,
  desk: Desk,
): Reading | undefined {
  const { say, names } = desk;
  const ship = planet.ships.find((one) => one.ship === number);
  if (!ship) return undefined;
  return {
    title,
    lines: [
      shipWords(ship, planet.field, names, say),
      say('read-holds', {
        goods: goodsInWords(unfold(ship.goods), say),
        room: ship.capacity - total(ship.goods),
      }),
      say('read-field-how'),
    ],
    rule: 'SD-MV-04',
  };
}

function reached(title: string, planet: PlanetView, { say, view }: Desk): Reading {
  const steps = view.scale.findIndex((level) => level > planet.level) - planet.position;
  return {
    title,
    lines: [
      say('read-level', { level: planet.level }),
      ...(steps > 0 ? [say('read-steps', { steps, level: planet.level + 1 })] : []),
      say('read-technology-how'),
    ],
    rule: 'SD-TL-04',
  };
}

function common(title: string, kind: string, level: number, { say, view }: Desk): Reading {
  if (kind === 'deck')
    return {
      title,
      lines: [say('read-deck-left', { count: view.piles[level - 2] ?? 0 }), say('read-deck-how')],
      rule: 'SD-PL-04',
    };
  return { title, lines: [say('read-supply-how')], rule: 'SD-OB-03' };
}
