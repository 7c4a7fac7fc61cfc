import { beforeAll, expect, test } from 'vitest';
import { events } from '../../../generated/events/canardage';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import { sentence } from '../../../log/wording';
import type { GameEvent } from '../../contract';
import { concerns } from '../board/events';

const NAMES = ['Agathe', 'Bruno', 'Chiara'];
let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('canardage');
});

const told = (event: GameEvent) => sentence(event, { game: { events }, say, names: NAMES });

test.each<[GameEvent, string]>([
  [{ event: 'played', seat: 1, card: 'pan' }, 'Bruno plays “Shoot”.'],
  [{ event: 'card-drawn', seat: 1, card: null }, 'Bruno draws a card.'],
  [{ event: 'card-turned-up', at: 6, owner: null }, 'Water turns up at position 6.'],
  [
    { event: 'simplet-named', owner: 0, at: 2, shoots: true },
    'Agathe holds a “Shoot” and has to fire at the duck at position 2. Poor simple duck!',
  ],
  [
    { event: 'shot-absorbed', by: 0, at: 2, owner: null, why: 'water' },
    'Agathe fires into the Water at position 2. Splash!',
  ],
  [
    { event: 'game-drawn', players: [0, 1, 2] },
    'Not a duck left alive: a draw between Agathe, Bruno, and Chiara.',
  ],
])('%o in words', (event, words) => {
  expect(told(event)).toBe(words);
});

test.each<[GameEvent, number[]]>([
  [{ event: 'duck-shot', by: 0, at: 2, owner: 1 }, [1]],
  [{ event: 'shot-absorbed', by: 0, at: 2, owner: null, why: 'water' }, []],
  [{ event: 'head-left', owner: 2, hidden: 0 }, [2, 0]],
  [{ event: 'skip-ordered', seat: 0, player: 2 }, [2]],
  [{ event: 'moby-laid', seat: 0, victim: 1 }, [1]],
  [{ event: 'played', seat: 1, card: 'pan' }, []],
])('%o happens to %o', (event, seats) => {
  expect(concerns(event)).toEqual(seats);
});
