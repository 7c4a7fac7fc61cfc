import { beforeEach, expect, test, vi } from 'vitest';
import type { Rehearsal, Stepped, Table } from '../generated/wire';
import { Connection } from '../live/connection.svelte';
import { FakeServer } from '../live/fakeServer';
import { tableInfo } from '../testing/tables';
import { TableStore } from './table.svelte';

const INFO = tableInfo('table-01');

const brief = (mark: string) => ({ view: mark, actors: [0], moves: [], over: false });

function whole(seq: number, changes: Partial<Table> = {}): Table {
  const log = Array.from({ length: seq }, (_, row) => step(row + 1).step);
  return {
    type: 'table',
    table: INFO,
    seat: 0,
    seq,
    brief: brief(`after ${seq}`),
    since: 0,
    log,
    chat: [],
    can_undo: false,
    thinking: [],
    window: null,
    auto_pass: false,
    pace: 'brisk',
    clock: null,
    prepared: null,
    trouble: false,
    ...changes,
  };
}

function step(seq: number): Stepped {
  return {
    type: 'stepped',
    table: 'table-01',
    step: { seq, kind: 'play', seat: 0, at: seq, events: [{ event: 'aimed', at: seq }] },
    brief: brief(`after ${seq}`),
    can_undo: true,
    window: null,
  };
}

let server: FakeServer;
let table: TableStore;

beforeEach(async () => {
  server = new FakeServer();
  table = new TableStore(new Connection(server.surroundings), 'table-01');
  table.open();
  await vi.waitFor(() => server.socket);
  server.welcome();
  server.socket.deliver(whole(2));
});

test('the whole present, then step by step', () => {
  expect(table.events).toEqual([]);
  server.socket.deliver(step(3));
  expect(table.seq).toBe(3);
  expect(table.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(table.events).toEqual([{ event: 'aimed', at: 3 }]);
  expect(table.canUndo).toBe(true);
  expect(table.myTurn).toBe(true);
});

test('a step seen already is not applied twice', () => {
  server.socket.deliver(step(3));
  const shown = table.brief;
  server.socket.deliver(step(3));
  expect(table.log).toHaveLength(3);
  expect(table.brief).toBe(shown);
});

test('a missed step asks for the whole present again', () => {
  const before = server.heard('watch');
  server.socket.deliver(step(5));
  expect(table.seq).toBe(2);
  expect(server.heard('watch')).toBe(before + 1);
  server.socket.deliver(whole(5));
  expect(table.seq).toBe(5);
  expect(table.events).toEqual([]);
});

test('the same present again leaves the board alone', () => {
  server.socket.deliver(step(3));
  const shown = table.brief;
  const line = { name: 'Smew', seat: 0, text: 'Quack', at: 1, guest: 'guest-1' };
  server.socket.deliver(whole(3, { chat: [line] }));
  expect(table.brief).toBe(shown);
  expect(table.events).toHaveLength(1);
  expect(table.chat).toEqual([line]);
});

test('messages about another table are not ours', () => {
  server.socket.deliver({ ...step(3), table: 'table-02' });
  expect(table.seq).toBe(2);
});

test('a move names the row it was meant for, and the board rests until it is answered', async () => {
  server.silent = true;
  const done = table.play({ move: 'aim', at: 1 });
  expect(table.moving).toBe(true);
  const sent = server.socket.received.find((command) => command.do === 'play');
  expect(sent).toMatchObject({ seq: 2, move: { move: 'aim', at: 1 } });
  server.socket.deliver({ type: 'accepted', key: sent?.key ?? '' });
  await done;
  expect(table.moving).toBe(false);
});

test('who looks through other eyes asks for what they see', () => {
  const before = server.heard('watch');
  server.socket.deliver({ type: 'table-changed', table: INFO, seat: null });
  expect(table.seat).toBeNull();
  expect(table.brief).toBeNull();
  expect(server.heard('watch')).toBe(before + 1);
});

test('while players may react and the server passes for the reader, the table does not wait for them', async () => {
  const window = { opened: 1000, closes: 5000 };
  server.socket.deliver({ ...step(3), window });
  expect(table.window).toEqual(window);
  expect(table.awaited).toBe(true);
  await table.passForMe(true);
  expect(server.obeyed.at(-1)).toMatchObject({ do: 'auto-pass', table: 'table-01', on: true });
  expect(table.awaited).toBe(false);
  server.socket.deliver(step(4));
  expect(table.window).toBeNull();
  expect(table.awaited).toBe(true);
  // The same reader chose otherwise on another page.
  server.socket.deliver({ type: 'auto-passing', table: 'table-01', on: false });
  expect(table.autoPass).toBe(false);
});

test('the server is told once how fast bots are to play', async () => {
  const told = () => server.heard('set-pace');
  await table.wishPace('brisk');
  expect(told()).toBe(0);
  await table.wishPace('calm');
  await table.wishPace('calm');
  expect(told()).toBe(1);
  expect(server.obeyed.at(-1)).toMatchObject({ do: 'set-pace', table: 'table-01', pace: 'calm' });
  // A server that has forgotten says so, and is told again.
  server.socket.deliver(whole(3, { pace: 'brisk' }));
  await table.wishPace('calm');
  expect(told()).toBe(2);
});

test('a switch that the server refuses goes back', async () => {
  server.refuse = 'not-seated';
  await expect(table.passForMe(true)).rejects.toThrow();
  expect(table.autoPass).toBe(false);
});

test('a plan is tried and answered to the asker; then played as a whole', async () => {
  server.silent = true;
  const moves = [{ move: 'load' }, { move: 'done' }];
  const trying = table.rehearse(moves);
  const asked = server.socket.received.find((command) => command.do === 'rehearse');
  expect(asked).toMatchObject({ table: 'table-01', moves });
  expect(table.moving).toBe(false);
  const key = asked?.key ?? '';
  const rehearsal = { steps: [], stopped: null, ready: true } as unknown as Rehearsal;
  server.socket.deliver({ type: 'rehearsed', key, rehearsal });
  server.socket.deliver({ type: 'accepted', key });
  expect(await trying).toEqual(rehearsal);
  void table.playAll(moves);
  expect(server.socket.received.at(-1)).toMatchObject({ do: 'play-all', seq: 2, moves });
  expect(table.moving).toBe(true);
});

test('a plan that cannot be tried now says why', async () => {
  server.refuse = 'plan-not-now';
  await expect(table.rehearse([])).rejects.toThrow('plan-not-now');
});

test('a follower hears of every step, and of a whole present', () => {
  const heard: unknown[] = [];
  const leave = table.follow({
    present: (present) => heard.push(present?.view),
    step: ({ seq }, after) => heard.push([seq, after.view]),
  });
  server.socket.deliver(step(3));
  server.socket.deliver(step(4));
  server.socket.deliver(whole(9));
  leave();
  server.socket.deliver(step(10));
  expect(heard).toEqual([[3, 'after 3'], [4, 'after 4'], 'after 9']);
});

const CLOCK = {
  origin: 0,
  stopped: null,
  interrupted: false,
  wishes: [],
  asked: [0, 1],
  until: null,
};

test('the time of the game is that of the server, and a move says when it was made', async () => {
  const ahead = 60_000;
  server.now = () => Date.now() + ahead;
  server.socket.deliver(whole(3, { clock: { ...CLOCK, origin: Date.now() + ahead - 5000 } }));
  expect(server.heard('ping')).toBe(1);
  expect(table.gameNow()).toBeGreaterThanOrEqual(5000);
  expect(table.gameNow()).toBeLessThan(8000);
  // Everybody may act at any time: nobody is called for that.
  expect(table.myTurn).toBe(true);
  expect(table.awaited).toBe(false);
  await table.play({ move: 'turn' });
  const sent = server.obeyed.at(-1);
  expect(sent?.do === 'play' && sent.at !== null && sent.at >= 5000 && sent.at < 8000).toBe(true);
});

test('while time stands still it stands still here, and it never runs backwards', () => {
  server.socket.deliver(whole(3, { clock: { ...CLOCK, origin: Date.now() - 5000 } }));
  const clock = { ...CLOCK, origin: Date.now() - 5000, stopped: 4321 };
  server.socket.deliver({ type: 'clock-changed', table: 'table-01', clock });
  expect(table.paused).toBe(true);
  expect(table.gameNow()).toBe(4321);
  server.socket.deliver({
    type: 'clock-changed',
    table: 'table-01',
    clock: { ...CLOCK, origin: Date.now() + 100_000 },
  });
  expect(table.paused).toBe(false);
  expect(table.gameNow()).toBe(3);
});

test('time begins with the game', () => {
  expect(table.clock).toBeNull();
  server.socket.deliver({ type: 'clock-changed', table: 'table-01', clock: CLOCK });
  expect(table.clock).toEqual(CLOCK);
  expect(server.heard('ping')).toBe(1);
});

test('a pause is asked for and agreed to by the same command', async () => {
  await table.pause(true);
  expect(server.obeyed.at(-1)).toMatchObject({ do: 'pause', table: 'table-01', paused: true });
});

test('trouble with the storage is told, and that it is over', () => {
  server.socket.deliver(whole(1));
  expect(table.trouble).toBe(false);
  server.socket.deliver({ type: 'storage', table: 'table-01', trouble: true });
  expect(table.trouble).toBe(true);
  server.socket.deliver({ type: 'storage', table: 'another-1', trouble: false });
  expect(table.trouble).toBe(true);
  server.socket.deliver(whole(1, { trouble: false }));
  expect(table.trouble).toBe(false);
});

test('every notice is passed on, one by one, while somebody heeds them', () => {
  const heard: string[] = [];
  const stop = table.heed(({ notice, you }) => heard.push(`${notice} ${you ? 'you' : ''}`.trim()));
  const notice = { type: 'notice' as const, table: 'table-01', name: 'Anna' };
  server.socket.deliver({ ...notice, notice: 'bot-plays', you: false });
  server.socket.deliver({ ...notice, notice: 'host', you: true });
  server.socket.deliver({ ...notice, table: 'another-1', notice: 'muted', you: true });
  stop();
  server.socket.deliver({ ...notice, notice: 'took-back', you: false });
  expect(heard).toEqual(['bot-plays', 'host you']);
});

test('who may not watch any more is told why there is nothing to see', () => {
  server.socket.deliver(whole(1));
  server.socket.deliver({ type: 'dismissed', table: 'table-01' });
  expect(table.refused).toBe('no-spectators');
  server.socket.deliver(whole(1));
  expect(table.refused).toBeNull();
});

test('who comes back may take the seat back while the game goes on', async () => {
  const chair = {
    kind: 'bot' as const,
    name: 'Smew',
    level: 'quick' as const,
    you: false,
    online: false,
    resigned: false,
    absent: false,
    stands_in: true,
    yours: true,
    holiday: null,
    host: false,
  };
  server.socket.deliver(whole(1, { seat: null, table: { ...INFO, seats: [chair] } }));
  expect(table.mayTakeBack).toBe(true);
  await table.takeBack();
  expect(server.obeyed.at(-1)).toMatchObject({ do: 'take-back', table: 'table-01' });
  server.socket.deliver(whole(1, { table: { ...INFO, seats: [{ ...chair, yours: false }] } }));
  expect(table.mayTakeBack).toBe(false);
  server.socket.deliver(whole(1, { table: { ...INFO, status: 'over', seats: [chair] } }));
  expect(table.mayTakeBack).toBe(false);
});

test('what only the host may do is asked of the server', async () => {
  server.socket.deliver(whole(0));
  await table.remove(2);
  await table.mute('guest-7', true);
  await table.setSpectators('none');
  expect(server.obeyed.slice(-3)).toMatchObject([
    { do: 'remove', seat: 2 },
    { do: 'mute', guest: 'guest-7', on: true },
    { do: 'set-spectators', spectators: 'none' },
  ]);
});

test('after a gap only the rows that are missing are asked for and added', () => {
  server.socket.deliver(whole(2));
  server.socket.deliver(step(4));
  expect(server.socket.received.at(-1)).toMatchObject({ do: 'watch', seq: 2, seat: 0 });
  server.socket.deliver(whole(4, { since: 2, log: [step(3).step, step(4).step] }));
  expect(table.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(table.seq).toBe(4);
});

test('who has taken another seat asks for the whole log', () => {
  server.socket.deliver(whole(2));
  const info = { ...INFO, status: 'playing' as const };
  server.socket.deliver({ type: 'table-changed', table: info, seat: 1 });
  expect(server.socket.received.at(-1)).toMatchObject({ do: 'watch', seq: 0 });
});
