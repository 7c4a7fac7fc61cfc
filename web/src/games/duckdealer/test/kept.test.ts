/** The plan that the server keeps: it plays by itself, follows devices, and gives way to what is planned by hand. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { BoardProps, KeptPlan, Move } from '../../contract';
import { Kept } from '../board/kept.svelte';
import { Plan } from '../board/plan.svelte';
import { answer, briefOf } from './fixtures';

const ACT: Move = { move: 'act' };
const END: Move = { move: 'end' };
const brief = briefOf('action');
const onkeep = vi.fn<(moves: readonly Move[], auto: boolean) => void>();

function keeping(kept: KeptPlan | null) {
  const props = { kept, onkeep } as unknown as BoardProps<DuckDealerView> & {
    kept: KeptPlan | null;
  };
  const plan = new Plan<DuckDealerView>(
    {
      read: () => [],
      write: () => {
        held.edited();
      },
    },
    () => (moves) => Promise.resolve(answer(moves, brief, { stopped: null })),
  );
  const held = new Kept(props, () => plan);
  held.heed(kept);
  const say = (now: KeptPlan | null) => {
    props.kept = now;
    return held.heed(now);
  };
  return { plan, held, say };
}

const nothing: KeptPlan = { moves: [], auto: false, changed: false };

beforeEach(() => {
  onkeep.mockClear();
});

test('a plan is set to play by itself, and is gone once it has played', async () => {
  const { plan, held, say } = keeping(null);
  await plan.add([ACT]);
  await plan.add([END]);
  held.set(true);
  expect(onkeep).toHaveBeenCalledWith([ACT, END], true);
  say({ moves: [ACT, END], auto: true, changed: false });
  expect(held.auto).toBe(true);
  say(nothing);
  expect(plan.moves).toEqual([]);
});

test('what is planned by hand takes its place', async () => {
  const { plan, held, say } = keeping(null);
  await plan.add([ACT]);
  say({ moves: [ACT], auto: true, changed: false });
  await plan.add([END]);
  expect(onkeep).toHaveBeenLastCalledWith([], false);
  say(nothing);
  expect(plan.moves).toEqual([ACT, END]);
  expect(held.auto).toBe(false);
});

test('taken back, it stays to be changed', async () => {
  const { plan, held, say } = keeping(null);
  await plan.add([ACT]);
  say({ moves: [ACT], auto: true, changed: false });
  held.set(false);
  expect(onkeep).toHaveBeenLastCalledWith([], false);
  say(nothing);
  expect(plan.moves).toEqual([ACT]);
});

test('another device shows the plan that is kept', () => {
  const { plan, held } = keeping({ moves: [ACT, END], auto: true, changed: false });
  expect(plan.moves).toEqual([ACT, END]);
  expect(held.auto).toBe(true);
  expect(onkeep).not.toHaveBeenCalled();
});

test('a plan that did not play says so and stays', () => {
  const { plan, held, say } = keeping({ moves: [ACT], auto: true, changed: false });
  say({ moves: [ACT], auto: false, changed: true });
  expect(held.changed).toBe(true);
  expect(plan.moves).toEqual([ACT]);
});
