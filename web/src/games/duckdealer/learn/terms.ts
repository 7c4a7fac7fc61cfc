/** What the glossary shows of each term: pieces of the game, put together for it. */
import type { Good } from '../art/goods';
import type { Energy, Equipment } from '../art/signs';

export type TileKind = 'mine' | 'factory' | 'consumer' | 'shipyard';

/** Two planets and the way between them. */
export interface Sky {
  /** Comets that carry a road, from 0. */
  readonly roads?: readonly number[];
  readonly gates?: boolean;
  /** How far the ship has come: 0 the first planet, 1 the other. */
  readonly ship?: number;
  /** Whether the second planet has been explored. */
  readonly explored?: boolean;
}

export interface TermPieces {
  readonly discs?: readonly Energy[];
  /** The discs are only lent. */
  readonly lent?: boolean;
  readonly goods?: readonly Good[];
  readonly equipment?: readonly Equipment[];
  readonly ship?: readonly Equipment[];
  readonly tiles?: readonly TileKind[];
  /** A cube of the first player lies on the tiles. */
  readonly claimed?: boolean;
  readonly cubes?: boolean;
  readonly seats?: readonly number[];
  readonly sky?: Sky;
}

const ALL: readonly Energy[] = ['move', 'build', 'trade'];
const CREW: readonly Equipment[] = ['navigator', 'builder', 'trader'];
const EXPLORED = { explored: true } as const;

export const TERMS: Readonly<Record<string, TermPieces>> = {
  'action-turn': { discs: ALL, sky: { ship: 0.5, ...EXPLORED } },
  bid: { seats: [1, 0, 2] },
  claim: { tiles: ['mine'], claimed: true },
  collect: { equipment: ['navigator', 'trader'], discs: ['move', 'trade', 'trade'] },
  comet: { sky: EXPLORED },
  consumer: { tiles: ['consumer'] },
  'crew-quarters': { equipment: CREW },
  cube: { cubes: true },
  discard: { goods: ['paint'] },
  disc: { discs: ALL },
  equipment: { equipment: ['hold', ...CREW] },
  explore: { sky: { ship: 1 } },
  factory: { tiles: ['factory'] },
  good: { goods: ['duck', 'pills', 'art', 'religion'] },
  hold: { equipment: ['hold'] },
  mine: { tiles: ['mine'] },
  offer: { seats: [0, 1], goods: ['paint', 'beads'] },
  privilege: { tiles: ['mine', 'factory'], claimed: true },
  'raw-good': { goods: ['duck', 'beads', 'solar', 'paint', 'booth'] },
  road: { sky: { roads: [0, 2], ...EXPLORED } },
  route: { sky: EXPLORED },
  gate: { sky: { gates: true, ...EXPLORED } },
  shipyard: { tiles: ['shipyard'] },
  slot: { ship: ['hold', 'navigator', 'trader'] },
  'start-planet': { sky: { ship: 0, ...EXPLORED } },
  step: { sky: { roads: [1], ship: 1, ...EXPLORED } },
  supply: { discs: ALL, goods: ['duck', 'beads'] },
  'take-back': { sky: { roads: [1], ...EXPLORED } },
  tile: { tiles: ['mine', 'factory', 'shipyard', 'consumer'] },
  'turn-track': { seats: [0, 1, 0, 2] },
  'virtual-energy': { discs: ['move'], lent: true },
  'victory-points': { tiles: ['consumer'] },
};
