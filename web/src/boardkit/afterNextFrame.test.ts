import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterNextFrame } from './afterNextFrame';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is done once the next picture is there, and undone', () => {
  const undo = vi.fn();
  const act = vi.fn(() => undo);
  const end = afterNextFrame(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(act).toHaveBeenCalledOnce();
  end();
  expect(undo).toHaveBeenCalledOnce();
});

test('what is called off in time is never done', () => {
  const act = vi.fn(() => undefined);
  afterNextFrame(act)();
  vi.advanceTimersByTime(50);
  expect(act).not.toHaveBeenCalled();

  const end = afterNextFrame(act);
  vi.advanceTimersToNextFrame();
  end();
  vi.advanceTimersByTime(50);
  expect(act).not.toHaveBeenCalled();
});
