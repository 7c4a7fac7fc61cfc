import { beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { tableInfo } from '../testing/tables';
import { Connection } from './connection.svelte';
import { FakeServer } from './fakeServer';
import { LobbyStore } from './lobby.svelte';

const table = (id: string, created: number, more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo(id, { status: 'waiting', listed: true, created, host: false, ...more });

let server: FakeServer;
let lobby: LobbyStore;

beforeEach(async () => {
  server = new FakeServer();
  lobby = new LobbyStore(new Connection(server.surroundings));
  lobby.open();
  await vi.waitFor(() => server.socket);
  server.welcome();
  server.socket.deliver({
    type: 'lobby',
    tables: [table('b', 2), table('a', 1)],
    mine: [table('m', 1, { host: true })],
    more: true,
  });
});

const shown = () => lobby.tables?.map(({ id }) => id);

test('changes are put into the list, the newest first', () => {
  const begun = table('a', 1, { status: 'playing' });
  server.socket.deliver({
    type: 'lobby-changed',
    tables: [table('c', 3), begun],
    gone: ['b'],
    more: false,
  });
  expect(shown()).toEqual(['c', 'a']);
  expect(lobby.tables?.[1]?.status).toBe('playing');
  expect(lobby.more).toBe(false);
  expect(lobby.mine.map(({ id }) => id)).toEqual(['m']);
});

test('own tables come by themselves', () => {
  server.socket.deliver({ type: 'lobby-own', mine: [] });
  expect(lobby.mine).toEqual([]);
  expect(shown()).toEqual(['b', 'a']);
});

test('more is asked for page by page', () => {
  expect(server.socket.received.at(-1)).toMatchObject({ do: 'watch-lobby', pages: 1 });
  lobby.showMore();
  expect(server.socket.received.at(-1)).toMatchObject({ do: 'watch-lobby', pages: 2 });
});
