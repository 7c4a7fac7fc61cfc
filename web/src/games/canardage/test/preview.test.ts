import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Foresight, GameEvent } from '../../contract';
import Board from '../board/Board.svelte';
import { outcomeOf } from '../board/preview';
import { at, bare, line, position } from './fixtures';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('canardage');
});
afterEach(cleanup);

const SHOT = { event: 'duck-shot', by: 0, at: 2, owner: 1 };
const foresight = (...events: GameEvent[]): Foresight => ({ events, until: 'card-turned-up' });
const { view } = position({
  view: { line: line('a b/c d ~ e f'), targets: [2, 5] },
  moves: [],
}).brief;

describe('what would become of the line', () => {
  const stepsAfter = (...events: GameEvent[]) =>
    Object.fromEntries([...outcomeOf(view, foresight(...events)).steps].filter(([, by]) => by));

  test('whoever is shot leaves, and those behind close up', () => {
    const outcome = outcomeOf(view, foresight({ ...SHOT, at: 3 }, { ...SHOT, at: 5 }));
    expect([...outcome.leaving]).toEqual([3, 5]);
    expect(stepsAfter({ ...SHOT, at: 3 }, { ...SHOT, at: 5 })).toEqual({ 4: -1, 6: -2 });
  });

  test('a duck that was hidden takes the place of the one that covered it', () => {
    expect(stepsAfter(SHOT, { event: 'duck-surfaced', at: 2, owner: 2 })).toEqual({});
  });

  test('cards that move take each other’s places', () => {
    expect(stepsAfter({ event: 'cards-swapped', at: 4, to: 5 })).toEqual({ 4: 1, 5: -1 });
    expect(stepsAfter({ event: 'card-moved', at: 3, to: 1 })).toEqual({ 1: 1, 2: 1, 3: -2 });
    expect([...outcomeOf(view, foresight({ event: 'head-left' })).leaving]).toEqual([1]);
  });

  test('targets go up and come down', () => {
    const outcome = outcomeOf(view, foresight({ event: 'aim-moved', at: 2, to: 3 }));
    expect([[...outcome.lifted], [...outcome.aimed]]).toEqual([[2], [3]]);
    expect([...outcomeOf(view, foresight({ event: 'all-aims-removed' })).lifted]).toEqual([2, 5]);
  });
});

function show(...moves: Parameters<typeof position>[0]['moves'] & object) {
  const fixture = position({
    view: { line: line('b a c ~ a d'), targets: [2], hand: ['pan', 'mexicoin'] },
    moves,
  });
  const onplay = vi.fn();
  render(Board, { props: { ...fixture, say, active: true, onplay } });
  const one = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The board has no ${selector}`);
    return found;
  };
  return { one, onplay, told: () => document.querySelector('[data-foreseen]')?.textContent ?? '' };
}

test('what a touch would do is told while it is looked at, up to the hidden card', async () => {
  const shots = at('pan', 2).map((choice) => ({ ...choice, foreseen: foresight(SHOT) }));
  const { one, told } = show(...shots);
  await fireEvent.pointerOver(one('[data-place="2"]'));
  expect(told()).toBe('');
  await fireEvent.click(one('[data-card="0"]'));
  await fireEvent.pointerOver(one('[data-place="2"]'));
  expect(told()).toContain('Bruno loses a duck');
  expect(told()).toContain('a face-down card is turned up');
  expect(document.querySelectorAll('.card.leaving')).toHaveLength(1);
  await fireEvent.pointerOver(one('[data-place="4"]'));
  expect(told()).toBe('');
  await fireEvent.focusIn(one('[data-place="2"]'));
  expect(told()).toContain('Bruno loses a duck');
});

test('a card that asks nothing tells what it would do before it is confirmed', async () => {
  const aimed = { event: 'aimed', at: 1 };
  const { one, told } = show({ ...bare('mexicoin'), foreseen: { events: [aimed], until: null } });
  await fireEvent.click(one('[data-card="1"]'));
  await fireEvent.pointerLeave(one('.board'));
  expect(told()).toContain('A target goes up above position 1.');
});

test('a first touch by finger shows what would follow, and a second plays', async () => {
  const shots = [2, 3].flatMap((place) =>
    at('pan', place).map((choice) => ({ ...choice, foreseen: foresight({ ...SHOT, at: place }) })),
  );
  const { one, onplay, told } = show(...shots);
  const tap = async (selector: string) => {
    await fireEvent.pointerDown(one(selector), { pointerType: 'touch' });
    await fireEvent.pointerLeave(one('.board'), { pointerType: 'touch' });
    await fireEvent.click(one(selector));
  };
  await tap('[data-card="0"]');
  await tap('[data-place="2"]');
  expect(told()).toContain('Bruno loses a duck');
  expect(document.querySelectorAll('.card.leaving')).toHaveLength(1);
  expect(onplay).not.toHaveBeenCalled();
  // Another place: another look.
  await tap('[data-place="3"]');
  expect(onplay).not.toHaveBeenCalled();
  await tap('[data-place="3"]');
  expect(onplay).toHaveBeenCalledExactlyOnceWith(shots[1]?.move);
});

test('a mouse that has hovered plays with its first click', async () => {
  const shots = at('pan', 2).map((choice) => ({ ...choice, foreseen: foresight(SHOT) }));
  const { one, onplay } = show(...shots);
  await fireEvent.click(one('[data-card="0"]'));
  await fireEvent.pointerDown(one('[data-place="2"]'), { pointerType: 'mouse' });
  await fireEvent.click(one('[data-place="2"]'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith(shots[0]?.move);
});
