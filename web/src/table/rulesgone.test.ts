import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n';
import RulesGone from './RulesGone.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('a table without its rules says so, and its record can be downloaded', () => {
  render(RulesGone, { id: 'pond 7' });
  expect(screen.getByRole('heading').textContent).toBe('Rules no longer available');
  const record = screen.getByRole('link', { name: 'Download the game record' });
  expect(record.getAttribute('href')).toBe('/api/tables/pond%207/record');
  expect(record.hasAttribute('download')).toBe(true);
});
