/** What lies in ships and places of storage: what fits a demand, and hauling all of it at once. */
import type { PlanetView } from '../../../generated/spacedealer';
import type { Choice } from '../../contract';
import type { OwnMove } from './controls.svelte';

export type Goods = Readonly<Record<string, number>>;

export const total = (goods: Goods): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

export function covers(goods: Goods, wanted: readonly string[]): boolean {
  const left: Record<string, number> = { ...goods };
  return wanted.every((good) => {
    const have = left[good] ?? 0;
    left[good] = have - 1;
    return have > 0;
  });
}

/** Whether one ship of this player carries everything that is asked for, wherever it is. */
export const carries = (planet: PlanetView | undefined, wanted: readonly string[]): boolean =>
  planet?.ships.some(({ goods }) => covers(goods, wanted)) ?? false;

/**
 * Everything out of places of storage into this ship, or out of it into them, as far as there is room: one legal step
 * after the other. Later steps are not legal yet as they stand, but become so.
 */
export function haul(
  planet: PlanetView,
  ship: number,
  way: 'load' | 'unload',
  choices: readonly Choice[],
): OwnMove[] {
  const hull = planet.ships.find((one) => one.ship === ship);
  if (!hull) return [];
  const legal = choices.map(({ move }) => move as OwnMove);
  const steps = legal.filter(
    (move): move is OwnMove & { move: 'move-good' } =>
      move.move === 'move-good' &&
      (way === 'load'
        ? move.target === ship && move.source >= 3
        : move.source === ship && move.target >= 3),
  );
  const room = new Map<number, number>([[ship, hull.capacity - total(hull.goods)]]);
  const left = new Map<string, number>();
  const note = (container: number, goods: Goods) => {
    for (const [colour, count] of Object.entries(goods)) left.set(`${container} ${colour}`, count);
  };
  note(ship, hull.goods);
  for (const { store, capacity, goods } of planet.area) {
    if (store === null) continue;
    room.set(store + 3, capacity - total(goods));
    note(store + 3, goods);
  }
  const plan: OwnMove[] = [];
  for (const step of steps) {
    const from = `${step.source} ${step.colour}`;
    while ((left.get(from) ?? 0) > 0 && (room.get(step.target) ?? 0) > 0) {
      plan.push(step);
      left.set(from, (left.get(from) ?? 0) - 1);
      room.set(step.target, (room.get(step.target) ?? 0) - 1);
    }
  }
  return plan;
}
