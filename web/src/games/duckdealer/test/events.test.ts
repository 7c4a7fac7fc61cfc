import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../../generated/duckdealer';
import { events } from '../../../generated/events/duckdealer';
import { gameTexts, LANGUAGES, setLanguage, type Translate } from '../../../i18n';
import { eventArgs, sentence } from '../../../log/wording';
import type { GameEvent } from '../../contract';
import { concerns } from '../board/events';
import { place } from '../board/places';

const NAMES = ['Agathe', 'Bruno', 'Chiara'];

/** One of each kind of event, and what an English reader is told. */
const STORY: readonly (readonly [AnyEvent, string])[] = [
  [{ event: 'bid-made', seat: 1 }, 'Bruno has bid.'],
  [
    { event: 'bids-revealed', bids: { 0: 5, 1: 3, 2: 3 }, again: false },
    'The bids are revealed: Agathe (5), Bruno (3), and Chiara (3).',
  ],
  [
    { event: 'bids-revealed', bids: { 1: 2, 2: 0 }, again: true },
    'The second bids are revealed: Bruno (2) and Chiara (0).',
  ],
  [{ event: 'place-taken', seat: 2, place: 2 }, 'Chiara will play second.'],
  [{ event: 'order-settled', order: [1, 2, 0] }, 'Turn order: Bruno, Chiara, and Agathe.'],
  [{ event: 'equipped', seat: 0, kind: 'navigator' }, 'Agathe starts with a navigator.'],
  [{ event: 'started', seat: 0, planet: 'S2' }, 'Agathe sets out from Bathtub Prime.'],
  [
    { event: 'collected', seat: 0, red: 2, yellow: 0, blue: 1, virtual: 0 },
    'Agathe collects energy: 2 red and 1 blue.',
  ],
  [
    { event: 'collected', seat: 0, red: 0, yellow: 0, blue: 0, virtual: 1 },
    'Agathe collects, but the supply is empty.',
  ],
  [
    { event: 'exhausted', seat: 0, virtual_red: 1, virtual_yellow: 0, virtual_blue: 0 },
    'The supply has run out: Agathe must act at once. Virtual energy: 1 red.',
  ],
  [
    { event: 'action-turn-began', seat: 0, space: 1, free_roads: 1 },
    'Agathe takes action turn 1, with 1 free road.',
  ],
  [
    { event: 'flew', seat: 0, path: ['S1', 'E02.3', 'E02.2', 'E02.1', 'I1'], steps: 4 },
    'Agathe flies to Puddle: 4 steps.',
  ],
  [
    { event: 'flew', seat: 0, path: ['S1', 'E02.3'], steps: 1 },
    'Agathe flies out and stops in space between Puddle and Anatida.',
  ],
  [
    { event: 'jumped', seat: 0, start: 'S1', to: 'H', owner: 2 },
    'Agathe slips through Chiara’s gate from Anatida to Pond Zero.',
  ],
  [
    { event: 'jumped', seat: 2, start: 'S1', to: 'H', owner: 2 },
    'Chiara slips through their own gate from Anatida to Pond Zero.',
  ],
  [
    { event: 'explored', seat: 1, planet: 'I3', good: 'religion' },
    'Bruno explores Teal and finds a consumer for religion.',
  ],
  [
    { event: 'road-laid', seat: 1, at: 'E05.2', free: true },
    'Bruno lays a free road between Rubber Ridge and Puddle.',
  ],
  [
    { event: 'gates-placed', seat: 1, entrance: 'S4', exit: 'O2' },
    'Bruno opens a gate: in at Drake Station, out at Far Float.',
  ],
  [
    { event: 'factory-built', seat: 1, planet: 'I4', good: 'stealth', points: 5 },
    'Bruno builds a factory for stealth ducks on Waddle: +5.',
  ],
  [
    { event: 'shipyard-built', seat: 1, planet: 'S5', kind: 'hold', points: 3 },
    'Bruno builds the shipyard on Eiderdown, which sells a hold: +3.',
  ],
  [
    { event: 'consumer-built', seat: 1, planet: 'O5', good: 'military', points: 50 },
    'Bruno builds the consumer for the military on Downfall: +50.',
  ],
  [
    { event: 'privilege-taken', seat: 1, planet: 'I2', tile: 'mine' },
    'Bruno puts a privilege on the mine of Squeak.',
  ],
  [
    { event: 'mined', seat: 2, planet: 'I2', good: 'duck' },
    'Chiara mines a rubber duck on Squeak.',
  ],
  [{ event: 'made', seat: 2, planet: 'I2', good: 'pills' }, 'Chiara makes diet pills on Squeak.'],
  [
    { event: 'delivered', seat: 2, planet: 'I2', good: 'radio', points: 3 },
    'Chiara delivers modern radio on Squeak: +3.',
  ],
  [{ event: 'bought', seat: 2, kind: 'trader', replaced: null }, 'Chiara buys a trader.'],
  [
    { event: 'bought', seat: 2, kind: 'trader', replaced: 'hold' },
    'Chiara buys a trader in place of a hold.',
  ],
  [{ event: 'discarded', seat: 2, good: 'paint' }, 'Chiara discards blue paint.'],
  [
    { event: 'road-reclaimed', seat: 2, at: 'E05.2' },
    'Chiara takes back the road between Rubber Ridge and Puddle.',
  ],
  [
    { event: 'privilege-reclaimed', seat: 2, planet: 'H', tile: 'consumer' },
    'Chiara takes back the privilege on the consumer of Pond Zero.',
  ],
  [
    { event: 'offer-made', seat: 0, to: 1, gives: { duck: 2, booth: 1 }, asks: { pills: 1 } },
    'Agathe offers Bruno a trade: 2 rubber ducks and a phone booth for diet pills.',
  ],
  [
    { event: 'offer-made', seat: 0, to: 1, gives: { duck: 1 }, asks: {} },
    'Agathe offers Bruno a gift: a rubber duck.',
  ],
  [
    { event: 'offer-accepted', seat: 1, of: 0, gives: {}, asks: { solar: 1 } },
    'Bruno makes Agathe a gift: solar panels.',
  ],
  [{ event: 'offer-declined', seat: 1, of: 0 }, 'Bruno declines the offer from Agathe.'],
  [{ event: 'offer-withdrawn', seat: 0, lapsed: true }, 'Agathe moves on, and the offer lapses.'],
  [
    { event: 'turn-ended', seat: 0, red: 0, yellow: 0, blue: 0, lost: {} },
    'Agathe ends the turn and keeps no energy.',
  ],
  [
    { event: 'game-ended', winners: [1], scores: [12, 140, -3] },
    'The galaxy is served: Agathe (12), Bruno (140), and Chiara (-3). Victory for Bruno!',
  ],
];

const told = (event: AnyEvent, say: Translate) =>
  sentence(event as unknown as GameEvent, { game: { events, place }, say, names: NAMES });

describe('in English', () => {
  let say: Translate;
  beforeAll(async () => {
    await setLanguage('en');
    say = await gameTexts('duckdealer');
  });

  test.each(STORY)('%o in words', (event, words) => {
    expect(told(event, say)).toBe(words);
  });
});

test('where the host has another map, places are called as they are there', async () => {
  await setLanguage('en');
  const say = await gameTexts('duckdealer');
  const planets = [
    { id: 'S1', name: 'Home' },
    { id: 'X', name: 'Away' },
  ];
  const facts = { map: { planets, routes: [{ id: 'R9', a: 'S1', b: 'X' }] } };
  const flew = { event: 'flew', seat: 0, path: ['S1', 'R9.1'], steps: 1 };
  expect(eventArgs(flew, { game: { events, place }, say, names: NAMES, facts })).toMatchObject({
    to: 'in space between Home and Away',
    stop: 'comet',
  });
});

test.each([
  ['fr', 'Agathe prend le départ sur Baignoire Prime.'],
  ['it', 'Agathe parte da Vasca Prima.'],
] as const)('planets have names of their own in %s', async (language, words) => {
  await setLanguage(language);
  const say = await gameTexts('duckdealer');
  expect(told({ event: 'started', seat: 0, planet: 'S2' }, say)).toBe(words);
});

test.each(LANGUAGES)('no event leaves a gap in %s', async (language) => {
  await setLanguage(language);
  const say = await gameTexts('duckdealer');
  for (const [event] of STORY) {
    const sentence = told(event, say);
    expect(sentence).toMatch(/[.!]$/u);
    expect(sentence).not.toMatch(/[{}]|none|undefined|good-|equipment-|tile-|event-/u);
  }
});

test.each<[GameEvent, number[]]>([
  [{ event: 'jumped', seat: 0, start: 'S1', to: 'H', owner: 2 }, [2]],
  [{ event: 'jumped', seat: 2, start: 'S1', to: 'H', owner: 2 }, []],
  [{ event: 'offer-made', seat: 0, to: 1, gives: {}, asks: {} }, [1]],
  [{ event: 'offer-declined', seat: 1, of: 0 }, [0]],
  [{ event: 'game-ended', winners: [0, 2], scores: [9, 1, 9] }, [0, 2]],
  [{ event: 'mined', seat: 2, planet: 'I2', good: 'duck' }, []],
])('%o happens to %o', (event, seats) => {
  expect(concerns(event)).toEqual(seats);
});
