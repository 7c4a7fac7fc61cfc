import { expect, test } from 'vitest';
import { PLANET_SCALE } from '../art/geometry';
import { dots, labelsAt, shortName } from '../board/labels';

const SCALES = Array.from({ length: 60 }, (_, at) => 0.15 + at * 0.02);

test.each(SCALES)('at %f pixels for a unit no letter is smaller than 11 pixels', (scale) => {
  const { least, leastOnPlanet, name } = labelsAt(scale);
  expect(least * scale).toBeGreaterThanOrEqual(11);
  expect(leastOnPlanet * PLANET_SCALE * scale).toBeGreaterThanOrEqual(11);
  expect(name * 17 * PLANET_SCALE * scale).toBeGreaterThanOrEqual(11);
});

test('from afar signs and first letters stand for numbers and names', () => {
  expect(labelsAt(0.55)).toMatchObject({ numbers: true, short: false });
  expect(labelsAt(0.4)).toMatchObject({ numbers: false, short: false });
  expect(labelsAt(0.24)).toMatchObject({ numbers: false, short: true });
  expect(shortName('Étang Zéro')).toBe('Éta');
});

test('up close nothing is larger than it was drawn', () => {
  expect(labelsAt(1.5).name).toBe(1);
});

test('one to four dots, never more', () => {
  expect([1, 2, 3, 4, 9].map((count) => dots(count).split('M').length - 1)).toEqual([
    1, 2, 3, 4, 4,
  ]);
});
