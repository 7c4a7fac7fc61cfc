import { beforeAll, expect, test } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { GameEvent } from '../../contract';
import { recap } from '../board/recap';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('duckdealer');
});

const seat = 1;
const planet = 'I1';
const flew = { event: 'flew', seat, path: ['S1', 'I1'], steps: 2 };
const made = { event: 'made', seat, good: 'radio', planet };
const delivered = { event: 'delivered', seat, good: 'radio', planet, points: 3 };
const TURN: readonly GameEvent[] = [
  { event: 'action-turn-began', seat, space: 7, free_roads: 2 },
  flew,
  flew,
  { event: 'mined', seat, good: 'duck', planet },
  { event: 'mined', seat, good: 'duck', planet },
  made,
  made,
  { event: 'consumer-built', seat, good: 'radio', planet, points: 5 },
  delivered,
  delivered,
  { event: 'turn-ended', seat, red: 0, yellow: 0, blue: 0, lost: {} },
];

test('a turn in one line: points first, equal deeds counted', () => {
  expect(recap(TURN, say)).toBe(
    '+11: 2 flights · mined 2 rubber ducks · made 2 × modern radio · delivered 2 × modern radio · built 1 consumer',
  );
});

test('a turn without points begins with what was done', () => {
  const collected = { event: 'collected', seat, red: 1, yellow: 0, blue: 2, virtual: 0 };
  expect(recap([collected], say)).toBe('collected 1 red and 2 blue');
});

test('a turn in which nothing was done says so, and what is no turn says nothing', () => {
  expect(recap([TURN[0] ?? made, TURN.at(-1) ?? made], say)).toBe('did nothing');
  expect(recap([{ event: 'equipped', seat, kind: 'hold' }], say)).toBe('');
});

test.each(['fr', 'it'] as const)('every deed has words in %s', async (language) => {
  await setLanguage(language);
  try {
    const words = await gameTexts('duckdealer');
    const every: readonly GameEvent[] = [
      ...TURN,
      { event: 'collected', seat, red: 1, yellow: 0, blue: 0, virtual: 0 },
      { event: 'explored', seat, planet, good: 'radio' },
      { event: 'factory-built', seat, planet, good: 'radio', points: 5 },
      { event: 'shipyard-built', seat, planet, kind: 'hold', points: 3 },
      { event: 'bought', seat, kind: 'hold', replaced: null },
      { event: 'road-laid', seat, at: 'E01.1', free: true },
      { event: 'gates-placed', seat, entrance: 'I1', exit: 'I2' },
      { event: 'privilege-taken', seat, planet, tile: 'mine' },
      { event: 'offer-accepted', seat, of: 0, gives: {}, asks: {} },
    ];
    expect(recap(every, words)).not.toMatch(/recap|equipment-|undefined/);
    expect(recap(every, words).split(' · ')).toHaveLength(14);
  } finally {
    await setLanguage('en');
  }
});
