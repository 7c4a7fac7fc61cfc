/** The lamp: what the coach would play is ringed, said, and played if one likes. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api, ProblemError } from '../api';
import { gameTexts, setLanguage } from '../i18n';
import { dismiss, shownToasts } from '../ui/toasts.svelte';
import Coach from './Coach.svelte';
import type { Kit } from './kit';
import { reasonsInWords } from './reasons';
import type { TableStore } from './table.svelte';

const HINT = {
  move: { move: 'pan', at: 2 },
  touches: ['hand:pan', 'line:2'],
  reasons: [{ says: 'shoots', values: { seat: 1, left: 3 } }],
  sure: 'sure' as const,
};

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) dismiss(id);
  document.body.innerHTML = '';
});

async function lamp(myTurn = true) {
  const board = document.createElement('div');
  board.innerHTML = '<b data-card="1"></b><b data-place="2"></b><b data-place="3"></b>';
  document.body.append(board);
  Element.prototype.scrollIntoView = vi.fn();
  const view = { hand: ['en-joue', 'pan'] };
  const at = (seq: number) =>
    ({ id: 'table-01', seq, myTurn, brief: { view }, clock: null }) as unknown as TableStore;
  const kit = { say: await gameTexts('canardage') } as unknown as Kit;
  const onplay = vi.fn();
  const props = { names: ['Anna', 'Duckling'], kit, onplay };
  const { rerender } = render(Coach, { ...props, table: at(7) });
  const goOn = () => rerender({ ...props, table: at(8) });
  return { board, onplay, goOn };
}

const ask = () => fireEvent.click(screen.getByRole('button', { name: 'What would you play?' }));

test('the move is ringed and explained, and can be played', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(HINT);
  const { board, onplay } = await lamp();
  await ask();
  await vi.waitFor(() => {
    expect(shownToasts()).toHaveLength(1);
  });
  const [slip] = shownToasts();
  expect(slip?.words).toBe('I would play this. Shoots a duck of Duckling; 3 left.');
  const ringed = [...board.querySelectorAll('[data-hinted]')].map((one) => one.outerHTML);
  expect(ringed).toHaveLength(2);
  expect(ringed.join()).not.toContain('data-place="3"');
  slip?.action?.act();
  expect(onplay).toHaveBeenCalledWith(HINT.move);
});

test('what was said of a position goes when it has changed', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(HINT);
  const { board, goOn } = await lamp();
  await ask();
  await vi.waitFor(() => {
    expect(shownToasts()).toHaveLength(1);
  });
  await goOn();
  expect(shownToasts()).toHaveLength(0);
  expect(board.querySelector('[data-hinted]')).toBeNull();
});

test('goods and equipment are said as the game says them', async () => {
  const say = await gameTexts('duckdealer');
  const reasons = [
    { says: 'delivers', values: { good: 'duck', points: 3 } },
    { says: 'lacks', values: { energy: 'red' } },
  ];
  expect(reasonsInWords(reasons, [], say)).toBe(
    'Delivers a rubber duck here: 3 points. Red energy is what the next plan lacks.',
  );
});

test('where there is nothing to say, that is said', async () => {
  vi.spyOn(api, 'hint').mockRejectedValue(new ProblemError('no-hint'));
  const { board } = await lamp();
  await ask();
  await vi.waitFor(() => {
    expect(shownToasts()[0]?.words).toBe('The coach has nothing to suggest here.');
  });
  expect(board.querySelector('[data-hinted]')).toBeNull();
});

test('it waits until one’s turn', async () => {
  await lamp(false);
  const button = screen.getByRole('button', { name: 'What would you play?' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});
