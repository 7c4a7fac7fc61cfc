import { beforeAll, describe, expect, test } from 'vitest';
import { events } from '../../../generated/events/spacedealer';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import { sentence } from '../../../log/wording';
import type { GameEvent } from '../../contract';
import { callFor } from '../board/calls.svelte';
import { concerns } from '../board/events';
import { label } from '../board/labels';
import { place } from '../board/places';
import { goodsInWords, shipWords } from '../board/words';
import { fixture } from './fixtures';

const NAMES = ['Agathe', 'Bruno', 'Chiara'];
let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
});

const told = (event: GameEvent) => sentence(event, { game: { events, place }, say, names: NAMES });

describe('the log', () => {
  test('names players, planets, cards and goods', () => {
    expect(told({ event: 'flight-started', seat: 0, timer: 0, ship: 0, origin: 0, field: 2 })).toBe(
      'Agathe’s ship sets out for Bruno’s planet.',
    );
    expect(
      told({ event: 'collected', seat: 1, card: 'mine-red-1', goods: ['red', 'red'], lost: 0 }),
    ).toBe('Bruno collects 2 red goods.');
    expect(told({ event: 'landed', seat: 2, ship: 0, field: 3, owner: null })).toBe(
      'Chiara’s ship lands on neutral planet 2.',
    );
    expect(told({ event: 'landed', seat: 2, ship: 0, field: 4, owner: 2 })).toBe(
      'Chiara’s ship is back home.',
    );
    expect(told({ event: 'good-dropped', seat: 1, ship: 0, colour: 'blue', field: 1 })).toBe(
      'Bruno leaves a blue good on neutral planet 1.',
    );
  });

  test('what was drawn is told to who may know it', () => {
    const drew = { event: 'drew', seat: 0, level: 2, count: 2 };
    expect(told({ ...drew, cards: null })).toBe('Agathe draws 2 cards from the level 2 pile.');
    expect(told({ ...drew, cards: ['converter-1', 'depot-1'] })).toBe(
      'Agathe draws “Converter” and “Depot” from the level 2 pile.',
    );
  });

  test('an offer of goods and a card', () => {
    const offer = {
      event: 'offered',
      seat: 0,
      to: 1,
      give: ['red'],
      ask: [],
      give_cards: ['depot-1'],
      ask_cards: [],
      job: null,
      count: 0,
    };
    expect(told(offer)).toBe('Agathe offers Bruno a red good and “Depot” for nothing.');
    expect(concerns(offer)).toEqual([1]);
  });
});

describe('things on the board', () => {
  const { view } = fixture('middle').brief;
  const called = (id: string) => label(id, { view, own: 0, names: NAMES, say });

  test('goods have their noun, and depots the name of their card', () => {
    expect(called('ship:0:red')).toBe('Move a red good');
    expect(called('store:0')).toBe('Depot 1');
    expect(called('ground:blue')).toBe('Pick up a blue good');
    expect(goodsInWords(['red', 'blue', 'red'], say)).toBe('2 red goods and a blue good');
  });

  test('a place stands behind the word that its sentence needs', async () => {
    expect(called('field:2')).toBe('Set out for Bruno’s planet');
    await setLanguage('it');
    const italian = await gameTexts('spacedealer');
    expect(shipWords({ state: 'adrift', field: 2 }, 0, NAMES, italian)).toBe(
      'alla deriva sopra il pianeta di Bruno',
    );
    await setLanguage('en');
  });
});

describe('calls', () => {
  test('the minutes are told, the last seconds are counted', () => {
    expect(callFor({ event: 'time-left', seconds: 300 }, 0, say)).toEqual({
      tone: 'quarter',
      time: true,
      words: 'Five minutes left.',
    });
    expect(callFor({ event: 'time-left', seconds: 3 }, 0, say)).toEqual({
      tone: 'tick',
      time: true,
      words: '3',
    });
  });

  test('only one’s own jobs call, and attacks on oneself', () => {
    const ready = { event: 'job-ready', seat: 1, timer: 0, job: 'use', card: 'mine-red-1' };
    expect(callFor(ready, 0, say)).toBeUndefined();
    expect(callFor(ready, 1, say)?.tone).toBe('ready');
    const hit = { event: 'timer-sabotaged', seat: 0, victim: 1, timer: 0 };
    expect(callFor(hit, 1, say)?.tone).toBe('alarm');
    expect(callFor(hit, 0, say)).toBeUndefined();
  });
});
