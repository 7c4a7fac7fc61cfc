import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine, SeatInfo, TableInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import { unhide } from '../live/hidden.svelte';
import { recognise } from '../live/me.svelte';
import { seatInfo, tableInfo } from '../testing/tables';
import ChatView from './ChatView.svelte';
import { inWords } from './notices';
import PlayersView from './PlayersView.svelte';
import TakeBackBar from './TakeBackBar.svelte';
import TroubleBar from './TroubleBar.svelte';
import WaitingSeat from './WaitingSeat.svelte';

const chair = seatInfo;
const INFO = tableInfo('table-01', {
  seats: [chair({ name: 'Me', you: true }), chair()],
  host: false,
  commitment: 'ab',
});

const line = (guest: string, name: string, text: string): ChatLine => ({
  guest,
  name,
  text,
  seat: null,
  at: 0,
});
const LINES = [line('me', 'Me', 'hello'), line('anna', 'Anna', 'hi'), line('troll', 'Bob', 'boo')];

const onsay = vi.fn(() => Promise.resolve());
const onmute = vi.fn(() => Promise.resolve());

beforeAll(async () => {
  await setLanguage('en');
  recognise({ id: 'me', name: 'Me', language: 'en' });
  // The browser of these tests has dialogs that cannot be shown as such.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  onmute.mockClear();
  localStorage.clear();
  unhide(['anna', 'troll']);
});
afterEach(cleanup);

function chat(info: Partial<TableInfo> = {}, seated = true) {
  render(ChatView, { lines: LINES, info: { ...INFO, ...info }, seated, onsay, onmute });
}

const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('log').textContent;

test('what somebody says can be hidden, and shown again', async () => {
  chat();
  expect(said()).toContain('boo');
  await fireEvent.click(button('Bob'));
  expect(screen.queryByRole('button', { name: 'Mute for everyone' })).toBeNull();
  await fireEvent.click(button('Hide for me'));
  expect(said()).not.toContain('boo');
  expect(said()).toContain('hi');
  expect(screen.getByText(/You don’t see what one person says/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('webfoot.hidden') ?? '')).toEqual(['troll']);
  await fireEvent.click(button('Show everything'));
  expect(said()).toContain('boo');
});

test('nobody has to do anything about their own words', () => {
  chat();
  expect(screen.queryByRole('button', { name: 'Me' })).toBeNull();
});

test('the host mutes somebody, and lets them talk again', async () => {
  chat({ host: true });
  await fireEvent.click(button('Bob'));
  await fireEvent.click(button('Mute for everyone'));
  expect(onmute).toHaveBeenCalledExactlyOnceWith('troll', true);
  cleanup();
  chat({ host: true, muted: ['troll'] });
  await fireEvent.click(button('Bob'));
  await fireEvent.click(button('Unmute Bob'));
  expect(onmute).toHaveBeenLastCalledWith('troll', false);
});

test.each([
  ['a muted guest', { muted: ['me'] }, true, 'The host has muted you at this table.'],
  [
    'a spectator who may only watch',
    { spectators: 'watch' as const },
    false,
    'Only players can chat',
  ],
])('%s sees why there is nothing to write in', (_, info, seated, words) => {
  chat(info, seated);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
});

test.each([
  ['a player where spectators may only watch', { spectators: 'watch' as const }, true],
  ['the host, who need not play', { spectators: 'none' as const, host: true }, false],
  ['a spectator who may talk', {}, false],
])('%s may write', (_, info, seated) => {
  chat(info, seated);
  expect(screen.getByRole('textbox')).toBeTruthy();
});

function players(seat: Partial<SeatInfo>, more: object = {}) {
  const info = { ...INFO, seats: [chair({ name: 'Me', you: true }), chair(seat)] };
  render(PlayersView, { info, names: ['Me', 'Anna'], scores: [], actors: [], ...more });
}

test('a bot may play only for somebody who has been away for a while', async () => {
  const onreplace = vi.fn();
  players({ online: false }, { onreplace });
  expect(screen.queryByRole('button', { name: 'Let a bot play' })).toBeNull();
  cleanup();
  players({ online: false, absent: true }, { onreplace });
  await fireEvent.click(button('Let a bot play'));
  expect(onreplace).toHaveBeenCalledExactlyOnceWith(1);
});

test('one sees who is the host', () => {
  players({ host: true });
  expect(screen.getByText('host')).toBeTruthy();
});

test('the host says what spectators may do', async () => {
  const onspectators = vi.fn();
  players({}, { onspectators });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Spectators may' });
  // The browser of these tests does not know that an option can be `:checked`.
  vi.spyOn(choice, 'querySelector').mockImplementation(
    () => choice.options[choice.selectedIndex] ?? null,
  );
  await fireEvent.change(choice, { target: { value: 'none' } });
  expect(onspectators).toHaveBeenCalledExactlyOnceWith('none');
  cleanup();
  players({});
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a player who is back takes the seat back', async () => {
  const ontakeback = vi.fn();
  render(TakeBackBar, { ontakeback });
  expect(screen.getByText('A bot is playing for you.')).toBeTruthy();
  await fireEvent.click(button('Take my seat back'));
  expect(ontakeback).toHaveBeenCalledOnce();
});

test('trouble with the storage is said aloud, and only then', () => {
  render(TroubleBar, { trouble: false });
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  render(TroubleBar, { trouble: true });
  expect(screen.getByRole('status').textContent).toContain('Storage trouble');
});

function waiting(seat: Partial<SeatInfo>, host: boolean, onremove = vi.fn()) {
  const nothing = { onsit: vi.fn(), onchange: vi.fn(), onqr: vi.fn(), levels: [], free: false };
  const where = { place: 1, game: 'canardage', seats: 2, say: (id: string) => id };
  const props = { ...where, seat: chair(seat), name: 'Anna', host, onremove, ...nothing };
  render(WaitingSeat, props);
  return onremove;
}

test('the host can ask others to leave, and nobody else can', async () => {
  const onremove = waiting({}, true);
  await fireEvent.click(button('Ask to leave'));
  expect(onremove).toHaveBeenCalledOnce();
  for (const [seat, host] of [
    [{ you: true }, true],
    [{}, false],
  ] as const) {
    cleanup();
    waiting(seat, host);
    expect(screen.queryByRole('button', { name: 'Ask to leave' })).toBeNull();
  }
});

test('every notice has words', () => {
  const notice = { type: 'notice' as const, table: 'table-01', name: 'Anna' };
  for (const kind of ['bot-plays', 'took-back', 'host'] as const) {
    expect(inWords({ ...notice, notice: kind, you: false })).toContain('Anna');
    expect(inWords({ ...notice, notice: kind, you: true })).toMatch(/^[A-Z].*\.$/);
  }
  for (const kind of ['removed', 'muted', 'unmuted'] as const)
    expect(inWords({ ...notice, notice: kind, you: true })).toMatch(/^[A-Z].*\.$/);
});
