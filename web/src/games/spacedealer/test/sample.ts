/** A handful of cards and a game under way, only to look at the drawings. */
import type { CardFace, Demand } from '../art/cards';
import type { Colour } from '../art/goods';
import type { RingShip } from '../art/ringShips';

const LETTERS: Readonly<Record<string, Colour>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };

/** `GB 2/1` is green and blue, two points for who delivers, one for the planet. */
export function demand(text: string, by?: number): Demand {
  const [goods = '', pay = ''] = text.split(' ');
  const [points = 0, owner] = pay.split('/').map(Number);
  return { goods: Array.from(goods).flatMap((letter) => LETTERS[letter] ?? []), points, owner, by };
}

export const UPRIGHT: readonly CardFace[] = [
  { type: 'mine', colour: 'red', demands: [demand('YG 2/1')] },
  { type: 'mine', colour: 'yellow', demands: [demand('RB 2/1')], fits: [0] },
  { type: 'mine', colour: 'green', demands: [demand('RB 2/1', 2)] },
  { type: 'mine', colour: 'blue', demands: [demand('YG 2/1')], blocked: true },
  { type: 'depot', demands: [demand('RR 2/1')], goods: ['red', 'blue', 'green'] },
  { type: 'mining-complex', colour: 'green', demands: [demand('RRB 3/1')] },
  { type: 'multi-mine', demands: [demand('RGB 4/1')] },
  { type: 'converter', demands: [demand('BBR 3/1')] },
  { type: 'sabotage-probe', demands: [demand('RG 2/1')], ammunition: 1 },
  { type: 'interstellar-missile', demands: [demand('GB 2/1')], ammunition: 2 },
  { type: 'transport-probe', demands: [demand('RYGB 6/2')], goods: ['yellow'] },
  { type: 'tech-center', demands: [demand('RB 2/1')] },
  { type: 'orbital-station', demands: [demand('RYGB 6/2', 0)] },
  { type: 'robot-factory', demands: [demand('YYGG 5/2')] },
];

export const STATIONS: readonly CardFace[] = [
  { type: 'generator' },
  { type: 'solar-satellite' },
  { type: 'fusion-reactor' },
];

export const LYING: readonly CardFace[] = [
  { type: 'fusion-mine', colour: 'yellow' },
  { type: 'fusion-mine', colour: 'blue' },
  { type: 'fusion-converter' },
  { type: 'metropolis', demands: [demand('RRGG 5/2'), demand('YYB 3/1', 4), demand('RYB 4/1')] },
  {
    type: 'megacity',
    demands: [demand('RRRR 5/2'), demand('GGGG 5/2', 1), demand('YYBB 5/2'), demand('RYGB 6/2')],
    fits: [3],
  },
];

/** An area in the eighteenth minute: column, row and card. */
export const AREA: readonly { column: number; row: 'action' | 'demand'; card: CardFace }[] = [
  {
    column: 4,
    row: 'action',
    card: { type: 'mine', colour: 'red', demands: [demand('YG 2/1', 3)] },
  },
  { column: 3, row: 'action', card: { type: 'multi-mine', demands: [demand('RGB 4/1')] } },
  {
    column: 2,
    row: 'action',
    card: { type: 'depot', demands: [demand('RR 2/1')], goods: ['red', 'green'] },
  },
  {
    column: 5,
    row: 'action',
    card: { type: 'mine', colour: 'green', demands: [demand('RB 2/1')] },
  },
  {
    column: 6,
    row: 'action',
    card: { type: 'mine', colour: 'blue', demands: [demand('RY 2/1')], fits: [0] },
  },
  { column: 5, row: 'action', card: { type: 'fusion-mine', colour: 'green' } },
  {
    column: 7,
    row: 'demand',
    card: {
      type: 'metropolis',
      demands: [demand('RRGG 5/2'), demand('YYB 3/1', 1), demand('RYB 4/1')],
    },
  },
];

/** Ships of a game with so many seats, some under way. */
export function sampleShips(seats: number): RingShip[] {
  const landed = Array.from({ length: seats }, (_, seat): RingShip => ({ seat, field: 2 * seat }));
  const changes: readonly (readonly [number, Partial<RingShip>])[] = [
    [0, { field: 2, origin: 1, share: 0.45, seconds: 60 }],
    [1, { field: 1 }],
    [2, { field: 2 * seats - 1, origin: 4, share: 0.6, seconds: 60 }],
    [3, seats > 4 ? { field: 7, origin: 6, adrift: true } : {}],
    [4, { field: 0 }],
    [5, { field: 9, origin: 10, share: 0.8, seconds: 60 }],
  ];
  for (const [seat, change] of changes) {
    const ship = landed[seat];
    if (ship) landed[seat] = { ...ship, ...change };
  }
  return [...landed, { seat: 1, neutral: true, field: 2 }];
}
