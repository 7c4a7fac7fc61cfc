import { beforeAll, expect, test } from 'vitest';
import { laterTexts, setLanguage } from '../i18n';
import { after, seriesInWords } from './series';

beforeAll(async () => {
  await setLanguage('en');
  await laterTexts('pages');
});

test('a series counts victories, also shared ones', () => {
  const first = after(null, [1], 3);
  expect(first).toEqual({ games: 1, wins: [0, 1, 0] });
  expect(after(first, [0, 1], 3)).toEqual({ games: 2, wins: [1, 2, 0] });
});

test('it is told with names', () => {
  const names = ['Anna', 'Ben'];
  expect(seriesInWords({ games: 1, wins: [1, 0] }, names)).toBe(
    'After 1 game, victories: Anna 1 · Ben 0',
  );
  expect(seriesInWords({ games: 3, wins: [1, 2] }, names)).toContain('After 3 games');
});
