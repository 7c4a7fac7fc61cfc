import { beforeAll, describe, expect, test } from 'vitest';
import type { Outcome, SeatInfo, Standing } from '../generated/wire';
import { gameTexts, setLanguage } from '../i18n';
import type { Say } from '../games/contract';
import { sample, Scale, ticksOf } from './scales';
import {
  changeInWords,
  durationInWords,
  momentAddress,
  reason,
  signed,
  sourceInWords,
  stoodIn,
} from './words';

let say: Say;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('canardage');
});

const seat = (more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ kind: 'person', name: null, resigned: false, stands_in: false, ...more }) as SeatInfo;
const ending = (more: Partial<Parameters<typeof reason>[0]> = {}) => ({
  scores: [2, 0, 1],
  winners: [0],
  teams: null,
  seats: [seat(), seat(), seat()],
  names: ['Anna', 'Bruno', 'Chiara'],
  ...more,
});

describe('why somebody has won', () => {
  test('by how much, in the words of the game', () => {
    expect(reason(ending(), say)).toBe('1 duck ahead of everybody else.');
  });
  test('a tie is told as one', () => {
    expect(reason(ending({ scores: [2, 2, 1], winners: [0, 1] }), say)).toMatch(
      'the win is shared',
    );
  });
  test('equal scores and one winner: the tie-break', () => {
    expect(reason(ending({ scores: [2, 2, 1] }), say)).toMatch('tie-break');
  });
  test('everybody else has given up', () => {
    const seats = [seat(), seat({ resigned: true }), seat({ resigned: true })];
    expect(reason(ending({ seats }), say)).toBe('Everybody else has resigned.');
  });
  test('whoever had more has given up', () => {
    const seats = [seat(), seat(), seat({ resigned: true })];
    expect(reason(ending({ scores: [2, 0, 5], seats }), say)).toMatch('cannot win');
  });
  test('partners are ahead of the others, not of each other', () => {
    const teams = [[0, 1], [2]];
    expect(reason(ending({ scores: [2, 2, 1], winners: [0, 1], teams }), say)).toMatch(
      '1 duck ahead',
    );
  });
});

test('a bot that took over is told apart from one after a resignation', () => {
  const outcome = { resigned: [1], stood_in: [1, 2] } as unknown as Outcome;
  expect(stoodIn(outcome, ['Anna', 'Bruno', 'Chiara'])).toBe(
    'A bot took over for Chiara and played to the end.',
  );
  expect(stoodIn({ ...outcome, stood_in: [1] }, ['Anna', 'Bruno'])).toBe('');
});

test('changes and durations in words', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
  expect(changeInWords(-1, say)).toBe('−1 duck');
  expect(durationInWords(900)).toBe('The game took a second.');
  expect(durationInWords(61_000)).toBe('The game took a minute.');
  expect(durationInWords(3_900_000)).toBe('The game took 1 h 5 min.');
  expect(sourceInWords('shot', say)).toBe('Ducks of others shot');
  expect(sourceInWords('unheard-of', say)).toBe('Other');
});

test('a moment is opened just before it, through the own eyes', () => {
  const moment = { why: 'end', first: 7, step: 9, at: 1000, seat: 0, change: 1 } as const;
  expect(momentAddress('t', moment, false, 2)).toBe('/replay/t?at=6&seat=2');
  expect(momentAddress('t', moment, true, null)).toBe('/replay/t?time=0');
});

describe('the curve', () => {
  const curve: Standing[] = [
    { step: 0, at: 0, scores: [0, 5] },
    { step: 4, at: 100, scores: [10, 5] },
    { step: 8, at: 1000, scores: [10, -2] },
  ];
  const box = { left: 0, top: 0, width: 80, height: 100 };

  test('a score stays until the step that changes it', () => {
    const scale = new Scale(curve, false, box);
    expect(scale.corners(0).map(([x]) => x)).toEqual([0, 40, 40, 80]);
    const heights = scale.corners(0).map(([, y]) => y);
    expect(heights[0]).toBe(heights[1]);
    expect(heights[2]).toBeLessThan(heights[1] ?? 0);
  });
  test('in real time it is drawn over time', () => {
    expect(new Scale(curve, true, box).corners(0)[1]?.[0]).toBe(8);
  });
  test('every score lies inside', () => {
    const scale = new Scale(curve, false, box);
    for (const [, y] of [...scale.corners(0), ...scale.corners(1)]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });
  test.each([
    [0, 5],
    [0, 1],
    [-2, 10],
    [0, 137],
    [0, 0],
  ])('ticks from %i to %i are few, round and cover it', (least, greatest) => {
    const ticks = ticksOf(least, Math.max(1, greatest));
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(8);
    expect(ticks[0]).toBeLessThanOrEqual(least);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
  });
  test('a table has few rows, the first and the last among them', () => {
    const long = Array.from({ length: 200 }, (_, step) => ({ step, at: 0, scores: [step] }));
    const rows = sample(long);
    expect(rows).toHaveLength(10);
    expect([rows[0]?.step, rows.at(-1)?.step]).toEqual([0, 199]);
    expect(sample(curve)).toEqual(curve);
  });
});
