import { beforeAll, expect, test } from 'vitest';
import printed from '../../../generated/facts/duckdealer.json';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { GameEvent, Move } from '../../contract';
import { bestKeep, lineInWords, linesOf } from '../board/steps';
import { World } from '../board/world';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('duckdealer');
});
const world = new World(printed);
const MINE: Move = { move: 'mine' };

const words = (moves: readonly Move[], events: readonly GameEvent[] = []) => {
  const [line] = linesOf([moves]);
  const known = events.length > 0 ? { events, tally: {}, scores: [] } : undefined;
  return line && lineInWords(line, known, ['Anna', 'Bruno'], world, say);
};

test('equal touches in a row are one line', () => {
  const entries = [[{ move: 'act' }], [MINE], [MINE, MINE], [{ move: 'make' }], [MINE]];
  expect(
    linesOf(entries).map(({ from, to, step, moves }) => [from, to, step, moves.length]),
  ).toEqual([
    [0, 0, 0, 1],
    [1, 2, 1, 3],
    [3, 3, 4, 1],
    [4, 4, 5, 1],
  ]);
});

test('steps are told by what trying them has shown', () => {
  const mined = { event: 'mined', seat: 0, planet: 'S1', good: 'duck' };
  expect(words([MINE, MINE], [mined])).toBe('2 × Mine: Rubber ducks');
  expect(words([MINE])).toBe('Mine: …');
  expect(
    words([
      { move: 'fly', to: 'I1' },
      { move: 'fly', to: 'H' },
    ]),
  ).toBe('Fly to Pond Zero');
  expect(words([{ move: 'road', at: 'E02.2' }])).toBe('Road: Comet 2 between Puddle and Anatida');
  expect(words([{ move: 'jump' }])).toBe('Through the gate');
});

test('every kind of step has words in every language', async () => {
  const moves: Move[] = [
    { move: 'collect', colour: 'red' },
    { move: 'act' },
    { move: 'explore', good: 'radio' },
    { move: 'open-gate', planet: 'O1' },
    { move: 'close-gate', planet: 'O2' },
    { move: 'build-factory', good: 'pills' },
    { move: 'build-shipyard', second: 'duck' },
    { move: 'build-consumer' },
    { move: 'privilege', tile: 'mine' },
    { move: 'make' },
    { move: 'deliver' },
    { move: 'buy', replace: null },
    { move: 'discard', good: 'duck' },
    { move: 'reclaim-road', at: 'E01.1' },
    { move: 'reclaim-privilege', planet: 'H', tile: 'mine' },
    { move: 'offer-to', player: 1 },
    { move: 'give', good: 'duck' },
    { move: 'ask', good: 'duck' },
    { move: 'propose' },
    { move: 'withdraw' },
    { move: 'end-turn', red: 2, yellow: 0, blue: 1 },
  ];
  for (const language of ['fr', 'it', 'en'] as const) {
    await setLanguage(language);
    for (const move of moves) expect(words([move]), move.move).not.toMatch(/(move|step|good)-/);
  }
  expect(words([{ move: 'end-turn', red: 2, yellow: 0, blue: 1 }])).toBe(
    'End turn. Energy kept: 2 red and 1 blue.',
  );
});

test('as many discs as possible are kept, evenly', () => {
  const end = (red: number, yellow: number, blue: number): Move => ({
    move: 'end-turn',
    red,
    yellow,
    blue,
  });
  expect(bestKeep([end(0, 0, 0), end(4, 0, 0), end(2, 1, 1), end(1, 1, 1)])).toEqual(end(2, 1, 1));
  expect(bestKeep([])).toBeUndefined();
});
