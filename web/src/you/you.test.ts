/** The panels of the settings: what they ask of the server, and what they say when it refuses. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, ProblemError } from '../api';
import type { Account, CallSettings, CallWay } from '../generated/wire';
import { laterTexts, setLanguage } from '../i18n';
import { recognise } from '../live/me.svelte';
import AccountPanel from './AccountPanel.svelte';
import CallsPanel from './CallsPanel.svelte';
import DevicesPanel from './DevicesPanel.svelte';
import ForgetPanel from './ForgetPanel.svelte';
import PagePanel from './PagePanel.svelte';
import QuietHours from './QuietHours.svelte';

const way = (changes: Partial<CallWay> = {}): CallWay => ({
  number: 1,
  kind: 'hook',
  to: 'example.org',
  table: null,
  confirmed: true,
  made: 0,
  last: null,
  failed: null,
  ...changes,
});
const calls = (changes: Partial<CallSettings> = {}): CallSettings => ({
  offered: ['mail', 'hook', 'discord'],
  push_key: null,
  ways: [],
  quiet: null,
  ...changes,
});
const account = (changes: Partial<Account> = {}): Account => ({
  possible: true,
  passkeys: [],
  codes: 0,
  ...changes,
});

beforeAll(async () => {
  await setLanguage('en');
  await laterTexts('you');
});

beforeEach(() => {
  recognise({ id: 'guest', name: 'Anna', language: 'en' });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a server that calls nobody says so', () => {
  render(CallsPanel, { found: calls({ offered: [] }), hosted: [] });
  expect(screen.getByText('This server calls nobody.')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a way that failed says why; a test and its removal ask the server', async () => {
  const removed = vi.spyOn(api, 'removeWay').mockResolvedValue(calls());
  const tested = vi.spyOn(api, 'testWay').mockResolvedValue({ result: 'sent', reason: '' });
  vi.spyOn(api, 'calls').mockResolvedValue(calls({ ways: [way({ last: 5 })] }));
  render(CallsPanel, { found: calls({ ways: [way({ failed: 'private-address' })] }), hosted: [] });
  expect(screen.getByText('This address is not on the public internet.')).toBeTruthy();
  await press('Test');
  expect(tested).toHaveBeenCalledWith(1);
  await screen.findByText(/^Last used on/);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Remove' }).getAttribute('aria-busy')).toBe('false');
  });
  await press('Remove');
  await waitFor(() => {
    expect(document.querySelector('[data-way]')).toBeNull();
  });
  expect(removed).toHaveBeenCalledWith(1);
});

test('an address waits for its code, and a wrong code is told', async () => {
  const found = calls({ ways: [way({ kind: 'mail', to: 'anna@example.net', confirmed: false })] });
  const confirm = vi.spyOn(api, 'confirmWay').mockRejectedValue(new ProblemError('wrong-code'));
  render(CallsPanel, { found, hosted: [] });
  await fireEvent.input(screen.getByRole('textbox', { name: 'Code' }), {
    target: { value: '123456' },
  });
  await press('Confirm');
  expect(confirm).toHaveBeenCalledWith(1, { code: '123456' });
  expect((await screen.findByRole('alert')).textContent).toContain('That is not the code.');
});

test('quiet hours are kept with the zone of this browser', async () => {
  const save = vi.spyOn(api, 'setQuiet').mockResolvedValue(calls());
  render(QuietHours, { found: null });
  await fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => {
    expect(save).toHaveBeenCalled();
  });
  expect(save.mock.calls[0]?.[0].quiet?.zone).toBe(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
});

test('passkeys are listed and removed', async () => {
  const one = { id: 'key', name: 'Phone', made: 0, used: null };
  const remove = vi.spyOn(api, 'removePasskey').mockResolvedValue(account());
  render(AccountPanel, { found: account({ passkeys: [one], codes: 10 }) });
  expect(screen.getByText('10 recovery codes are left.')).toBeTruthy();
  await press('Remove');
  await waitFor(() => {
    expect(screen.queryByText('Phone')).toBeNull();
  });
  expect(remove).toHaveBeenCalledWith('key');
});

test('where passkeys are not possible, the panel says so and offers none', () => {
  render(AccountPanel, { found: account({ possible: false }) });
  expect(screen.getByText(/Passkeys are not available here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a passkey' })).toBeNull();
});

test('signing out elsewhere is asked first', async () => {
  const signOut = vi.spyOn(api, 'signOutElsewhere').mockResolvedValue(account());
  render(DevicesPanel);
  await press('Sign out elsewhere');
  expect(signOut).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog'));
  await fireEvent.click(dialog.getByRole('button', { name: 'Sign out elsewhere' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test('light or dark is remembered', async () => {
  render(PagePanel);
  await fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme ?? localStorage.length).toBeTruthy();
  cleanup();
  render(PagePanel);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
});

test('somebody is forgotten only with their name typed, and this browser begins again', async () => {
  const forget = vi
    .spyOn(api, 'forgetMe')
    .mockResolvedValue({ id: 'other', name: 'Teal 12', language: 'en' });
  const begin = vi.fn<() => void>();
  localStorage.setItem('webfoot.something', 'x');
  render(ForgetPanel, { begin });
  await press('Forget me');
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Forget me for good' });
  const name = dialog.getByRole('textbox');
  expect(button.disabled).toBe(true);
  await fireEvent.input(name, { target: { value: 'Ann' } });
  expect(button.disabled).toBe(true);
  await fireEvent.input(name, { target: { value: ' Anna ' } });
  await fireEvent.click(button);
  await waitFor(() => {
    expect(begin).toHaveBeenCalledOnce();
  });
  expect(forget).toHaveBeenCalledWith({ name: 'Anna' });
  expect(localStorage.length).toBe(0);
});

test('if forgetting fails, that is said and nothing is lost', async () => {
  vi.spyOn(api, 'forgetMe').mockRejectedValue(new ProblemError('wrong-name'));
  const begin = vi.fn<() => void>();
  localStorage.setItem('webfoot.something', 'x');
  render(ForgetPanel, { begin });
  await press('Forget me');
  const dialog = within(await screen.findByRole('dialog'));
  await fireEvent.input(dialog.getByRole('textbox'), { target: { value: 'Anna' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Forget me for good' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('That is not your name.');
  expect(begin).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(1);
});
