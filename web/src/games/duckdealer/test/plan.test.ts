import { beforeEach, expect, test, vi } from 'vitest';
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { Move, Rehearsal } from '../../contract';
import { answer, briefOf } from './fixtures';
import { browserShelf, Plan, type Entry } from '../board/plan.svelte';

const ACT: Move = { move: 'act' };
const MINE: Move = { move: 'mine' };
const fly = (to: string): Move => ({ move: 'fly', to });
const brief = briefOf('action');

/** A server that refuses one kind of move. */
let refuses = '';
const rehearse = vi.fn((moves: readonly Move[]): Promise<Rehearsal<DuckDealerView>> => {
  const at = moves.findIndex(({ move }) => move === refuses);
  const stopped = at < 0 ? null : { at, refusal: { rule: 'road-there', values: {} } };
  return Promise.resolve(answer(moves, brief, { stopped }));
});

const plan = (kept: readonly Entry[] = []) => {
  const write = vi.fn<(entries: readonly Entry[]) => void>();
  return { write, plan: new Plan<DuckDealerView>({ read: () => kept, write }, () => rehearse) };
};

beforeEach(() => {
  refuses = '';
  rehearse.mockClear();
});

test('what one touch added is taken back together', async () => {
  const { plan: made } = plan();
  await made.add([ACT]);
  await made.add([fly('I1'), fly('H')]);
  expect(made.moves).toEqual([ACT, fly('I1'), fly('H')]);
  expect(rehearse).toHaveBeenLastCalledWith([ACT, fly('I1'), fly('H')]);
  await made.takeBack();
  expect(made.moves).toEqual([ACT]);
  await made.add([MINE]);
  await made.add([MINE]);
  await made.backTo(1);
  expect(made.moves).toEqual([ACT]);
  await made.clear();
  expect(made.moves).toEqual([]);
});

test('quick touches are added one after the other', async () => {
  const { plan: made } = plan();
  await Promise.all([made.add([ACT]), made.add([MINE]), made.add([MINE])]);
  expect(made.moves).toEqual([ACT, MINE, MINE]);
  expect(made.busy).toBe(false);
});

test('a touch that cannot be played adds nothing and says why', async () => {
  const { plan: made } = plan();
  await made.add([ACT]);
  refuses = 'mine';
  await made.add([MINE]);
  expect(made.moves).toEqual([ACT]);
  expect(made.refused?.refusal.rule).toBe('road-there');
  expect(made.stopped).toBeNull();
  await made.add([fly('I1'), MINE]);
  expect(made.moves, 'as far as it goes').toEqual([ACT, fly('I1')]);
});

test('a step that no longer works stays with its reason, and so does what comes after it', async () => {
  refuses = 'road';
  const road: Move = { move: 'road', at: 'E01.1' };
  const { plan: made } = plan([[ACT], [road], [MINE]]);
  await made.check();
  expect(made.moves).toEqual([ACT, road, MINE]);
  expect(made.stopped?.at).toBe(1);
  expect(made.working).toBe(1);
  await made.add([fly('I1')]);
  expect(made.moves, 'new steps come before what is broken').toEqual([ACT, fly('I1'), road, MINE]);
  await made.leaveOut(2);
  expect(made.moves).toEqual([ACT, fly('I1'), MINE]);
  expect(made.stopped).toBeNull();
});

test('a plan that hands the turn over is ready, once everything in it works', async () => {
  const { plan: made } = plan();
  rehearse.mockImplementationOnce((moves) =>
    Promise.resolve(answer(moves, brief, { ready: true })),
  );
  expect(made.ready).toBe(false);
  await made.add([ACT]);
  expect(made.ready).toBe(true);
});

test('every change is written down; what is forgotten is gone', async () => {
  const { plan: made, write } = plan();
  await made.add([ACT]);
  expect(write).toHaveBeenLastCalledWith([[ACT]]);
  made.forget();
  expect(write).toHaveBeenLastCalledWith([]);
  expect(made.tried).toBeUndefined();
});

test('where nothing can be tried, the plan waits', async () => {
  const { plan: made } = plan([[ACT]]);
  rehearse.mockImplementationOnce(() => Promise.reject(new Error('plan-not-now')));
  await made.check();
  expect(made.moves).toEqual([ACT]);
  expect(made.tried).toBeUndefined();
  expect(made.busy).toBe(false);
});

test('the browser keeps plans by table and seat, and is not upset by nonsense', () => {
  const shelf = browserShelf('plan a');
  shelf.write([[ACT]]);
  expect(browserShelf('plan a').read()).toEqual([[ACT]]);
  expect(browserShelf('plan b').read()).toEqual([]);
  shelf.write([]);
  expect(localStorage.getItem('plan a')).toBeNull();
  localStorage.setItem('plan a', '{"no":"plan"}');
  expect(shelf.read()).toEqual([]);
  localStorage.setItem('plan a', 'nonsense');
  expect(shelf.read()).toEqual([]);
});
