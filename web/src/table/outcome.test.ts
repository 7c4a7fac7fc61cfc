import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n';
import { headline, type Outcome } from './outcome';

beforeAll(() => setLanguage('en'));

const names = ['Anna', 'Bruno', 'Marco', 'Dario'];
const said = (outcome: Partial<Outcome>) =>
  headline({ winners: [0], teams: null, names, seat: null, ...outcome });
const teams = [
  [0, 2],
  [1, 3],
];

test('one wins, or several draw', () => {
  expect(said({})).toBe('Anna wins');
  expect(said({ seat: 0 })).toBe('You win!');
  expect(said({ winners: [0, 2] })).toBe('A draw: Anna and Marco');
});

test('partners win together', () => {
  expect(said({ winners: [0, 2], teams })).toBe('Anna and Marco win');
  expect(said({ winners: [0, 2], teams, seat: 1 })).toBe('Anna and Marco win');
  expect(said({ winners: [0, 2], teams, seat: 2 })).toBe('You win, together with Anna!');
});

test('a partner who gave up does not win; two teams can draw', () => {
  expect(said({ winners: [2], teams })).toBe('Marco wins');
  expect(said({ winners: [0, 1, 2, 3], teams })).toBe('A draw: Anna, Bruno, Marco, and Dario');
});
