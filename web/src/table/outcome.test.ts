import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n';
import type { SeatInfo } from '../generated/wire';
import { givenUp, headline, leftWithout, type Outcome } from './outcome';

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
  expect(said({ winners: [0, 2] })).toBe('Draw: Anna and Marco');
});

test('partners win together', () => {
  expect(said({ winners: [0, 2], teams })).toBe('Anna and Marco win');
  expect(said({ winners: [0, 2], teams, seat: 1 })).toBe('Anna and Marco win');
  expect(said({ winners: [0, 2], teams, seat: 2 })).toBe('You win, together with Anna!');
});

test('a partner who resigned does not win; two teams can draw', () => {
  expect(said({ winners: [2], teams })).toBe('Marco wins');
  expect(said({ winners: [0, 1, 2, 3], teams })).toBe('Draw: Anna, Bruno, Marco, and Dario');
});

const sitting = (count: number, ...gone: number[]): SeatInfo[] =>
  names.slice(0, count).map((name, place) => ({
    kind: 'person',
    name,
    level: null,
    you: false,
    online: true,
    resigned: gone.includes(place),
    absent: false,
    stands_in: false,
    yours: false,
    holiday: null,
    host: false,
  }));

test('between two, giving up ends the game: the dialog says so', () => {
  expect(leftWithout(1, sitting(2), null)).toEqual([0]);
  expect(leftWithout(1, sitting(3), null)).toEqual([]);
  expect(leftWithout(1, sitting(3, 2), null)).toEqual([0]);
});

test('a team goes on while one of it plays; its opponents win together', () => {
  expect(leftWithout(1, sitting(4), teams)).toEqual([]);
  expect(leftWithout(1, sitting(4, 3), teams)).toEqual([0, 2]);
  expect(leftWithout(1, sitting(4, 2, 3), teams)).toEqual([0]);
});

test('the result says who resigned', () => {
  expect(givenUp(sitting(2), names, 0)).toBe('');
  expect(givenUp(sitting(2, 1), names, 0)).toBe('Bruno has resigned.');
  expect(givenUp(sitting(2, 1), names, 1)).toBe('You have resigned.');
  expect(givenUp(sitting(4, 1, 3), names, null)).toBe('Bruno and Dario have resigned.');
  expect(givenUp(sitting(4, 1, 3), names, 3)).toBe('You have resigned. Bruno has resigned.');
});
