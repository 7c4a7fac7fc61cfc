/** What the glossary shows of each term: pieces of the game, put together for it. */
import type { Colour } from '../art/goods';
import type { TimerFace } from '../art/timers';

/** The player's own area, with a mine in it. */
export interface Area {
  /** The columns that have power, on each side. */
  readonly power?: { readonly left?: number; readonly right?: number };
  /** A card waits in planning. */
  readonly planned?: boolean;
  /** A place where a card may be built is lit. */
  readonly site?: boolean;
  /** How far technology has come. */
  readonly raised?: boolean;
  /** The level of technology is what is meant. */
  readonly timer?: TimerFace['state'];
}

export interface TermPieces {
  readonly timers?: readonly TimerFace['state'][];
  readonly cards?: readonly string[];
  /** On the slot of the first card. */
  readonly on?: TimerFace['state'];
  readonly blocked?: boolean;
  readonly loaded?: boolean;
  /** The demand of the first card has been fulfilled. */
  readonly served?: boolean;
  readonly backs?: readonly (1 | 2 | 3 | 'order')[];
  readonly goods?: readonly Colour[];
  readonly hold?: readonly Colour[];
  readonly ring?: boolean;
  /** Only a planet that belongs to nobody. */
  readonly neutral?: boolean;
  readonly clock?: number;
  readonly marker?: boolean;
  readonly attack?: boolean;
  readonly area?: Area;
}

const MINE = 'mine-red-1';
const ALL: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

export const TERMS: Readonly<Record<string, TermPieces>> = {
  'action-zone': { area: { power: { left: 2 } } },
  random: { backs: [2, 3] },
  'attack-marker': { attack: true, cards: ['sabotage-probe-1'], loaded: true },
  blocked: { cards: [MINE], blocked: true },
  'build-over': { cards: ['mining-complex-red'] },
  cancel: { timers: ['ready', 'inactive'] },
  cargo: { hold: ['red', 'green', 'blue'] },
  clock: { clock: 900 },
  'common-pile': { backs: [2, 3] },
  'connection-point': { area: { power: { left: 2, right: 2 } } },
  demand: { cards: ['mine-yellow-1'] },
  'demand-zone': { area: { power: { left: 2 } } },
  depot: { cards: ['depot-1'], goods: ['red'] },
  discard: { cards: ['mine-blue-1'], timers: ['ready'] },
  done: { clock: 0, timers: ['inactive'] },
  field: { ring: true },
  good: { goods: ALL },
  idle: { timers: ['inactive'] },
  job: { cards: [MINE], on: 'running' },
  marker: { marker: true, cards: ['mine-yellow-1'], served: true },
  'neutral-order': { backs: ['order'] },
  'neutral-planet': { neutral: true },
  offer: { hold: ['blue'], goods: ['green'] },
  overtime: { clock: 0, timers: ['running'] },
  'personal-pile': { cards: ['mine-blue-1', 'generator', 'depot-1'] },
  'planned-card': { area: { power: { left: 2 }, planned: true } },
  'power-station': { cards: ['generator', 'solar-satellite', 'fusion-reactor'] },
  ready: { timers: ['ready'] },
  ring: { ring: true },
  running: { timers: ['running'] },
  site: { area: { power: { left: 2 }, site: true } },
  slot: { cards: [MINE] },
  supply: { goods: [...ALL, ...ALL] },
  'technology-level': { area: { power: { left: 2 }, raised: true, timer: 'running' } },
  timer: { timers: ['inactive', 'running', 'ready'] },
  trade: { hold: ['blue', 'red'], goods: ['green'] },
};
