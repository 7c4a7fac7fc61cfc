import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SpaceDealerView } from '../../../generated/spacedealer';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Brief, Move } from '../../contract';
import Board from '../board/Board.svelte';
import { fixture, type Position } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
});
afterEach(cleanup);

type Shown = Brief<SpaceDealerView>;

function show(position: Position, change: (brief: Shown) => Shown = (brief) => brief) {
  const onplay = vi.fn<(move: Move) => void>();
  const still = fixture(position);
  const brief = change(still.brief);
  const clock = { now: () => brief.now, paused: false, speed: 1 };
  render(Board, { props: { ...still, brief, say, active: true, clock, onplay } });
  return onplay;
}
const prompt = () => document.querySelector('[data-prompt] .words')?.textContent.trim() ?? '';
const advised = () => {
  const button = document.querySelector<HTMLElement>('[data-advice]');
  return button && { id: button.dataset.advice, says: button.textContent };
};
const without = (...kinds: string[]) => {
  return (brief: Shown): Shown => ({
    ...brief,
    moves: brief.moves.filter(({ move }) => !kinds.includes(move.move)),
  });
};

describe('a verb and a reason', () => {
  test('who wants what is aboard comes first', () => {
    show('visiting');
    expect(prompt()).toMatch(/^Bruno wants what you carry: deliver it for \+\d\.$/);
  });

  test('a finished machine is emptied, a finished card gets its place', async () => {
    show('ready');
    expect(prompt()).toBe('“Multi-mine” has finished: collect its goods.');
    expect(advised()?.id).toBe('slot:6');
    cleanup();
    const onplay = show('ready', without('collect-colour', 'give-up'));
    expect(prompt()).toMatch(/is ready: choose its place\.$/);
    const button = document.querySelector('[data-advice]')?.closest('button');
    if (button) await fireEvent.click(button);
    expect(document.querySelector('[data-touch^="site:"].lit')).not.toBeNull();
    expect(onplay).not.toHaveBeenCalled();
  });

  test('what fits a demand elsewhere is flown there', () => {
    show('middle');
    expect(prompt()).toMatch(/^Timer 1 is idle: set out .* wants what you carry: \+\d\.$/);
    expect(advised()?.id).toMatch(/^field:/);
    expect(advised()?.says).toContain('Fly');
  });

  test('else a planned card is built, else a machine started, else technology raised', () => {
    show('middle', without('start-flight'));
    expect(prompt()).toBe('Timer 1 is idle: build “Red fusion mine”.');
    expect(advised()?.id).toMatch(/^plan:/);
    cleanup();
    show('middle', without('start-flight', 'start-build'));
    expect(prompt()).toMatch(/^Timer 1 is idle: start “.*demands? lacks? its goods\.$/);
    cleanup();
    show('early', without('start-flight', 'start-build', 'start-use'));
    expect(prompt()).toContain('raise your technology');
    expect(advised()?.id).toBe('technology');
  });

  test('a free planning place needs no timer', async () => {
    const onplay = show(
      'early',
      without('start-flight', 'start-build', 'start-use', 'start-technology'),
    );
    expect(prompt()).toMatch(/^A planning place is free: plan “/);
    const button = document.querySelector('[data-advice]')?.closest('button');
    if (button) await fireEvent.click(button);
    expect(onplay.mock.calls[0]?.[0]).toMatchObject({ move: 'plan' });
  });

  test('nothing is advised that cannot be touched', () => {
    show('middle', (brief) => ({ ...brief, moves: [] }));
    expect(advised()).toBeNull();
    expect(prompt()).toContain('idle');
  });

  test('who watches gets no advice', () => {
    show('spectator');
    expect(advised()).toBeNull();
  });
});

test('an offer is answered in the prompt itself', async () => {
  const onplay = show('answering');
  expect(prompt()).toMatch(/^Agathe offers .* for .*\.$/);
  const decline = [...document.querySelectorAll('[data-prompt] button')].find(
    (one) => one.textContent.trim() === 'Decline',
  );
  if (decline) await fireEvent.click(decline);
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'decline', seat: 0 });
});

describe('the first mine', () => {
  const mines = () => [
    ...document.querySelectorAll<HTMLButtonElement>('[data-touch^="pile:mine-"]'),
  ];

  test('is put back by touching it, and another is taken up instead of it', async () => {
    show('choosing');
    const [one, other] = mines();
    if (!one || !other) throw new Error('too few mines');
    await fireEvent.click(one);
    expect(one.classList).toContain('chosen');
    expect(other.disabled).toBe(false);
    await fireEvent.click(other);
    expect(one.classList).not.toContain('chosen');
    expect(other.classList).toContain('chosen');
    await fireEvent.click(other);
    expect(other.classList).not.toContain('chosen');
  });

  test('that was told and put back is said to count when time runs out', () => {
    show('choosing', (brief) => ({
      ...brief,
      view: { ...brief.view, own: brief.view.own && { ...brief.view.own, picked: 'mine-red-1' } },
    }));
    expect(prompt()).toContain('If time runs out, “Red mine” it is.');
  });
});

test('a ship at home or on its way there is said to be', () => {
  show('flying', (brief) => {
    const planets = brief.view.planets.map((planet) => ({
      ...planet,
      ships: planet.ships.map((ship) => ({ ...ship, field: planet.field })),
    }));
    return { ...brief, view: { ...brief.view, planets } };
  });
  expect(document.querySelector('.cargo')?.textContent).toContain('flying home');
  expect(document.querySelector('[data-timer][data-state=active]')?.textContent).toContain(
    'flying home',
  );
});
