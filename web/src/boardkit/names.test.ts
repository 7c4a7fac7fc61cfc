import { beforeEach, expect, test } from 'vitest';
import type { SeatInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import { seatNames } from './names';

const seat = (kind: SeatInfo['kind'], rest: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name: null,
  level: null,
  you: false,
  online: false,
  resigned: false,
  absent: false,
  stands_in: false,
  yours: false,
  holiday: null,
  host: false,
  ...rest,
});

beforeEach(() => setLanguage('en'));

test('people have names, bots of the same kind have numbers', () => {
  const names = seatNames([
    seat('person', { name: 'Agathe' }),
    seat('bot', { level: 'quick' }),
    seat('bot', { level: 'thinker' }),
    seat('bot', { level: 'quick' }),
  ]);
  expect(names).toEqual(['Agathe', 'Goose 1', 'Heron', 'Goose 2']);
});

test('a bot that plays for somebody goes by that name, and counts among no bots', () => {
  const names = seatNames([
    seat('bot', { level: 'quick' }),
    seat('bot', { level: 'quick', name: 'Agathe', stands_in: true }),
  ]);
  expect(names).toEqual(['Goose', 'Agathe (bot)']);
});

test('nobody yet', () => {
  expect(seatNames([seat('open'), seat('link')])).toEqual(['open seat', 'invited']);
});
