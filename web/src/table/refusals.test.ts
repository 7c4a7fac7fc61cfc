import { beforeEach, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, t } from '../i18n';
import { RefusedError } from '../live';
import { dismiss, shownToasts } from '../ui/toasts.svelte';
import { showRefusal } from './refusals';

beforeEach(async () => {
  await setLanguage('en');
  for (const { id } of shownToasts()) dismiss(id);
});

const refused = (rule: string) => new RefusedError({ rule, values: { card: 'Shoot' } });

test('a rule of the game speaks the words of the game, and can be read', () => {
  const readRule = vi.fn();
  showRefusal(refused('C-052'), (id, args) => `${id} ${args?.card ?? ''}`, readRule);
  const [slip] = shownToasts();
  expect(slip?.words).toBe('refusal-C-052 Shoot');
  slip?.action?.act();
  expect(readRule).toHaveBeenCalledWith('C-052');
});

test('a card stands in the sentence by its name', async () => {
  const say = await gameTexts('canardage');
  const values = { card: 'pan' };
  showRefusal(new RefusedError({ rule: 'not-in-hand', values }), say, vi.fn());
  expect(shownToasts()[0]?.words).toContain('You do not hold “Shoot”');
});

test('a dot in a rule is an underscore in the name of its sentence', () => {
  showRefusal(refused('DD-R8.7'), (id) => (id === 'refusal-DD-R8_7' ? 'Choose.' : id), vi.fn());
  expect(shownToasts()[0]?.words).toBe('Choose.');
});

test.each(['DD-R8.7', 'DD-Q14', 'SD-EN-03'])('%s is a rule as well', (rule) => {
  showRefusal(refused(rule), t, vi.fn());
  expect(shownToasts()[0]?.action).toBeDefined();
});

test('a reason of the table has no rule to read', () => {
  showRefusal(refused('stale'), t, vi.fn());
  expect(shownToasts()[0]).toMatchObject({ words: t('refusal-stale'), action: undefined });
});

test('an unknown reason is still a sentence', () => {
  showRefusal(refused('something-new'), t, vi.fn());
  expect(shownToasts()[0]?.words).toBe(t('refusal-other'));
});

test('what is no refusal is not swallowed', () => {
  expect(() => {
    showRefusal(new Error('bug'), t, vi.fn());
  }).toThrow('bug');
});
