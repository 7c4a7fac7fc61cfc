import { beforeAll, expect, test } from 'vitest';
import { events } from '../../../generated/events/dale';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import { sentence } from '../../../log/wording';
import type { GameEvent } from '../../contract';
import { concerns } from '../board/events';

const NAMES = ['Agathe', 'Bruno', 'Chiara'];
let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('dale');
});

const told = (event: GameEvent) => sentence(event, { game: { events }, say, names: NAMES });

test.each<[GameEvent, string]>([
  [
    { event: 'played', seat: 1, card: 'trendsetting', face: 'magnet' },
    'Bruno plays “Trendsetting” as a copy of “Magnet”.',
  ],
  [
    {
      event: 'bought',
      seat: 0,
      card: 'glue',
      price: 5,
      payment: ['junk', 'cheer', 'junk'],
      from_discard: false,
    },
    'Agathe buys “Glue” for 5 and pays with 2 × “Junk” and “Cheer”.',
  ],
  [{ event: 'drew', seat: 1, owner: 1, cards: null, count: 3, seen: 0 }, 'Bruno draws 3 cards.'],
  [
    { event: 'drew', seat: 1, owner: null, cards: ['glue'], count: 1, seen: 0 },
    'Bruno draws “Glue” from the market deck.',
  ],
  [
    { event: 'discarded', seat: 0, owner: 2, cards: ['cheer'], source: 'deck' },
    'Agathe makes Chiara discard “Cheer” from their deck.',
  ],
  [
    { event: 'rearranged', seat: 0, market: ['glue', null, 'junk', 'junk'] },
    'Agathe does the sums and rearranges the market. From the cheapest place: “Glue”, “Junk”, and “Junk”.',
  ],
  [
    { event: 'guessed', seat: 2, value: 3, card: null, right: false },
    'Chiara guesses 3 and is wrong.',
  ],
])('%o in words', (event, words) => {
  expect(told(event)).toBe(words);
});

test.each<[GameEvent, number[]]>([
  [{ event: 'discarded', seat: 0, owner: 2, cards: ['cheer'], source: 'deck' }, [2]],
  [{ event: 'discarded', seat: 2, owner: 2, cards: ['cheer'], source: 'hand' }, []],
  [{ event: 'drew', seat: 1, owner: null, cards: null, count: 1, seen: 0 }, []],
  [{ event: 'passed', giver: 0, taker: 1, cards: null, count: 1, seen: 0 }, [0, 1]],
  [{ event: 'played', seat: 1, card: 'glue', face: 'glue' }, []],
])('%o happens to %o', (event, seats) => {
  expect(concerns(event)).toEqual(seats);
});
