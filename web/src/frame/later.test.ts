/** A page that is fetched later is built once, whatever words arrive after it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import Field from '../ui/Field.svelte';
import { gameTexts, setLanguage } from '../i18n';
import Later from './Later.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('words of a game and another language leave what was typed', async () => {
  const load = () => Promise.resolve({ default: Field });
  render(Later, { props: { load, props: { label: 'Your name' } } } as never);
  const field = await screen.findByLabelText<HTMLInputElement>('Your name');
  await fireEvent.input(field, { target: { value: 'Anna' } });
  await gameTexts('canardage');
  await setLanguage('fr');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna');
});
