import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import rulebook from '../../../../../src/webfoot/games/duckdealer/rulebook/en.md?raw';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Move } from '../../contract';
import Board from '../board/Board.svelte';
import { answer, fixture, type Position } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('duckdealer');
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

function show(position: Position) {
  const still = fixture(position);
  const onrehearse = (moves: readonly Move[]) => Promise.resolve(answer(moves, still.brief));
  render(Board, {
    props: { ...still, say, active: true, onplay: vi.fn(), onundo: null, onrehearse },
  });
}
const pieces = () => [...document.querySelectorAll<HTMLElement>('[data-read]')];
const reading = () => document.querySelector('[data-reading]');
const dialog = () => reading()?.closest('dialog')?.textContent ?? '';

async function read(piece: HTMLElement) {
  piece.focus();
  await fireEvent.keyDown(piece, { key: '?' });
}

test('whatever can be read has a title, lines and a rule of the book', async () => {
  show('action');
  const dock = document.querySelector<HTMLElement>('[data-dock="tracks"]');
  if (dock) await fireEvent.click(dock);
  const kinds = new Set<string>();
  for (const piece of pieces()) {
    if (piece.tagName !== 'BUTTON') continue;
    await read(piece);
    const id = piece.dataset.read ?? '';
    expect(reading()?.getAttribute('data-reading')).toBe(id);
    expect(reading()?.textContent.trim()).not.toBe('');
    expect(dialog()).not.toMatch(/undefined|\b(good|tile|read|equipment|planner)-[a-z]/);
    const rule = /DD-[RQ][\d.]+/.exec(dialog())?.[0] ?? 'no rule';
    expect(rulebook).toContain(`[${rule}]`);
    kinds.add(id.split(':')[0] ?? '');
    const close = document.querySelector<HTMLElement>('dialog[open] button, dialog button');
    if (close) await fireEvent.click(close);
  }
  expect([...kinds].sort()).toEqual(['energy', 'good', 'player', 'space', 'tile']);
});

test('another player’s plate says what is known of their ship', async () => {
  show('action');
  const plate = document.querySelector<HTMLElement>('[data-read="player:1"]');
  if (!plate) throw new Error('the plate cannot be read');
  await fireEvent.click(plate);
  expect(dialog()).toContain('Bruno');
  expect(dialog()).toContain('31 points');
  expect(dialog()).toContain('speed 8');
});

test('elsewhere the key opens nothing', async () => {
  show('action');
  await fireEvent.keyDown(document.querySelector('.board') ?? document.body, { key: '?' });
  expect(reading()).toBeNull();
});
