import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import type { Shown } from '../generated/wire';
import { FRAME_MS, LessonStore } from './lesson.svelte';
import { point, pointedAt } from '../boardkit/pointing';
import { forgetProgress, hasBegun, keepProgress, progressOf } from './progress.svelte';

const brief = (mark: string, now = 0) => ({ view: { hand: ['pan', 'oups'], mark }, now });

function shown(made: unknown[], more: Record<string, unknown> = {}): Shown {
  return {
    status: 'go-on',
    at: made.length,
    of: 3,
    scene: 0,
    say: 'lesson-x-a',
    point: [],
    timed: false,
    reading: false,
    wait: 0,
    made,
    frames: [],
    brief: brief(`after ${made.length}`),
    refusal: null,
    ...more,
  } as unknown as Shown;
}

const waits: number[] = [];
const around = (atOnce = false) => ({
  atOnce: () => atOnce,
  wait: (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  },
  now: () => 0,
});
const mark = (store: LessonStore) => (store.brief?.view as { mark: string }).mark;

beforeEach(() => {
  waits.length = 0;
  forgetProgress('canardage');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a lesson sends what was done, and keeps where it stands', async () => {
  const asked = vi.spyOn(api, 'lesson').mockResolvedValueOnce(shown([]));
  const store = new LessonStore('canardage', 'x', around());
  await store.open(null);
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [], null);
  asked.mockResolvedValueOnce(shown([{ move: 'pan' }]));
  await store.play({ move: 'pan' });
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [{ move: 'pan' }], null);
  expect(progressOf('canardage', 'x')).toEqual({ made: [{ move: 'pan' }], at: 1, done: false });
  // The next visit goes on there.
  asked.mockResolvedValueOnce(shown([{ move: 'pan' }]));
  await new LessonStore('canardage', 'x', around()).open(null);
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [{ move: 'pan' }], null);
  // So does a page that is loaded again, whose address names that step.
  asked.mockResolvedValueOnce(shown([{ move: 'pan' }]));
  await new LessonStore('canardage', 'x', around()).open(1);
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [{ move: 'pan' }], null);
  // A link to another step begins at that step.
  asked.mockResolvedValueOnce(shown([]));
  await new LessonStore('canardage', 'x', around()).open(2);
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [], 2);
});

test('what others answer is shown one after the other', async () => {
  const asked = vi.spyOn(api, 'lesson').mockResolvedValueOnce(shown([]));
  const store = new LessonStore('canardage', 'x', around());
  await store.open(null);
  const frames = [
    { seat: 0, events: [{ event: 'own' }], brief: brief('own') },
    { seat: 1, events: [{ event: 'theirs' }], brief: brief('theirs') },
  ];
  asked.mockResolvedValueOnce(shown([{ move: 'pan' }], { frames }));
  await store.play({ move: 'pan' });
  expect(waits).toEqual([FRAME_MS, FRAME_MS / 2]);
  expect(mark(store)).toBe('theirs');
  expect(store.events).toEqual([{ event: 'theirs' }]);
  expect(store.busy).toBe(false);
});

test('without motion the outcome is shown at once', async () => {
  const asked = vi.spyOn(api, 'lesson').mockResolvedValueOnce(shown([]));
  const store = new LessonStore('canardage', 'x', around(true));
  await store.open(null);
  const frames = [{ seat: 0, events: [{ event: 'own' }], brief: brief('own') }];
  asked.mockResolvedValueOnce(shown([null], { frames, wait: 9 }));
  await store.goOn();
  expect(waits).toEqual([]);
  expect(mark(store)).toBe('after 1');
});

test('taking back is a shorter list, and help is one step further', async () => {
  const asked = vi.spyOn(api, 'lesson').mockResolvedValue(shown([1, 2]));
  const store = new LessonStore('canardage', 'x', around());
  await store.open(null);
  await store.takeBack();
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [1], null);
  await store.showMe();
  expect(asked).toHaveBeenLastCalledWith('canardage', 'x', [1, 2], 3);
});

test('a step that lets time pass shows it pass, then goes on', async () => {
  const asked = vi
    .spyOn(api, 'lesson')
    .mockResolvedValueOnce(shown([], { reading: true, wait: 60_000, timed: true }));
  const store = new LessonStore('spacedealer', 'x', around());
  await store.open(null);
  expect(store.clock.speed).toBe(0);
  asked.mockResolvedValueOnce(shown([null]));
  await store.goOn();
  expect(waits).toEqual([6000]);
  expect(asked).toHaveBeenLastCalledWith('spacedealer', 'x', [null], null);
});

test('a failure leaves the lesson as it was, ready for another try', async () => {
  const asked = vi.spyOn(api, 'lesson').mockResolvedValueOnce(shown([]));
  const store = new LessonStore('canardage', 'x', around());
  await store.open(null);
  asked.mockRejectedValueOnce(new Error('gone'));
  await expect(store.play({ move: 'pan' })).rejects.toThrow('gone');
  expect(store.busy).toBe(false);
  expect(store.made).toEqual([]);
});

test('a lesson that is done stays done, and begins again at its beginning', () => {
  keepProgress('canardage', 'x', shown([1], { status: 'done' }));
  expect(progressOf('canardage', 'x')).toEqual({ made: [], at: 0, done: true });
  keepProgress('canardage', 'x', shown([1]));
  expect(progressOf('canardage', 'x')?.done).toBe(true);
  expect(hasBegun('canardage')).toBe(true);
  expect(hasBegun('dale')).toBe(false);
  forgetProgress('canardage');
  expect(progressOf('canardage', 'x')).toBeUndefined();
});

test('things are found by the ids by which moves touch them', () => {
  const board = document.createElement('div');
  board.innerHTML =
    '<i data-place="2"></i><b data-card="1"></b><u data-touch="timer:0"></u><s data-id="use:mine"></s>';
  const tag = (id: string) => pointedAt(board, id, { hand: ['pan', 'oups'] })?.localName;
  expect(tag('line:2')).toBe('i');
  expect(tag('hand:oups')).toBe('b');
  expect(tag('hand:1')).toBe('b');
  expect(tag('timer:0')).toBe('u');
  expect(tag('use:mine')).toBe('s');
  expect(tag('hand:magret')).toBeUndefined();
});

test('the ring is on what is spoken of and on nothing else', () => {
  const board = document.createElement('div');
  board.innerHTML = '<i data-place="1"></i><i data-place="2"></i>';
  const stop = point(board, ['line:2', 'line:9'], null);
  expect([...board.querySelectorAll('[data-pointed]')]).toEqual([
    board.querySelector('[data-place="2"]'),
  ]);
  stop();
  expect(board.querySelector('[data-pointed]')).toBeNull();
});
