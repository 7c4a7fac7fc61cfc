/** Going on elsewhere: the code and the link that are shown, and the page where they are used. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ProblemError } from '../api';
import { setLanguage } from '../i18n';
import Arrival from '../pages/Arrival.svelte';
import Invitation from '../pages/Invitation.svelte';
import Devices from './Devices.svelte';
import { ownSettings, takeOver } from './settings';

const me = { id: 'guest', name: 'Anna', language: 'en' as const };
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Presses a button as soon as it is not busy. */
async function press(name: string): Promise<void> {
  const found = await button(name);
  await vi.waitFor(() => {
    expect(found.disabled).toBe(false);
  });
  await fireEvent.click(found);
}

beforeEach(async () => {
  await setLanguage('en');
  vi.spyOn(api, 'me').mockResolvedValue(me);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('settings of the page go along, and nothing else does', () => {
  localStorage.setItem('webfoot.pace', 'calm');
  localStorage.setItem('webfoot.recent', '[]');
  localStorage.setItem('webfoot.sound', 'x'.repeat(201));
  expect(ownSettings()).toEqual({ 'webfoot.pace': 'calm' });
  localStorage.clear();
  takeOver({ 'webfoot.pace': 'brisk', 'webfoot.recent': 'no', elsewhere: 'no' });
  expect(localStorage.length).toBe(1);
  expect(localStorage.getItem('webfoot.pace')).toBe('brisk');
});

test('the code is shown with its QR code, and can be made again', async () => {
  localStorage.setItem('webfoot.pace', 'calm');
  const make = vi.spyOn(api, 'makeHandover').mockResolvedValue({ code: 'ABCD-2345', until: 0 });
  vi.spyOn(api, 'recovery').mockResolvedValue({ made: null });
  render(Devices, { onclose: () => undefined });
  expect(await screen.findByText('ABCD-2345')).toBeTruthy();
  expect(make).toHaveBeenCalledWith({ settings: { 'webfoot.pace': 'calm' } });
  expect(screen.getByText(`${location.origin}/continue#ABCD-2345`)).toBeTruthy();
  make.mockResolvedValue({ code: 'WXYZ-6789', until: 0 });
  await press('New code');
  expect(await screen.findByText('WXYZ-6789')).toBeTruthy();
  expect(screen.queryByText('ABCD-2345')).toBeNull();
});

test('a recovery link is made, shown once and revoked', async () => {
  vi.spyOn(api, 'makeHandover').mockResolvedValue({ code: 'ABCD-2345', until: 0 });
  vi.spyOn(api, 'recovery').mockResolvedValue({ made: null });
  vi.spyOn(api, 'makeRecovery').mockResolvedValue({ path: '/continue#secret', made: 1 });
  const revoke = vi.spyOn(api, 'revokeRecovery').mockResolvedValue({ made: null });
  render(Devices, { onclose: () => undefined });
  await press('Make a recovery link');
  expect(await screen.findByText(`${location.origin}/continue#secret`)).toBeTruthy();
  await press('Revoke the link');
  expect(await button('Make a recovery link')).toBeTruthy();
  expect(revoke).toHaveBeenCalledOnce();
  expect(screen.queryByText(`${location.origin}/continue#secret`)).toBeNull();
});

test('a refusal is said in words', async () => {
  vi.spyOn(api, 'makeHandover').mockRejectedValue(new ProblemError('too-fast'));
  render(Devices, { onclose: () => undefined });
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
});

test('a link asks before this device becomes another guest', async () => {
  history.replaceState(null, '', '/continue#ABCD-2345');
  const look = vi
    .spyOn(api, 'lookAtArrival')
    .mockResolvedValue({ name: 'Anna', you: false, tables: 2, left: 1 });
  const arrive = vi
    .spyOn(api, 'arrive')
    .mockResolvedValue({ me, settings: { 'webfoot.pace': 'calm' } });
  const leave = vi.fn();
  render(Arrival, { leave });
  const enter = await button('Continue as Anna');
  expect(look).toHaveBeenCalledWith({ key: 'ABCD-2345' });
  expect(document.body.textContent).toContain('with 2 tables');
  expect(document.body.textContent).toContain('you lose that seat');
  expect(arrive).not.toHaveBeenCalled();
  await fireEvent.click(enter);
  await vi.waitFor(() => {
    expect(leave).toHaveBeenCalledWith('/');
  });
  expect(localStorage.getItem('webfoot.pace')).toBe('calm');
});

test('a code that is not good can be typed again', async () => {
  history.replaceState(null, '', '/continue#%E0%A4%A');
  const look = vi.spyOn(api, 'lookAtArrival').mockRejectedValue(new ProblemError('no-such-code'));
  render(Arrival, { leave: vi.fn() });
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  expect(document.body.textContent).toContain('This code or link doesn’t work');
  look.mockResolvedValue({ name: 'Anna', you: true, tables: 0, left: 0 });
  await fireEvent.input(field, { target: { value: 'abcd2345' } });
  await press('Next');
  expect(await screen.findByText('This device already plays as Anna.')).toBeTruthy();
  expect(look).toHaveBeenLastCalledWith({ key: 'abcd2345' });
});

test('a seat that is taken shows its owner the way in', async () => {
  vi.spyOn(api, 'link').mockRejectedValue(new ProblemError('not-allowed'));
  vi.spyOn(api, 'changeMe').mockResolvedValue(me);
  vi.spyOn(api, 'claimLink').mockRejectedValue(new ProblemError('seat-taken'));
  render(Invitation, { token: 'secret' });
  await press('Sit down');
  const way = await screen.findByRole('link', { name: 'Continue on this device' });
  expect(way.getAttribute('href')).toBe('/continue');
});
