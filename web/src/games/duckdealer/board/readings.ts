/** What there is to read about a piece: what it is, what it does now, and the rule. */
import type { Reading } from '../../../boardkit/reader.svelte';
import { EQUIPMENT, type Equipment } from '../art/signs';
import type { Desk } from './desk.svelte';
import { needsOf } from './goal';
import {
  energyInWords,
  goodName,
  goodsInWords,
  labelled,
  listing,
  oneGood,
  pointName,
  unfold,
  type Colour,
} from './words';

type Player = Desk['helm']['view']['players'][number];

const TIER_RULES: Readonly<Record<string, string>> = {
  raw: 'DD-R2.1',
  semi: 'DD-R2.2',
  ten: 'DD-R2.3',
  thirty: 'DD-R2.4',
};

/** `player:1`, `good:duck`, `space:7`, `energy:red:1`, `equipment:hold:1` (or no one's), `tile:I1:mine`, `point:I1`. */
export function readingOf(id: string, desk: Desk): Reading | undefined {
  const [kind, first = '', second = ''] = id.split(':');
  switch (kind) {
    case 'player':
      return player(Number(first), desk);
    case 'good':
      return good(first, desk);
    case 'space':
      return space(Number(first), desk);
    case 'energy':
      return energy(first as Colour, second, desk);
    case 'equipment':
      return equipment(first as Equipment, second, desk);
    case 'tile':
      return tile(first, second, desk);
    case 'point':
      return point(first, desk);
    default:
      return undefined;
  }
}

function player(seat: number, { say, helm, names }: Desk): Reading | undefined {
  const one = helm.view.players[seat];
  if (!one) return undefined;
  const fittings = EQUIPMENT.filter((piece) => (one.fittings[piece] ?? 0) > 0).map(
    (piece) => `${say(`equipment-${piece}`)} × ${one.fittings[piece] ?? 0}`,
  );
  const cargo = unfold(one.goods);
  const room = say('cargo.room', { carried: cargo.length, capacity: one.capacity });
  return {
    title: names[seat] ?? '',
    lines: [
      say('points', { count: one.points }),
      labelled(say('energy'), energyInWords(one.energy, say), say),
      labelled(say('income'), energyInWords(one.income, say), say),
      `${listing(fittings)}, ${say('ship-speed', { speed: one.speed })}`,
      labelled(`${say('cargo')} (${room})`, goodsInWords(cargo, say) || say('cargo.empty'), say),
      `${say('cubes-left', { count: one.cubes })}, ${say(one.gate ? 'gate-placed' : 'gate-in-hand')}`,
    ],
    rule: 'DD-R8.2',
  };
}

function good(name: string, { say, world, helm, seat }: Desk): Reading | undefined {
  if (!world.goods.includes(name)) return undefined;
  const [need] = needsOf(name, helm.view, seat);
  if (!need) return undefined;
  const places = (ids: readonly string[]) => listing(ids.map((id) => pointName(id, world, say)));
  const into = Object.entries(helm.view.recipes).flatMap(([product, inputs]) =>
    inputs.includes(name) ? [oneGood(product, say)] : [],
  );
  const made = need.inputs.map((one) => oneGood(one, say));
  const delivery = world.facts.points.delivery[world.tier(name)];
  return {
    title: goodName(name, say),
    lines: [
      made.length > 0 ? say('supply-chain.made-of', { goods: listing(made) }) : '',
      into.length > 0 ? say('supply-chain.used-for', { goods: listing(into) }) : '',
      delivery ? labelled(say('move-deliver'), say('points', { count: delivery }), say) : '',
      need.mines.length > 0 ? say('planner-mines', { places: places(need.mines) }) : '',
      need.factories.length > 0 ? say('planner-factories', { places: places(need.factories) }) : '',
      need.consumers.length > 0 ? say('planner-consumers', { places: places(need.consumers) }) : '',
      labelled(say('cargo'), `${need.have}`, say),
    ].filter(Boolean),
    rule: TIER_RULES[world.tier(name)] ?? 'DD-R2.1',
  };
}

function space(number: number, { say, world, helm, names }: Desk): Reading {
  const taken = helm.view.track[number - 1];
  return {
    title: say('turn-track.space', { space: number, count: helm.view.track_length }),
    lines: [
      ...(taken === undefined ? [] : [names[taken] ?? '']),
      say('turn-track.free-roads', { count: world.freeRoads(number) }),
    ],
    rule: 'DD-R7.2',
  };
}

/** How much of it a player has; nothing if it belongs to no one. */
function amountOf(seat: string, count: (player: Player) => number, { say, helm, names }: Desk) {
  const one = seat === '' ? undefined : helm.view.players[Number(seat)];
  return one ? [labelled(names[Number(seat)] ?? '', `${count(one)}`, say)] : [];
}

function energy(colour: Colour, seat: string, desk: Desk): Reading {
  const { say, helm } = desk;
  return {
    title: say(`energy-${colour}`),
    lines: [
      say(`energy-${colour}.for`),
      ...amountOf(seat, (one) => one.energy[colour], desk),
      labelled(
        say('energy-supply'),
        say('energy-supply.left', { count: helm.view.discs[colour] }),
        say,
      ),
    ],
    rule: 'DD-R6.3',
  };
}

function equipment(kind: Equipment, seat: string, desk: Desk): Reading {
  const { say, world } = desk;
  return {
    title: say(`equipment-${kind}`),
    lines: [
      say(`equipment-${kind}.text`, { count: world.facts.ship.goods_per_hold }),
      ...amountOf(seat, (one) => one.fittings[kind] ?? 0, desk),
    ],
    rule: kind === 'hold' ? 'DD-R11.2' : 'DD-R11.1',
  };
}

function tile(at: string, which: string, desk: Desk): Reading | undefined {
  const { say, world, helm, names } = desk;
  const planet = helm.view.planets.find(({ id }) => id === at);
  if (!planet) return undefined;
  const owner = planet.privileges[which];
  const common = [
    pointName(at, world, say),
    ...(owner === undefined ? [] : [say('tile-privilege', { name: names[owner] ?? '' })]),
    ...(planet.paid.includes(which) ? [say('tile-paid')] : []),
  ];
  const goodOf = { mine: planet.mine, factory: planet.factory, consumer: planet.consumer }[which];
  if (which === 'shipyard') {
    const yard = planet.shipyard === null ? undefined : world.yard(planet.shipyard);
    if (!yard) return undefined;
    const price = goodsInWords(planet.shipyard_built ? yard.price : yard.build, say);
    return {
      title: say('tile-sells', { kind: say(`equipment-${yard.sells}.one`) }),
      lines: [
        planet.shipyard_built ? say('tile-built') : `${say('tile-unbuilt')} (+${yard.points})`,
        labelled(say('price'), price, say),
        ...common,
      ],
      rule: planet.shipyard_built ? 'DD-R10.3' : 'DD-R9.3',
    };
  }
  if (!goodOf) return undefined;
  const title = say(`${which}-of`, { for: say(`good-${goodOf}.for`) });
  if (which === 'mine') return { title, lines: common, rule: 'DD-R10.2' };
  if (which === 'factory') {
    const inputs = goodsInWords(helm.view.recipes[goodOf] ?? [], say);
    return {
      title,
      lines: [say('supply-chain.made-of', { goods: inputs }), ...common],
      rule: 'DD-R10.6',
    };
  }
  const facts = world.consumer(planet.consumer_tile);
  const values = { build: facts?.build ?? 0, delivery: facts?.delivery ?? 0 };
  return {
    title,
    lines: [
      say(planet.consumer_built ? 'consumer-built' : 'consumer-points', values),
      ...(planet.consumer_built
        ? []
        : [labelled(say('price'), goodsInWords(planet.consumer_price, say), say)]),
      ...common,
    ],
    rule: planet.consumer_built ? 'DD-R10.7' : 'DD-R9.3',
  };
}

/** A planet with its tiles, or a point in space: what is there, and who. */
function point(at: string, desk: Desk): Reading {
  const { say, world, helm, names } = desk;
  const { planets, players, roads } = helm.view;
  const title = pointName(at, world, say);
  const planet = planets.find(({ id }) => id === at);
  const owner = roads[at];
  const tiles = ['mine', 'shipyard', 'consumer', 'factory'].flatMap((which) => {
    const found = planet && tile(at, which, desk);
    // Of a tile its own lines; where it lies is the title here.
    return found
      ? [[found.title, ...found.lines.filter((line) => line !== title)].join(' · ')]
      : [];
  });
  const here = players.flatMap(({ ship }, seat) => (ship === at ? [names[seat] ?? ''] : []));
  return {
    title,
    lines: [
      ...tiles,
      ...(planet && !planet.explored ? [say('planet-unexplored.help')] : []),
      ...(owner === undefined ? [] : [say('road-of', { name: names[owner] ?? '' })]),
      ...here,
    ],
    rule: !planet ? 'DD-R8.1' : planet.explored ? 'DD-R3.2' : 'DD-R8.7',
  };
}
