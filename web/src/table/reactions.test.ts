import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import PlayersView from './PlayersView.svelte';
import ReactionBar from './ReactionBar.svelte';

const animate = vi.fn<Element['animate']>(() => ({ cancel: vi.fn() }) as unknown as Animation);

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  Element.prototype.animate = animate;
  animate.mockClear();
});
afterEach(cleanup);

test('the bar runs from what is left of a window to nothing, once', async () => {
  const now = () => 2000;
  const { rerender } = render(ReactionBar, { window: { opened: 1000, closes: 5000 }, now });
  expect(screen.getByRole('progressbar', { name: 'Players may react' })).toBeTruthy();
  expect(animate).toHaveBeenCalledExactlyOnceWith([{ scale: '0.75 1' }, { scale: '0 1' }], {
    duration: 3000,
    fill: 'forwards',
  });
  await rerender({ window: { opened: 1000, closes: 5000 } });
  expect(animate).toHaveBeenCalledOnce();
  await rerender({ window: { opened: 6000, closes: 10000 } });
  expect(animate).toHaveBeenCalledTimes(2);
  await rerender({ window: null });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

const INFO = { seats: [], commitment: 'ab', status: 'playing' } as unknown as TableInfo;

test('the switch is there only for who plays a game with reactions', async () => {
  const people = { info: INFO, names: [], scores: [], actors: [] };
  const { rerender } = render(PlayersView, people);
  expect(screen.queryByRole('switch')).toBeNull();
  const onautopass = vi.fn();
  await rerender({ ...people, onautopass });
  await fireEvent.click(screen.getByRole('switch', { name: 'Always pass on reactions' }));
  expect(onautopass).toHaveBeenCalledExactlyOnceWith(true);
});
