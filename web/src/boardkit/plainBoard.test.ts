/** A board for any game: it can be read and played, whatever is in the view. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Brief, Move, Say } from '../games/contract';
import { setLanguage } from '../i18n';
import { moveLabel } from './plain';
import PlainBoard from './PlainBoard.svelte';
import { still } from './still';

const TEXTS: Record<string, string> = {
  labelled: '{label}: {value}',
  'view-piles': 'The piles',
  'move-take': 'Take {count} from {pile}',
};
const say: Say = Object.assign(
  (id: string, args: Record<string, string | number> = {}) =>
    (TEXTS[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name])),
  { has: (id: string) => id in TEXTS },
);
const VIEW = {
  seat: 1,
  first_player: null,
  piles: [
    { colour: 'red', stones: 3 },
    { colour: 'blue', stones: 0 },
  ],
  players: [{ taken: 4 }, { taken: 2 }],
  history: ['red', 'blue'],
  open: true,
  rows: [[1, 2], [3]],
  nothing: [],
};
const MOVES: Move[] = [
  { move: 'take', count: 1, pile: 'red' },
  { move: 'take', count: 2, pile: 'red' },
  { move: 'swap-piles', from_pile: 'red', others: ['blue', 'green'] },
  { move: 'pass' },
];

function show(changes: Partial<Brief<unknown>> = {}, seat: number | null = 0, active = true) {
  const brief: Brief<unknown> = {
    view: VIEW,
    actors: [0],
    moves: MOVES.map((move) => ({ move, touches: [] })),
    blocked: {},
    over: false,
    scores: [7, 5],
    winners: [],
    now: 0,
    deadline: null,
    ...changes,
  };
  const onplay = vi.fn<(move: Move) => void>();
  render(PlainBoard, { props: { ...still(brief, seat, ['Anna', 'Bruno']), say, active, onplay } });
  return onplay;
}

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('legal moves are buttons, in the words of the game where it has some', async () => {
  const onplay = show();
  const labels = screen.getAllByRole('button').map((button) => button.textContent.trim());
  expect(labels).toEqual([
    'Take 1 from red',
    'Take 2 from red',
    'Swap piles: from pile red, others blue, green',
    'Pass',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'Take 2 from red' }));
  expect(onplay.mock.calls).toEqual([[MOVES[1]]]);
});

test('a message chooses its wording by a field that holds nothing', () => {
  TEXTS['move-aim'] = 'Aim at {target} ({hard})';
  expect(moveLabel({ move: 'aim', target: null, hard: false }, say)).toBe('Aim at none (false)');
});

test('whose turn it is', () => {
  show();
  expect(screen.getByText('Your turn')).toBeTruthy();
  cleanup();
  show({ actors: [1], moves: [] });
  expect(screen.getByText('Bruno’s turn')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ actors: [], moves: [], over: true });
  expect(screen.getByText('The game is over.')).toBeTruthy();
});

test('nothing can be played while a move is on its way', () => {
  show({}, 0, false);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button'))
    expect(button.disabled).toBe(true);
});

test('the view is a readable list, with tables of what has the same fields', () => {
  show();
  const termOf = (words: string) =>
    screen.getByText(new RegExp(`^${words}:?$`), { selector: 'dt' });
  const valueOf = (words: string) => termOf(words).nextElementSibling as HTMLElement;
  expect(valueOf('Seat').textContent.trim()).toBe('Bruno');
  expect(valueOf('First player').textContent.trim()).toBe('–');
  expect(valueOf('History').textContent.trim()).toBe('red, blue');
  expect(valueOf('Open').textContent.trim()).toBe('Yes');
  expect(valueOf('Nothing').textContent.trim()).toBe('–');
  const cells = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
  expect(cells(valueOf('The piles'))).toEqual([
    ['', 'Colour', 'Stones'],
    ['1', 'red', '3'],
    ['2', 'blue', '0'],
  ]);
  expect(cells(valueOf('Players'))).toEqual([
    ['', 'Taken'],
    ['Anna', '4'],
    ['Bruno', '2'],
  ]);
  const rows = [...valueOf('Rows').querySelectorAll('li')].map((row) =>
    row.textContent.trim().replaceAll(/\s+/g, ' '),
  );
  expect(rows).toEqual(['1 1, 2', '2 3']);
});
