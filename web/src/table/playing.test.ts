import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../games/contract';
import type { Step, Table, TableInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import { Connection } from '../live/connection.svelte';
import { FakeServer } from '../live/fakeServer';
import FakeBoard from './FakeBoard.svelte';
import type { Kit } from './kit';
import { STEP_MS } from './playback.svelte';
import Playing from './Playing.svelte';
import { TableStore } from './table.svelte';

const INFO = {
  id: 'table-01',
  game: 'canardage',
  options: {},
  edition: false,
  seats: [],
  status: 'playing',
  commitment: 'ab',
  links: {},
  slow: null,
  late: null,
  votes: {},
  until: {},
} as unknown as TableInfo;
const NAMES = ['Me', 'Anna'];

const brief = (mark: string, actor: number) => ({
  view: mark,
  actors: [actor],
  moves: [],
  blocked: {},
  over: false,
  scores: [0, 0],
  winners: [],
  teams: null,
  now: 0,
  deadline: null,
});

function step(seq: number, seat: number, next: number) {
  const happened: Step = { seq, kind: 'play', seat, at: 0, events: [{ event: 'went' }] };
  return {
    type: 'stepped' as const,
    table: 'table-01',
    step: happened,
    brief: brief(`after ${seq}`, next),
    can_undo: false,
    window: null,
  };
}

let server: FakeServer;
let table: TableStore;

beforeAll(() => setLanguage('en'));

beforeEach(async () => {
  server = new FakeServer();
  table = new TableStore(new Connection(server.surroundings), 'table-01');
  table.open();
  await vi.waitFor(() => server.socket);
  server.welcome();
  const whole = {
    type: 'table',
    table: INFO,
    seat: 0,
    seq: 1,
    brief: brief('start', 1),
    since: 0,
    log: [],
    chat: [],
    can_undo: false,
    thinking: [],
    window: null,
    auto_pass: false,
    pace: 'brisk',
    clock: null,
  } as unknown as Table;
  server.socket.deliver(whole);
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(paced: boolean, plans: boolean) {
  const kit: Kit = {
    client: {
      Board: FakeBoard as Component<BoardProps<unknown>>,
      paced,
      events: {},
      concerns: () => [],
    },
    say: (id) => id,
    windows: false,
    plans,
    facts: plans ? 'mine' : undefined,
  };
  const attempt = (action: () => Promise<void>) => action();
  render(Playing, { table, info: INFO, names: NAMES, kit, attempt });
}

const board = () => screen.getByTestId('board').textContent.trim();

test('the steps of others are shown one by one, then it is the reader’s turn', async () => {
  show(true, true);
  expect(board()).toBe('start, 0 events, at rest, facts: mine');
  server.socket.deliver(step(2, 1, 1));
  server.socket.deliver(step(3, 1, 0));
  await tick();
  expect(board()).toContain('after 2, 1 events, at rest');
  expect(screen.getByText('Anna is playing')).toBeTruthy();
  vi.advanceTimersByTime(STEP_MS);
  await tick();
  expect(board()).toContain('after 3, 1 events, at rest');
  vi.advanceTimersByTime(STEP_MS);
  await tick();
  expect(board()).toContain('after 3, 1 events, active');
  await fireEvent.click(screen.getByRole('button', { name: 'Watch again' }));
  expect(board()).toContain('start, 0 events, at rest');
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(board()).toContain('after 3, 0 events, active');
});

test('where turns are short, what happens is shown as it happens', async () => {
  show(false, false);
  server.socket.deliver(step(2, 1, 1));
  server.socket.deliver(step(3, 1, 0));
  await tick();
  expect(board()).toBe('after 3, 1 events, active, facts: undefined');
  expect(screen.queryByRole('button', { name: 'Watch again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'try' })).toBeNull();
});

test('a board of plans can try and confirm them', async () => {
  show(true, true);
  await fireEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(server.obeyed.at(-1)).toMatchObject({ do: 'play-all', seq: 1, moves: [{ move: 'load' }] });
  server.silent = true;
  await fireEvent.click(screen.getByRole('button', { name: 'try' }));
  expect(server.obeyed.at(-1)).toMatchObject({ do: 'rehearse', moves: [{ move: 'load' }] });
});
