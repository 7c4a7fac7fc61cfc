import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n';
import { LEAF_ROWS } from './excerpt';
import LogView from './LogView.svelte';
import type { Chapter } from './story';

const NAMES = ['Agathe', 'Bruno'];
const STORY: Chapter[] = Array.from({ length: 5 * LEAF_ROWS }, (_, seq) => ({
  key: `${seq}`,
  seat: seq % 2,
  lines: [{ key: `${seq}.0`, seq, words: `line ${seq}`, yours: false, undone: false }],
}));

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const lines = () => screen.queryAllByText(/^line \d+$/).length;

test('of a long game the end is drawn, and what was before on demand', async () => {
  render(LogView, { chapters: STORY, names: NAMES });
  expect(screen.getByText(`line ${STORY.length - 1}`)).toBeTruthy();
  const few = lines();
  expect(few).toBeLessThan(2 * LEAF_ROWS);
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(lines()).toBeGreaterThan(few);
});

test('in a replay what is near the present is drawn, and what comes later is pale', async () => {
  const middle = STORY.length / 2;
  const { rerender } = render(LogView, { chapters: STORY, names: NAMES, at: middle });
  expect(screen.getByText(`line ${middle}`).className).toContain('now');
  expect(screen.getByText(`line ${middle + 1}`).className).toContain('later');
  expect(screen.getByText(`line ${middle - 1}`).className).not.toContain('later');
  expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy();
  expect(lines()).toBeLessThan(2 * LEAF_ROWS);
  await rerender({ at: 0 });
  expect(screen.getByText('line 0').className).toContain('now');
  expect(screen.queryByText(`line ${middle}`)).toBeNull();
});
