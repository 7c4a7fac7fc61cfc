/** The page and the command line say the same: events of every kind, told by Python, are told again here. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../games/contract';
import { loadGame } from '../games/registry';
import { gameTexts, LANGUAGES, setLanguage, t, type TextArgs } from '../i18n';
import { of, that } from '../i18n/functions';
import { eventArgs, sentence, type Speaker } from './wording';

interface Tellings {
  readonly names: readonly string[];
  readonly languages: readonly string[];
  /** By game: an event, and its sentence in each of the languages. */
  readonly told: Readonly<Record<string, readonly (readonly [GameEvent, readonly string[]])[]>>;
}

const project = resolve(import.meta.dirname, '../../..');
const venv = resolve(project, '.venv/bin/python');

function tellings(): Tellings {
  const python = existsSync(venv) ? venv : 'python3';
  const printed = execFileSync(python, ['-m', 'tests.tellings'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(printed) as Tellings;
}

describe('page and command line', () => {
  let heard: Tellings;
  beforeAll(() => {
    heard = tellings();
  }, 60_000);

  test.each(LANGUAGES)('say the same of every event in %s', async (language) => {
    await setLanguage(language);
    const at = heard.languages.indexOf(language);
    expect(Object.keys(heard.told)).toHaveLength(4);
    for (const [key, told] of Object.entries(heard.told)) {
      const game = await loadGame(key);
      const speaker: Speaker = { game, say: await gameTexts(key), names: heard.names };
      expect(told.length).toBeGreaterThan(100);
      expect(told.map(([event]) => sentence(event, speaker))).toEqual(
        told.map(([, sentences]) => sentences[at]),
      );
    }
  });
});

describe('a value', () => {
  beforeAll(() => setLanguage('fr'));

  const speaker: Speaker = {
    game: {
      events: {
        met: {
          who: { is: 'player' },
          with: { is: 'players' },
          hidden: { is: 'untold' },
          alone: { is: 'same', one: 'who', other: 'whom' },
          things: { is: 'counted', message: 'thing', attribute: 'some', times: null },
          names: { is: 'counted', message: 'name', attribute: null, times: 'name-times' },
          row: { is: 'row', message: 'name', times: null },
          quoted: { is: 'row', message: 'name', times: 'name-times' },
        },
      },
    },
    say: (id, args = {}) => [id, ...Object.values(args)].join('/'),
    names: ['Agathe', 'Bruno'],
  };

  test('is said as what it is', () => {
    const met = {
      event: 'met',
      who: 1,
      whom: 0,
      with: [0, 1],
      hidden: 7,
      things: { cap: 2, hat: 0 },
      names: ['a', 'b', 'a'],
      row: ['a', null, 'a'],
      quoted: ['a', null, 'a'],
    };
    expect(eventArgs(met, speaker)).toEqual({
      who: 'Bruno',
      with: 'Agathe et Bruno',
      alone: 'false',
      things: 'thing-cap.some/2',
      names: 'name-times/2/name-a et name-times/1/name-b',
      row: 'name-a et name-a',
      quoted: 'name-times/1/name-a et name-times/1/name-a',
    });
  });

  test('that is missing, or a list of nothing, is none', () => {
    const met = {
      event: 'met',
      who: null,
      whom: null,
      with: [],
      things: {},
      names: null,
      row: [null],
      quoted: [],
    };
    expect(eventArgs(met, speaker)).toEqual({
      who: 'none',
      with: 'none',
      alone: 'true',
      things: 'none',
      names: 'none',
      row: 'none',
      quoted: 'none',
    });
  });
});

test.each(['Anna', 'Élodie', 'Œdipe', 'Hélène', 'Yves', 'Oie'])(
  'French elides before %s',
  (name) => {
    expect([of(name), that(name)]).toEqual([`d’${name}`, `qu’${name}`]);
  },
);

test.each(['Bruno', 'Hugo', 'Héron', 'Yann', '8bit', 'Y', ''])(
  'French does not elide before %j',
  (name) => {
    expect([of(name), that(name)]).toEqual([`de ${name}`, `que ${name}`]);
  },
);

describe('an event without a sentence', () => {
  const speaker: Speaker = {
    game: {
      events: {
        'pile-emptied': {
          seat: { is: 'player' },
          victims: { is: 'players' },
          piles_left: { is: 'number' },
          index: { is: 'untold' },
          colour: { is: 'named', message: 'pile', attribute: null },
        },
        moved: { seat: { is: 'player' }, to: { is: 'at', attribute: null } },
        rested: {},
      },
    },
    // What the game has no words for, the page says.
    say: Object.assign(
      (id: string, args?: TextArgs) => (id === 'pile-red' ? 'the red pile' : t(id, args)),
      { has: (id: string) => ['pile-red', 'event-moved'].includes(id) },
    ),
    names: ['Anna', 'Bruno', 'Carla'],
  };
  beforeAll(() => setLanguage('en'));

  test('is told by its fields, players and things by their names', () => {
    const event = {
      event: 'pile-emptied',
      seat: 0,
      victims: [1, 2],
      piles_left: 2,
      index: 7,
      colour: 'red',
    };
    expect(sentence(event, speaker)).toBe(
      'Pile emptied: seat Anna, victims Bruno and Carla, piles left 2, colour the red pile',
    );
    expect(sentence({ event: 'rested' }, speaker)).toBe('Rested');
    expect(sentence({ event: 'unheard-of', seat: null }, speaker)).toBe('Unheard of: seat –');
  });

  test('nor is a sentence made that names a place nobody can name', () => {
    expect(sentence({ event: 'moved', seat: 1, to: 'E-4' }, speaker)).toBe(
      'Moved: seat Bruno, to E-4',
    );
  });
});
