/** Games are found in their folders: no other file of the page names one. */
import { describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import { coverOf, GAMES, loadGame } from './registry';

const sources = import.meta.glob<string>(['../**/*.{svelte,ts,css}', '../locale/**/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules = Object.keys(import.meta.glob('../../../src/webfoot/games/*/game.py')).map(
  (path) => path.split('/').at(-2) ?? '',
);

test('every game that comes with the server has a folder with a cover and a board', async () => {
  expect(rules.length).toBeGreaterThan(0);
  expect(GAMES.toSorted()).toEqual(rules.toSorted());
  for (const key of GAMES) {
    expect(coverOf(key)).toBeTruthy();
    expect((await loadGame(key)).Board).toBeTruthy();
  }
});

test('no file outside its folder names a game', () => {
  const name = new RegExp(`\\b(${GAMES.join('|')})\\b`);
  const own = new RegExp(`^\\./(${GAMES.join('|')})/`);
  const forTests = /\.test\.ts$|^\.\.\/testing\//;
  const others = Object.entries(sources).filter(
    ([path]) => !own.test(path) && !path.startsWith('../generated/') && !forTests.test(path),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, source]) => name.test(source)).map(([path]) => path)).toEqual([]);
});

describe('a game that the page was built without', () => {
  test('has no cover of its own, and the plain board', async () => {
    vi.spyOn(api, 'gameTexts').mockResolvedValue({
      language: 'en',
      fluent: '',
      events: {
        robbed: { seat: { is: 'player' }, victim: { is: 'player' }, by: { is: 'players' } },
      },
    });
    expect(coverOf('nim')).toBeUndefined();
    const nim = await loadGame('nim');
    expect(Object.keys(nim.events)).toEqual(['robbed']);
    expect(nim.concerns({ event: 'robbed', seat: 0, victim: 2, by: [1] })).toEqual([2, 1]);
    expect(nim.concerns({ event: 'robbed', seat: 0, victim: null, by: [] })).toEqual([]);
  });
});
