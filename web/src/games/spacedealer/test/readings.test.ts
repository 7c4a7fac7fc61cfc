import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Move } from '../../contract';
import Board from '../board/Board.svelte';
import { fixture, type Position } from './fixtures';

vi.setConfig({ testTimeout: 120_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(position: Position) {
  const onplay = vi.fn<(move: Move) => void>();
  const still = fixture(position);
  const clock = { now: () => still.brief.now, paused: false, speed: 1 };
  render(Board, { props: { ...still, say, active: true, clock, onplay } });
  return onplay;
}
function thing(selector: string): HTMLElement {
  const one = document.querySelector<HTMLElement>(selector);
  if (!one) throw new Error(`There is no ${selector} on the board`);
  return one;
}
const glimpse = () => document.querySelector('.glimpse')?.textContent;
const opened = () => document.querySelector('[data-reading]')?.textContent;
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a piece is read', () => {
  test('by a mouse that rests on it, and no longer', async () => {
    show('middle');
    const mine = thing('button[data-read="built:1:0"]');
    await fireEvent.pointerOver(mine, { pointerType: 'mouse' });
    expect(glimpse()).toBeUndefined();
    await wait(400);
    expect(glimpse()).toContain('Rule SD-');
    await fireEvent.pointerOver(thing('[data-prompt]'), { pointerType: 'mouse' });
    expect(glimpse()).toBeUndefined();
  });

  test('by a long press, which is no touch as well', async () => {
    const onplay = show('middle');
    const timer = thing('[data-timer="0"]');
    await fireEvent.pointerDown(thing('[data-touch="technology"]'), { pointerType: 'touch' });
    await wait(500);
    expect(opened()).toContain('Level');
    await fireEvent.click(thing('[data-touch="technology"]'));
    expect(onplay).not.toHaveBeenCalled();
    expect(timer.dataset.read).toBe('timer:0:0');
  });

  test('by the key ?, for what the mouse rests on', async () => {
    show('middle');
    await fireEvent.pointerOver(thing('[data-read="deck:2"]'), { pointerType: 'mouse' });
    await fireEvent.keyDown(window, { key: '?', code: 'Slash' });
    expect(opened()).toContain('Look at the top two cards');
  });

  test('by a touch, where nothing else can be done with it', async () => {
    const onplay = show('middle');
    await fireEvent.click(thing('[data-touch^="pile:mine-yellow"]'));
    expect(onplay).not.toHaveBeenCalled();
    expect(opened()).toContain('A timer produces one good of its colour.');
  });
});

test.each(['experienced', 'attacked', 'middle', 'spectator'] as const)(
  'every piece of %s has a reading in words',
  async (name) => {
    show(name);
    const ids = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-read]')].map((one) => one.dataset.read),
    );
    const kinds = new Set([...ids].map((id) => id?.split(':', 1)[0]));
    for (const kind of [
      'built',
      'planned',
      'field',
      'timer',
      'ship',
      'technology',
      'demand',
      'deck',
    ])
      expect(kinds).toContain(kind);
    for (const id of ids) {
      await fireEvent.pointerOver(thing(`[data-read="${id}"]`), { pointerType: 'mouse' });
      await fireEvent.keyDown(window, { key: '?', code: 'Slash' });
      const words = opened();
      expect(words, id).toBeTruthy();
      expect(words, id).not.toMatch(/\b(read|type|card|timer|ship|rule)-[a-z]|\{|undefined|NaN/);
    }
  },
);
