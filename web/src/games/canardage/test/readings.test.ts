import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import Board from '../board/Board.svelte';
import { readingOf } from '../board/readings';
import { at, line, position } from './fixtures';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('canardage');
});
afterEach(cleanup);

const fixture = position({
  view: {
    line: line('b a/c ~ d!'),
    targets: [1],
    covers: { 1: 2 },
    discard: ['pan'],
    hand: ['pan'],
  },
  moves: at('pan', 1),
});
const names = ['Agathe', 'Bruno', 'Chiara', 'Maximilienne'];
const read = (id: string) => readingOf(id, { view: fixture.brief.view, names, say });

test('a position tells what lies there, what holds for it, and the most particular rule', () => {
  expect(read('line:1')).toEqual({
    title: 'Position 1: Bruno’s green duck',
    lines: [
      '“Bottoms Up” protects this position: no duck here can be shot.',
      'A target hangs above it: a shot can hit what lies below.',
    ],
    rule: 'C-103',
  });
  expect(read('line:2')?.rule).toBe('C-090');
  expect(read('line:3')?.lines[0]).toContain('Water belongs to nobody');
  expect(read('line:4')?.rule).toBe('C-059');
  expect(read('line:6')?.title).toBe('Position 6: empty');
});

test('a player and a card tell theirs', () => {
  expect(read('player:1')?.title).toBe('Bruno');
  expect(read('player:7')).toBeUndefined();
  expect(read('card:pan')).toMatchObject({ title: 'Shoot', rule: 'C-052' });
});

test('the key ? opens the reading of what has the focus, with its rule', async () => {
  render(Board, { props: { ...fixture, say, active: true, onplay: vi.fn() } });
  const place = document.querySelector<HTMLElement>('[data-place="2"]');
  place?.focus();
  await fireEvent.keyDown(place ?? document.body, { key: '?' });
  expect(document.querySelector('[data-reading="line:2"]')?.textContent).toContain('Chiara');
  expect(screen.getByRole('link', { name: 'Rule C-090' }).getAttribute('href')).toBe(
    '/rules/canardage#C-090',
  );
});
