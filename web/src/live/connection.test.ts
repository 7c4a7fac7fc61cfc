import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../api';
import type { Refusal } from '../generated/wire';
import { Connection, RefusedError } from './connection.svelte';
import { FakeServer } from './fakeServer';

const SAY = { do: 'say', table: 'table-01', text: 'Quack' } as const;
const TABLE = { do: 'watch', table: 'table-01', seq: 0, seat: null, foresee: true } as const;
const nothing = { message: () => undefined };

let server: FakeServer;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = new Connection(server.surroundings);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function connected(): Promise<void> {
  connection.watch(TABLE, nothing);
  await settle();
  server.welcome();
}

test('watching connects, introduces itself first, and watches once welcomed', async () => {
  connection.watch(TABLE, nothing);
  await settle();
  expect(server.introductions).toBe(1);
  expect(server.heard('watch')).toBe(0);
  server.welcome();
  expect(connection.state).toBe('open');
  expect(server.heard('watch')).toBe(1);
});

test('a command resolves when it is accepted, and keys are never used twice', async () => {
  await connected();
  await connection.command(SAY);
  await connection.command(SAY);
  const keys = server.obeyed.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
});

test('a refusal rejects with its reason', async () => {
  await connected();
  server.refuse = 'C-020';
  await expect(connection.command(SAY)).rejects.toThrow(RefusedError);
});

test('an unanswered command is sent again with the same key and obeyed once', async () => {
  await connected();
  server.silent = true;
  const done = connection.command(SAY);
  const [first] = server.obeyed.filter((command) => command.do === 'say');
  server.silent = false;
  server.socket.break();
  await vi.advanceTimersByTimeAsync(600);
  server.welcome();
  await done;
  expect(server.socket.received.filter((command) => command.do === 'say')).toEqual([first]);
  expect(server.obeyed.filter((command) => command.do === 'say')).toHaveLength(1);
});

test('an answered command is not sent again', async () => {
  await connected();
  await connection.command(SAY);
  server.socket.break();
  await vi.advanceTimersByTimeAsync(600);
  server.welcome();
  expect(server.heard('say')).toBe(0);
  expect(server.heard('watch')).toBe(1);
});

test('a command given while the line is down goes out when it is up', async () => {
  await connected();
  server.socket.break();
  const done = connection.command(SAY);
  await vi.advanceTimersByTimeAsync(600);
  server.welcome();
  await done;
  expect(server.heard('say')).toBe(1);
});

test('waits grow, and the network coming back ends the waiting', async () => {
  await connected();
  for (let attempt = 0; attempt < 6; attempt++) {
    server.socket.break();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  const attempts = server.sockets.length;
  server.socket.break();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sockets.length).toBe(attempts);
  dispatchEvent(new Event('online'));
  await settle();
  expect(server.sockets.length).toBe(attempts + 1);
});

test('a welcome that does not come is waited for only so long', async () => {
  connection.watch(TABLE, nothing);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(server.sockets.length).toBe(2);
});

test('after a long silence it asks, and gives up on a line that stays silent', async () => {
  await connected();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(server.heard('watch')).toBe(2);
  server.silent = true;
  const line = server.socket;
  await vi.advanceTimersByTimeAsync(56_000);
  expect(line.closed).toBe(true);
  expect(server.sockets.length).toBe(2);
});

test('a browser the server does not know introduces itself again', async () => {
  await connected();
  server.socket.break(4401);
  await vi.advanceTimersByTimeAsync(600);
  expect(server.introductions).toBe(2);
});

test('a visitor who is kept out does not knock again, and open commands are refused', async () => {
  await connected();
  server.silent = true;
  const said = connection.command(SAY);
  const refused = expect(said).rejects.toMatchObject({ reason: { rule: 'kept-out' } });
  server.socket.break(4403);
  await refused;
  expect(connection.state).toBe('kept-out');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sockets.length).toBe(1);
  await expect(connection.command(SAY)).rejects.toBeInstanceOf(RefusedError);
});

test('a visitor whom the server does not even greet does not knock again', async () => {
  const kept = new Connection({
    ...server.surroundings,
    introduce: () => Promise.reject(new ProblemError('kept-out')),
  });
  kept.watch(TABLE, nothing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.state).toBe('kept-out');
  expect(server.sockets.length).toBe(0);
});

test('a table that may not be watched says why', async () => {
  const refused = vi.fn<(reason: Refusal) => void>();
  server.refuse = 'no-such-table';
  connection.watch(TABLE, { ...nothing, refused });
  await settle();
  server.welcome();
  expect(refused).toHaveBeenCalledWith({ rule: 'no-such-table', values: {} });
});

test('with nothing left to watch the line is let go; the next page takes it over', async () => {
  const stop = connection.watch(TABLE, nothing);
  await settle();
  server.welcome();
  stop();
  const stopLobby = connection.watch({ do: 'watch-lobby', pages: 1 }, nothing);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.heard('watch-lobby')).toBe(1);
  stopLobby();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toBe('resting');
  expect(server.socket.closed).toBe(true);
});

test('the clock of the server is known', async () => {
  connection.watch(TABLE, nothing);
  await settle();
  server.welcome(Date.now() + 5_000);
  expect(connection.now() - Date.now()).toBe(5_000);
});

test('where time matters the clock of the server is asked for, several times at first', async () => {
  const ahead = 7000;
  server.now = () => Date.now() + ahead;
  await connected();
  expect(server.heard('ping')).toBe(0);
  const stop = connection.keepTime();
  expect(server.heard('ping')).toBe(1);
  expect(connection.now()).toBe(Date.now() + ahead);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.heard('ping')).toBe(5);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(server.heard('ping')).toBe(7);
  stop();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.heard('ping')).toBe(7);
});

test('after the line broke the time is asked for anew', async () => {
  await connected();
  connection.keepTime();
  server.socket.break();
  await vi.advanceTimersByTimeAsync(1000);
  server.welcome(Date.now() + 90);
  expect(server.heard('ping')).toBe(1);
});

test('who asks too fast tries again a little later, and the page is not told', async () => {
  const refused = vi.fn();
  connection.watch(TABLE, { message: () => undefined, refused });
  await settle();
  server.refuse = 'too-fast';
  server.welcome();
  expect(server.heard('watch')).toBe(1);
  server.refuse = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.heard('watch')).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.heard('watch')).toBe(2);
  expect(refused).not.toHaveBeenCalled();
});
