import { beforeAll, expect, test } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import { widestOfTwoLines } from '../art/fit';
import { cardName, printedName } from '../board/words';

let say: Translate;
beforeAll(async () => {
  await setLanguage('fr');
  say = await gameTexts('dale');
});

test('a long name says where it may break on a card, and nowhere else', () => {
  expect(printedName('cheer', say)).toBe('Encou\u00ADrage\u00ADments');
  expect(cardName('cheer', say)).toBe('Encouragements');
});

test('a short name is printed as it is', () => {
  expect(printedName('magnet', say)).toBe('Aimant');
});

test('where a name may break does not make it longer', () => {
  expect(widestOfTwoLines(printedName('cheer', say))).toBe('Encouragements'.length);
});
