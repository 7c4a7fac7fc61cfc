/** The study of a finished game, its notes, and playing on from a moment: what is shown, asked for and sent. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, ProblemError } from '../api';
import type { Speaker } from '../log/wording';
import type { Note, Notes, Study, StudyAnswer, TableInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import * as games from '../live/games.svelte';
import * as router from '../router.svelte';
import { dismiss, shownToasts } from '../ui/toasts.svelte';
import PlayOn from './PlayOn.svelte';
import StudyPanel from './StudyPanel.svelte';

const NAMES = ['Anna', 'Goose'];
const SPEAKER: Speaker = {
  game: { events: { shot: { seat: { is: 'player' } } } } as unknown as Speaker['game'],
  say: (id) => (id === 'event-shot' ? 'A shot is fired.' : id),
  names: NAMES,
};
const STUDY: Study = {
  steps: 40,
  points: [
    { step: 0, truth: [0.5, 0.5], known: [0.5, 0.5] },
    { step: 40, truth: [1, 0], known: [0.9, 0.1] },
  ],
  turning_points: [{ first: 9, step: 10, actor: 1, seat: 0, change: -0.2, why: 'luck' }],
  decisions: [
    {
      step: 12,
      seat: 0,
      made: [{ event: 'shot', seat: 0 }],
      better: [{ event: 'shot', seat: 0 }],
      gain: 0.1,
      error: 0.02,
    },
  ],
  looked: 5,
};
const answer = (more: Partial<StudyAnswer>): StudyAnswer => ({
  possible: true,
  progress: null,
  study: null,
  ...more,
});
const note = (more: Partial<Note>): Note => ({
  number: 1,
  step: 7,
  name: 'Goose',
  seat: 1,
  text: 'Here it turned.',
  at: 0,
  mine: false,
  ...more,
});

let notes: Notes;
let sent: { method: string; path: string; body: unknown }[];

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  notes = { notes: [], may_write: true };
  sent = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (init?.method) sent.push({ method: init.method, path, body });
    return Promise.resolve(Response.json(notes));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { id } of shownToasts()) dismiss(id);
});

function open(step = 3) {
  const ongo = vi.fn();
  render(StudyPanel, { table: 'table-01', names: NAMES, speaker: SPEAKER, step, ongo });
  return ongo;
}

describe('the study', () => {
  test('is offered, asked for, and waited for with a bar', async () => {
    vi.useFakeTimers();
    const look = vi.spyOn(api, 'study').mockResolvedValueOnce(answer({}));
    vi.spyOn(api, 'askForStudy').mockResolvedValue(answer({ progress: 0.25 }));
    open();
    await vi.waitFor(() => screen.getByRole('button', { name: 'Study this game' }));
    look.mockResolvedValue(answer({ study: STUDY }));
    await fireEvent.click(screen.getByRole('button', { name: 'Study this game' }));
    await vi.waitFor(() => screen.getByRole('progressbar'));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => screen.getByText('Turning points'));
  });

  test('names turning points and better moves, and leads to them', async () => {
    vi.spyOn(api, 'study').mockResolvedValue(answer({ study: STUDY }));
    const ongo = open();
    const turn = await screen.findByRole('button', { name: /Anna: .20/ });
    await fireEvent.click(turn);
    expect(ongo).toHaveBeenLastCalledWith(10);
    const better = screen.getByRole('button', { name: /Played: A shot is fired/ });
    expect(better.textContent).toContain('Better: A shot is fired.');
    await fireEvent.click(better);
    expect(ongo).toHaveBeenLastCalledWith(12);
  });

  test('says where there is none, and what went wrong', async () => {
    vi.spyOn(api, 'study').mockResolvedValue(answer({ possible: false }));
    open();
    expect(await screen.findByText(/chances have not been measured/)).toBeDefined();
    cleanup();
    vi.spyOn(api, 'study').mockRejectedValue(new ProblemError('unreachable'));
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be reached/);
  });
});

describe('notes', () => {
  beforeEach(() => {
    vi.spyOn(api, 'study').mockResolvedValue(answer({ possible: false }));
  });

  test('are shown with their moments, also where there is no study', async () => {
    notes = { notes: [note({})], may_write: false };
    const ongo = open();
    await fireEvent.click(await screen.findByRole('button', { name: 'Goose, moment 7' }));
    expect(ongo).toHaveBeenCalledWith(7);
    expect(screen.getByText('Here it turned.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test('are written about the moment that is shown, and removed by their writer', async () => {
    open(12);
    const field = await screen.findByRole('textbox', { name: 'Note about moment 12' });
    const save = screen.getByRole('button', { name: 'Save note' });
    await fireEvent.click(save);
    expect(sent).toEqual([]);
    await fireEvent.input(field, { target: { value: 'Too early.' } });
    notes = { notes: [note({ step: 12, text: 'Too early.', mine: true })], may_write: true };
    await fireEvent.click(save);
    const path = '/api/tables/table-01/notes';
    await vi.waitFor(() => {
      expect(sent).toEqual([{ method: 'POST', path, body: { step: 12, text: 'Too early.' } }]);
    });
    await vi.waitFor(() => {
      expect((field as HTMLInputElement).value).toBe('');
    });
    notes = { notes: [], may_write: true };
    await fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('No notes yet.');
    expect(sent.at(-1)).toEqual({ method: 'DELETE', path: `${path}/1`, body: null });
  });

  test('stay in the field when they cannot be saved', async () => {
    open();
    const field = await screen.findByRole('textbox');
    await fireEvent.input(field, { target: { value: 'Once more.' } });
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ problem: 'muted' }, { status: 409 })),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/muted you/);
    expect((field as HTMLInputElement).value).toBe('Once more.');
  });
});

describe('playing on', () => {
  const info = { id: 'table-01', game: 'canardage' } as TableInfo;

  function dialog(more: Record<string, unknown> = {}) {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    vi.spyOn(games, 'playableGames').mockResolvedValue([
      { key: 'canardage', levels: ['gentle', 'quick'] },
    ] as never);
    vi.spyOn(router, 'navigate').mockImplementation(() => undefined);
    render(PlayOn, { open: true, info, names: NAMES, seat: 1, seq: 17, at: null, ...more });
  }

  test('takes the own seat, bots for the others, and hidden things as that seat knew them', async () => {
    const playOn = vi.spyOn(api, 'playOn').mockResolvedValue({ table: 'table-02' });
    dialog();
    expect(screen.getByText('As Goose knew it')).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
    expect(playOn).toHaveBeenCalledWith('table-01', {
      seq: 17,
      at: null,
      knows: 1,
      seats: [
        { kind: 'bot', level: 'quick' },
        { kind: 'me', level: 'quick' },
      ],
    });
    await vi.waitFor(() => {
      expect(router.navigate).toHaveBeenCalledWith('/t/table-02');
    });
  });

  test('asks people by link, with everything as it truly was', async () => {
    const playOn = vi.spyOn(api, 'playOn').mockResolvedValue({ table: 'table-02' });
    dialog({ at: 61_000 });
    const others = screen.getByRole<HTMLSelectElement>('combobox', { name: 'The other seats' });
    // The browser of these tests does not know that an option can be `:checked`.
    vi.spyOn(others, 'querySelector').mockImplementation(
      () => others.options[others.selectedIndex] ?? null,
    );
    await fireEvent.change(others, { target: { value: 'link' } });
    await fireEvent.click(screen.getByRole('radio', { name: /As it truly was/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
    expect(playOn).toHaveBeenCalledWith('table-01', {
      seq: 17,
      at: 61_000,
      knows: null,
      seats: [
        { kind: 'link', level: 'quick' },
        { kind: 'me', level: 'quick' },
      ],
    });
  });

  test('says why it cannot be, and stays open', async () => {
    vi.spyOn(api, 'playOn').mockRejectedValue(new ProblemError('moment-is-the-end'));
    dialog();
    await fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
    await vi.waitFor(() => {
      expect(shownToasts().map(({ words }) => words)).toEqual([
        'The game is over at this moment. Go back a few steps.',
      ]);
    });
    expect(router.navigate).not.toHaveBeenCalled();
    expect(within(document.body).getByRole('button', { name: 'Set up the table' })).toBeDefined();
  });
});
