import { describe, expect, it } from 'vitest';
import type { Shown } from '../generated/wire';
import { stand } from './offline';

const moment = (at: number, made: unknown[]): Shown =>
  ({ status: 'go-on', at, of: 3, say: `step-${at}`, made, frames: [1] }) as unknown as Shown;
const shoot = { move: 'shoot', at: 1 };
const LESSON = [
  moment(0, []),
  moment(1, [null]),
  moment(1, [null, shoot]),
  moment(2, [null, shoot, shoot]),
];

describe('a lesson without a network', () => {
  it('goes on along its own way, forwards and back', () => {
    expect(stand(LESSON, [], null)).toBe(LESSON[0]);
    expect(stand(LESSON, [null, shoot], null)).toBe(LESSON[2]);
    expect(stand(LESSON, [null], null)).toBe(LESSON[1]);
  });

  it('opens at a step', () => {
    expect(stand(LESSON, [], 2)).toBe(LESSON[3]);
    expect(stand(LESSON, [], 9)).toBe(LESSON[3]);
  });

  it('stays where it is after anything else, and says so', () => {
    const stopped = stand(LESSON, [null, { move: 'shoot', at: 2 }], null);
    expect(stopped).toMatchObject({
      status: 'stopped',
      say: 'lesson-offline',
      at: 1,
      made: [null],
    });
    expect(stopped.frames).toEqual([]);
  });
});
