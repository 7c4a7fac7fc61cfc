import { cleanup, fireEvent, render, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Move } from '../../contract';
import Board from '../board/Board.svelte';
import { Pieces } from '../board/cardFacts';
import { aboard, wantings } from '../board/wants';
import { briefOf, fixture, type Position } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(cleanup);

function wanted(position: Position) {
  const { view } = briefOf(position);
  const own = view.seat ?? 0;
  return wantings(view, own, view.planets[own], new Pieces());
}
const one = (position: Position, id: string) => {
  const found = wanted(position)
    .flatMap(({ wants }) => wants)
    .find((want) => want.id === id);
  if (!found) throw new Error(`nobody wants ${id}`);
  return found;
};

describe('what is wanted', () => {
  test('is every open demand of the others, and none of one’s own', () => {
    const { view } = briefOf('visiting');
    const open = view.planets
      .filter(({ seat }) => seat !== view.seat)
      .flatMap(({ area }) => area.flatMap(({ demands }) => demands))
      .filter(({ by }) => by === null);
    const found = wanted('visiting').flatMap(({ wants }) => wants);
    expect(found).toHaveLength(open.length);
    expect(found.filter(({ id }) => id.startsWith(`demand:${view.seat}:`))).toEqual([]);
  });

  test('stands around the ring from one’s own planet on, neutral orders between', () => {
    const fields = wanted('experienced').map(({ field }) => field);
    expect(fields).toEqual(fields.toSorted((a, b) => a - b));
    expect(fields.some((field) => field % 2 === 1)).toBe(true);
  });

  test('is compared with one ship, not with all together', () => {
    const { view } = briefOf('visiting');
    const mine = view.planets[0];
    const ship = mine?.ships[0];
    if (!mine || !ship) throw new Error('no ship');
    const need = one('visiting', 'demand:1:4:0');
    const [first, ...others] = need.goods;
    const nothing = { red: 0, yellow: 0, green: 0, blue: 0 };
    const split = [
      { ...ship, goods: { ...nothing, [first ?? 'red']: 1 } },
      { ...ship, ship: 1, goods: { ...nothing, [others[0] ?? 'red']: 1 } },
    ];
    const found = wantings(view, 0, { ...mine, ships: split }, new Pieces())
      .flatMap(({ wants }) => wants)
      .find(({ id }) => id === need.id);
    expect(need.fits).toBe(true);
    expect(found?.fits).toBe(false);
    expect(aboard({ ...mine, ships: split })).toMatchObject({ [first ?? 'red']: 1 });
  });
});

describe('the table of wants', () => {
  function show(position: Position) {
    const onplay = vi.fn<(move: Move) => void>();
    const still = fixture(position);
    const clock = { now: () => still.brief.now, paused: false, speed: 1 };
    render(Board, { props: { ...still, say, active: true, clock, onplay } });
    return onplay;
  }
  const line = (id: string) => {
    const row = document.querySelector<HTMLElement>(`[data-want="${id}"]`);
    if (!row) throw new Error(`no line for ${id}`);
    return row;
  };

  test('says what a demand pays, and what is missing for it', () => {
    show('middle');
    const lacking = wanted('middle')
      .flatMap(({ wants }) => wants)
      .find(({ fits }) => !fits);
    if (!lacking) throw new Error('all fits');
    expect(line(lacking.id).textContent).toContain('Still missing:');
    expect(line(lacking.id).textContent).toContain(`+${lacking.points}`);
    expect(line(lacking.id).classList).not.toContain('fits');
  });

  test('delivers where the server says that one can', async () => {
    const onplay = show('visiting');
    expect(line('demand:1:4:0').classList).toContain('fits');
    await fireEvent.click(within(line('demand:1:4:0')).getByRole('button'));
    expect(onplay).toHaveBeenCalledWith({ move: 'deliver', owner: 1, column: 4, nth: 0 });
  });

  test('delivers nothing where nothing can be delivered: its lines are read', async () => {
    const onplay = show('middle');
    expect(document.querySelectorAll('[data-want] button.lit')).toHaveLength(0);
    const button = document.querySelector('[data-want] button');
    if (button) await fireEvent.click(button);
    expect(onplay).not.toHaveBeenCalled();
  });

  test('speaks of no cargo to who watches', () => {
    show('spectator');
    expect(document.querySelector('.wants')?.textContent).not.toContain('Aboard');
    expect(document.querySelector('.wants .fits')).toBeNull();
  });
});
