import { describe, expect, test, beforeEach } from 'vitest';
import { setLanguage } from '../i18n';
import type { TableInfo } from '../generated/wire';
import { seatInfo, tableInfo } from '../testing/tables';
import { hasNews, rememberRead } from './chatRead';
import { asksForNext, nextGame } from './nextGame';
import { byUrgency, span, timeLeft } from './time.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  tableInfo(id, {
    seats: [seatInfo({ you: true }), seatInfo({ name: 'Ben' })],
    slow: { hours: 72, then: 'vote' },
    ...more,
  });

beforeEach(async () => {
  await setLanguage('en');
});

describe('time in words', () => {
  test.each([
    [2 * DAY + 3 * HOUR, '2 days 3 hr'],
    [DAY, '1 day'],
    [5 * HOUR + 20 * 60_000, '5 hr 20 min'],
    [HOUR, '1 hr'],
    [12 * 60_000, '12 min'],
    [1, '1 min'],
  ])('%i ms', (time, words) => {
    expect(span(time)).toBe(words);
  });

  test('in the language of the reader, and when it is over', async () => {
    expect(timeLeft(DAY, 0)).toBe('1 day left');
    expect(timeLeft(DAY, DAY)).toBe('time’s up');
    await setLanguage('fr');
    expect(timeLeft(2 * DAY, 0).replace(/\s/g, ' ')).toBe('reste 2 jours');
  });
});

describe('one’s own games', () => {
  const theirs = table('theirs', { acting: [1], until: { 1: DAY } });
  const late = table('late', { acting: [0], until: { 0: 3 * DAY } });
  const soon = table('soon', { acting: [0], until: { 0: HOUR } });
  const endless = table('endless', { acting: [0] });
  const waiting = table('waiting', { status: 'waiting' });

  test('those that wait for the reader first, the least time first', () => {
    const sorted = byUrgency([waiting, theirs, endless, late, soon]);
    expect(sorted.map(({ id }) => id)).toEqual(['soon', 'late', 'endless', 'theirs', 'waiting']);
  });

  test('the next one is never the one that is open', () => {
    expect(nextGame([theirs, late, soon])).toBe('soon');
    expect(nextGame([theirs, late, soon], 'soon')).toBe('late');
    expect(nextGame([theirs])).toBeNull();
  });

  test('a key is for the next game unless somebody writes', () => {
    expect(asksForNext(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN' }))).toBe(true);
    expect(asksForNext(new KeyboardEvent('keydown', { key: 'b', code: 'KeyB' }))).toBe(false);
    expect(asksForNext(new KeyboardEvent('keydown', { code: 'KeyN', ctrlKey: true }))).toBe(false);
    const field = document.body.appendChild(document.createElement('input'));
    let asked = true;
    field.addEventListener('keydown', (press) => {
      asked = asksForNext(press);
    });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true }));
    expect(asked).toBe(false);
    field.remove();
  });
});

test('what was said is new until it is read here, or on another device', () => {
  localStorage.clear();
  expect(hasNews('one', null)).toBe(false);
  expect(hasNews('one', 5)).toBe(true);
  rememberRead('one', 5);
  expect(hasNews('one', 5)).toBe(false);
  expect(hasNews('one', 6)).toBe(true);
  expect(hasNews('one', 6, 6)).toBe(false);
  expect(hasNews('one', 7, 6)).toBe(true);
  rememberRead('one', 3);
  expect(hasNews('one', 5)).toBe(false);
  localStorage.setItem('webfoot.chat-read', 'no list');
  expect(hasNews('one', 5)).toBe(true);
});
