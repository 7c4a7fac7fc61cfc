import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { paced, paceWanted, USUAL_PACE, wishPace } from '../boardkit/pace.svelte';
import { setLanguage } from '../i18n';
import Wishes from './Wishes.svelte';

beforeAll(async () => {
  await setLanguage('en');
});
beforeEach(() => {
  wishPace(USUAL_PACE);
});
afterEach(cleanup);

test('a pace is chosen, kept in the browser, and shortens what is shown', async () => {
  render(Wishes, { props: { timed: false } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Brisk/ }).checked).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: /Calm/ }));
  expect(paceWanted()).toBe('calm');
  expect(localStorage.getItem('webfoot.pace')).toBe('calm');
  expect(paced(100)).toBe(100);
  await fireEvent.click(screen.getByRole('radio', { name: /At once/ }));
  expect(paced(100)).toBe(0);
});

test('in real time there is a sound to wish for, and no pace', () => {
  render(Wishes, { props: { timed: true } });
  expect(screen.getByRole('switch', { name: /sound/ })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
