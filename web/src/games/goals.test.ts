/** The line that says how a game is won: in every language, short enough for a phone, and always about the reader. */
import { expect, test } from 'vitest';
import { gameTexts, setLanguage } from '../i18n';
import type { Brief, GoalLine } from './contract';
import { goal as canardage } from './canardage/board/goal';
import { goal as dale } from './dale/board/goal';
import { goal as duckdealer } from './duckdealer/board/goalLine';
import { goal as spacedealer } from './spacedealer/board/goal';

/** What fits on a phone of 360 pixels. */
const FITS = 54;

/** A briefing with no more than a line looks at. */
const brief = (view: object, scores: number[]) => ({ view, scores }) as unknown as Brief<never>;

const lines: Record<string, readonly GoalLine[]> = {
  canardage: [0, 1, 2, null].map((seat) =>
    canardage(brief({ players: [{ dead: 2 }, { dead: 4 }, { dead: 5 }] }, []), seat),
  ),
  dale: [0, 1, null].map((seat) => dale(brief({ goal: 8, need: 10 }, [3, 7]), seat)),
  duckdealer: [
    ...[0, null].map((seat) =>
      duckdealer(brief({ track: [0, 1], track_length: 24 }, [1020, 1204]), seat),
    ),
    duckdealer(brief({ track: Array<number>(23).fill(0), track_length: 24 }, [1020, 1204]), 0),
  ],
  spacedealer: [
    ...[0, null].map((seat) => spacedealer(brief({ phase: 'running' }, [12, 15]), seat)),
    spacedealer(brief({ phase: 'overtime' }, [12, 15]), 0),
  ],
};

test('what is left to do, in figures of the view', () => {
  const ids = Object.values(lines).map((found) => found.map(({ id }) => id));
  const plain = ['goal-line', 'goal-line-last', 'goal-line-watching'];
  expect(ids[0]).toEqual(['goal-line', 'goal-line-last', 'goal-line-out', 'goal-line-watching']);
  expect(ids[1]).toEqual(plain);
  expect(ids[2]?.toSorted()).toEqual(plain);
  expect(ids[3]?.toSorted()).toEqual(plain);
  expect(lines.canardage?.[0]?.values).toEqual({ own: 3, most: 1 });
  expect(lines.duckdealer?.[0]?.values).toEqual({ left: 22, own: 1020, most: 1204 });
});

test.for(['en', 'fr', 'it'] as const)('every line is said, and fits a phone, in %s', async (to) => {
  await setLanguage(to);
  for (const [game, found] of Object.entries(lines)) {
    const say = await gameTexts(game);
    for (const { id, values } of found) {
      const words = say(id, values);
      expect(words).not.toBe(id);
      expect(words, words).not.toContain('{');
      expect(words.length, words).toBeLessThanOrEqual(FITS);
    }
  }
});
