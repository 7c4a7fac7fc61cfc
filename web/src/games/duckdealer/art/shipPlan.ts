/** The plan of a ship: where its nine slots are, how fast it flies, and where its goods lie. */
import type { Point } from './geometry';
import type { Equipment } from './signs';

/** Three groups of three slots; the group with the last filled slot says the speed. */
export const SPEED_GROUPS = [
  { speed: 8, from: 0, to: 3 },
  { speed: 5, from: 3, to: 6 },
  { speed: 2, from: 6, to: 9 },
] as const;

export const SLOT_SIDE = 30;

/** Middles of the three compartments. */
export const GROUP_X = [297, 197, 97] as const;

/** Centres of the nine slots in the drawing of 424 by 196, the group marked 8 nearest the bow. */
export const SHIP_SLOTS: readonly Point[] = GROUP_X.flatMap((middle) =>
  [0, 1, 2].map((slot) => ({ x: middle + (slot - 1) * 31, y: 94 })),
);

/** The small space every ship has, under the captain. */
export const BUILT_IN: Point = { x: 376, y: 118 };

/** What a number of filled slots does to the group in force. */
export function groupInForce(filled: number): number {
  return filled <= 3 ? 0 : filled <= 6 ? 1 : 2;
}

/** Where goods lie in order: the built-in space first, then two to each hold. */
export function bays(equipment: readonly (Equipment | null)[]): Point[] {
  const inHolds = equipment.flatMap((piece, slot) => {
    const at = SHIP_SLOTS[slot];
    if (piece !== 'hold' || !at) return [];
    return [
      { x: at.x, y: at.y + 27.5 },
      { x: at.x, y: at.y + 47.5 },
    ];
  });
  return [BUILT_IN, ...inHolds];
}
