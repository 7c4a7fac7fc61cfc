import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import Board from '../board/Board.svelte';
import { marksOf, needsOf } from '../board/goal';
import { Goal } from '../board/goal.svelte';
import { briefOf, fixture } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('duckdealer');
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const { view } = briefOf('action');
const me = 0;
const goods = view.players[me]?.goods ?? {};
const withGoods = (aboard: Readonly<Record<string, number>>) => ({
  ...view,
  players: view.players.map((player, at) => (at === me ? { ...player, goods: aboard } : player)),
});

test('a good needs what goes into it, down to the mines', () => {
  const needs = needsOf('economy', view, me);
  expect(needs.map(({ good, deep }) => [good, deep])).toEqual([
    ['economy', 0],
    ...(view.recipes.economy ?? []).flatMap((input) => [
      [input, 1],
      ...(view.recipes[input] ?? []).map((deeper) => [deeper, 2]),
    ]),
  ]);
  for (const { good, have, mines, inputs } of needs) {
    expect(have).toBe(goods[good] ?? 0);
    expect(mines).toEqual(view.planets.filter(({ mine }) => mine === good).map(({ id }) => id));
    expect(inputs.length > 0).toBe(good in view.recipes);
  }
});

test('a good that goes in twice is one need, counted', () => {
  const twice = { ...view, recipes: { ...view.recipes, economy: ['duck', 'duck'] } };
  expect(needsOf('economy', twice, me).map(({ good, count }) => [good, count])).toEqual([
    ['economy', 1],
    ['duck', 2],
  ]);
});

test('the map marks mines of what is missing, and nothing for what is aboard', () => {
  const [goal = '', inputs = []] = Object.entries(view.recipes)[0] ?? [];
  const mines = (aboard: Readonly<Record<string, number>>) =>
    [...marksOf(goal, withGoods(aboard), me).values()]
      .flat()
      .filter(({ service }) => service === 'mine')
      .map(({ good }) => good);
  expect(new Set(mines({}))).toEqual(new Set(inputs));
  const [first = ''] = inputs;
  expect(mines({ [first]: 1 })).not.toContain(first);
  expect(mines({ [goal]: 1 })).toEqual([]);
});

test('whoever wants the goal is marked, also when it is aboard', () => {
  const wanting = view.planets.find(({ consumer }) => consumer !== null);
  const goal = wanting?.consumer ?? '';
  const marks = marksOf(goal, withGoods({ [goal]: 1 }), me);
  expect(marks.get(wanting?.id ?? '')).toEqual([{ good: goal, service: 'consumer' }]);
});

test('a goal is kept by the browser, and dropped for good', () => {
  new Goal('here').set('economy');
  expect(new Goal('here').good).toBe('economy');
  expect(new Goal('elsewhere').good).toBeUndefined();
  new Goal('here').set(undefined);
  expect(new Goal('here').good).toBeUndefined();
});

function show() {
  render(Board, {
    props: { ...fixture('action'), say, active: true, onplay: vi.fn(), onundo: null },
  });
}
const touch = async (what: string) => {
  const one = document.querySelector<HTMLElement>(what);
  if (!one) throw new Error(`There is no ${what} on the board`);
  await fireEvent.click(one);
};

test('a good is touched, read, set as the goal and marked on the map; a reload keeps it', async () => {
  show();
  await touch('[data-dock="chain"]');
  await touch('[data-plan-good="radio"]');
  expect(document.querySelector('[data-needs="radio"]')?.textContent).toContain('Mines:');
  expect(document.querySelector('[data-goal-marks]')).toBeNull();
  await touch('[data-set-goal]');
  expect(document.querySelectorAll('[data-goal-marks]').length).toBeGreaterThan(0);
  cleanup();
  show();
  expect(document.querySelector('[data-goal="radio"]')?.textContent).toContain('Goal');
  await touch('[data-goal] button');
  expect(document.querySelector('[data-goal-marks]')).toBeNull();
});
