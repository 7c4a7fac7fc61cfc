import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import duck from 'game-icons:duck';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n';
import Button from './Button.svelte';
import Card from './Card.svelte';
import Dialog from './Dialog.svelte';
import Icon from './Icon.svelte';
import LanguagePicker from './LanguagePicker.svelte';
import PlayerMark from './PlayerMark.svelte';
import { SEAT_LOOKS } from './seats';
import Tabs from './Tabs.svelte';
import Toasts from './Toasts.svelte';
import { toast } from './toasts.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('no two seats share a colour, a shape or a letter', () => {
  for (const trait of ['colour', 'shape', 'letter'] as const)
    expect(new Set(SEAT_LOOKS.map((look) => look[trait])).size).toBe(8);
});

test('a mark is named, or hidden from screen readers', () => {
  render(PlayerMark, { seat: 1, label: 'Bruno' });
  expect(screen.getByRole('img', { name: 'Bruno' }).textContent).toBe('B');
  cleanup();
  const { container } = render(PlayerMark, { seat: 1 });
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('an icon brings its own drawing', () => {
  const { container } = render(Icon, { path: duck });
  expect(container.querySelector('path')?.getAttribute('d')).toBe(duck);
});

test('a busy button cannot be pressed', async () => {
  const onclick = vi.fn();
  render(Button, { busy: true, onclick, children: words('Deal') });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Deal' });
  expect(button.disabled).toBe(true);
  await fireEvent.click(button);
  expect(onclick).not.toHaveBeenCalled();
});

test('a button with an address is a link', () => {
  render(Button, { href: '/rules/dale', children: words('Rules') });
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/dale');
});

test('only a lit card can be clicked', async () => {
  const onclick = vi.fn();
  const { rerender } = render(Card, { label: 'Oups!', onclick });
  const card = screen.getByRole<HTMLButtonElement>('button', { name: 'Oups!' });
  expect(card.disabled).toBe(true);
  await rerender({ lit: true });
  await fireEvent.click(card);
  expect(onclick).toHaveBeenCalledOnce();
});

test('arrow keys walk the tabs and come round', async () => {
  const tabs = [
    { id: 'log', label: 'Log' },
    { id: 'chat', label: 'Chat' },
  ];
  const panel = createRawSnippet<[string]>((id) => ({ render: () => `<p>${id()}</p>` }));
  render(Tabs, { label: 'Beside the board', tabs, selected: 'log', panel });
  const log = screen.getByRole('tab', { name: 'Log' });
  const chat = screen.getByRole('tab', { name: 'Chat' });
  await fireEvent.keyDown(log, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(chat);
  expect(chat.getAttribute('aria-selected')).toBe('true');
  await fireEvent.keyDown(chat, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(log);
});

test('a dialog opens modal and says when it closes', async () => {
  const onclose = vi.fn();
  render(Dialog, { open: true, title: 'Leave?', onclose, children: words('Sure?') });
  await tick();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Leave?' });
  expect(dialog.open).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
});

test('bad news stays until it is dismissed, good news passes', async () => {
  vi.useFakeTimers();
  render(Toasts);
  toast('Copied', 'good');
  toast('Connection lost', 'danger');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.queryByText('Copied')).toBeNull();
  expect(screen.queryByText('Connection lost')).not.toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Connection lost')).toBeNull();
  vi.useRealTimers();
});

test('the picker changes the words in place', async () => {
  render(LanguagePicker);
  const picker = screen.getByRole('combobox', { name: 'Language' });
  await fireEvent.change(picker, { target: { value: 'fr' } });
  await vi.waitFor(() => screen.getByRole('combobox', { name: 'Langue' }));
  await setLanguage('en');
});
