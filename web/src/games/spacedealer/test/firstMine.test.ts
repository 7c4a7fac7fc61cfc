import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SpaceDealerView } from '../../../generated/spacedealer';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { BoardProps, Brief, GameEvent, Move } from '../../contract';
import Board from '../board/Board.svelte';
import { briefOf, fixture } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
});
afterEach(cleanup);

function begin(change: Partial<Brief<SpaceDealerView>> = {}) {
  const onplay = vi.fn<(move: Move) => void>();
  const still = fixture('choosing');
  const brief = { ...still.brief, ...change };
  const clock = { now: () => brief.now, paused: false, speed: 1 };
  const props: BoardProps<SpaceDealerView> = { ...still, brief, say, active: true, clock, onplay };
  const { rerender } = render(Board, { props });
  return { onplay, rerender, props };
}
const prompt = () => document.querySelector('[data-prompt] .words')?.textContent ?? '';
const mine = (card = 'mine-') => {
  const one = document.querySelector<HTMLElement>(`[data-touch^="pile:${card}"].lit`);
  if (!one) throw new Error(`no ${card} can be chosen`);
  return one;
};

test('the seconds to choose are counted, and none where only bots wait', () => {
  begin({ now: 0, deadline: 12_000 });
  expect(prompt()).toContain('12 s');
  cleanup();
  begin({ now: 0, deadline: null });
  expect(prompt()).toBe(say('prompt-first-mine'));
});

test('the mine in hand is told to the server, once', async () => {
  const { onplay } = begin();
  const one = mine();
  const card = one.dataset.touch?.slice('pile:'.length);
  await fireEvent.click(one);
  expect(prompt()).toContain(say('prompt-first-site'));
  expect(onplay.mock.calls).toEqual([[{ move: 'pick-mine', mine: card }]]);
});

test('what chance has chosen is said, and nothing stays in hand', async () => {
  const { rerender, props } = begin();
  await fireEvent.click(mine('mine-blue-2'));
  expect(document.querySelector('.card.chosen')).not.toBeNull();
  const later = briefOf('early');
  expect(later.moves.map(({ touches }) => touches)).toContainEqual(['pile:mine-blue-2']);
  const event: GameEvent = { event: 'chosen-by-lot', seat: 0, card: 'mine-red-1', column: 4 };
  const view = { ...later.view, phase: 'countdown' as const, started: later.now + 5000 };
  await rerender({ ...props, brief: { ...later, view, moves: [] }, events: [event] });
  expect(prompt()).toContain('Time was up: chance gave you “Red mine”.');
  await rerender({ ...props, brief: later, events: [] });
  expect(document.querySelector('.card.chosen')).toBeNull();
});
