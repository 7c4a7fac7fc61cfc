import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Choice, Move } from '../../contract';
import Board from '../board/Board.svelte';
import { fixture, POSITIONS, type Position } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
  // Nothing is captured in a browser that is only imitated.
  Element.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(position: Position, change = (choice: Choice): Choice => choice) {
  const onplay = vi.fn<(move: Move) => void>();
  const { brief, ...rest } = fixture(position);
  const still = { ...rest, brief: { ...brief, moves: brief.moves.map(change) } };
  const { now } = still.brief;
  const clock = { now: () => now, paused: false, speed: 1 };
  const active = still.brief.moves.length > 0;
  render(Board, { props: { ...still, say, active, clock, onplay } });
  return onplay;
}

function thing(selector: string): HTMLElement {
  const one = document.querySelector<HTMLElement>(selector);
  if (!one) throw new Error(`There is no ${selector} on the board`);
  return one;
}
const touch = (id: string) => fireEvent.click(thing(`[data-touch="${id}"]`));
const isLit = (id: string) => document.querySelector(`[data-touch="${id}"].lit`) !== null;
const answer = async (id: string) => {
  const button = thing(`[data-answer="${id}"]`).closest('button');
  if (button) await fireEvent.click(button);
};
const named = (within: string, name: string | RegExp) => {
  const button = [...thing(within).querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).match(name),
  );
  if (!button) throw new Error(`No button ${name} in ${within}`);
  return button;
};

/** The others are shown below. */
const TOUCHED = /^(middle|visiting|ready|aiming|ground|drafting|swapping|answering|offer-open)$/;

test.each(POSITIONS.filter((name) => !TOUCHED.test(name)))(
  '%s has a word for everything',
  (name) => {
    show(name);
    const said = [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? '');
    const words = [document.body.textContent, ...said].join(' ');
    expect(words).not.toMatch(/\b(prompt|do|offer|timer|card|event|ship|field)-[a-z]/);
    expect(words).not.toMatch(/\{|undefined|NaN/);
  },
);

describe('a sand timer is carried to its job', () => {
  async function carry(from: string, to: string) {
    const glass = thing(from);
    await fireEvent.pointerDown(glass, { clientX: 10, clientY: 10, pointerId: 1 });
    await fireEvent.pointerMove(glass, { clientX: 12, clientY: 12, pointerId: 1 });
    expect(document.querySelector('.ghost')).toBeNull();
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => document.querySelector(to));
    await fireEvent.pointerMove(glass, { clientX: 200, clientY: 90, pointerId: 1 });
    expect(document.querySelector('.ghost')).not.toBeNull();
    const taken = document.querySelector('.over')?.getAttribute('data-touch');
    await fireEvent.pointerUp(glass, { clientX: 200, clientY: 90, pointerId: 1 });
    await fireEvent.click(glass);
    expect(document.querySelector('.ghost')).toBeNull();
    return taken;
  }

  test('from the tray onto a mine', async () => {
    const onplay = show('middle');
    const taken = await carry('[data-timer="0"]', '[data-touch="slot:4"]');
    expect(taken).toBe('slot:4');
    expect(onplay.mock.calls).toEqual([[{ move: 'start-use', column: 4 }]]);
  });

  test('from the shelf beside the planet onto a planned card', async () => {
    const onplay = show('middle');
    await carry('[data-touch="timer"].carried', '[data-touch="plan:1"]');
    expect(onplay.mock.calls).toEqual([[{ move: 'start-build', place: 1 }]]);
  });

  test('onto a ship: then the ring asks where to', async () => {
    const onplay = show('middle');
    await carry('[data-timer="0"]', '[data-touch="ship:0"]');
    expect(onplay).not.toHaveBeenCalled();
    await touch('field:1');
    expect(onplay.mock.calls).toEqual([[{ move: 'start-flight', ship: 0, field: 1 }]]);
  });

  test('onto nothing: it goes back', async () => {
    const onplay = show('middle');
    await carry('[data-timer="0"]', '.nowhere');
    expect(onplay).not.toHaveBeenCalled();
    expect(document.querySelector('.inHand')).toBeNull();
  });
});

describe('by click', () => {
  test('what fits the hold is delivered at once', async () => {
    const onplay = show('visiting');
    await touch('demand:1:4:0');
    expect(onplay).toHaveBeenCalledWith({ move: 'deliver', owner: 1, column: 4, nth: 0 });
  });

  test('a ready card shows its sites', async () => {
    const onplay = show('ready');
    await touch('plan:0');
    const site = thing('[data-touch^="site:"].lit').dataset.touch ?? '';
    await touch(site);
    expect(onplay.mock.calls[0]?.[0]).toMatchObject({ move: 'place', place: 0 });
  });

  test('a multi-mine asks for a colour', async () => {
    const onplay = show('ready');
    await touch('slot:6');
    await answer('colour:blue');
    expect(onplay.mock.calls[0]?.[0]).toMatchObject({ move: 'collect-colour', colour: 'blue' });
  });

  test('a probe spoils a running timer, a missile blocks a slot', async () => {
    const onplay = show('aiming');
    await touch('ammunition:5');
    await touch('timer:1:0');
    expect(onplay).toHaveBeenCalledWith({ move: 'sabotage-timer', column: 5, seat: 1, timer: 0 });
    cleanup();
    const again = show('aiming');
    await touch('ammunition:3');
    await touch('slot:2:4');
    expect(again).toHaveBeenCalledWith({ move: 'fire-missile', column: 3, seat: 2, target: 4 });
  });

  test('goods are left on a neutral planet, and picked up there', async () => {
    const onplay = show('ground');
    await touch('ship:0:blue');
    await answer('ground');
    expect(onplay).toHaveBeenCalledWith({ move: 'drop-good', ship: 0, colour: 'blue' });
    expect(isLit('ground:yellow')).toBe(true);
  });

  test('a planned card that is ready can be discarded', async () => {
    const onplay = show('ready');
    await touch('plan:0');
    await answer('discard');
    expect(onplay).toHaveBeenCalledWith({ move: 'discard', place: 0 });
  });
});

describe('the server says how a move is touched, and the board follows', () => {
  const kind = (wanted: string, touched: Pick<Choice, 'touches' | 'otherwise'>) => {
    return (choice: Choice) =>
      choice.move.move === wanted ? { move: choice.move, ...touched } : choice;
  };

  test('another id, and nothing is left of the one before', async () => {
    const onplay = show('early', kind('start-technology', { touches: ['ship:0', 'supply'] }));
    expect(isLit('technology')).toBe(false);
    await touch('ship:0');
    await answer('supply');
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'start-technology' });
  });

  test('a timer first, only where the server names that way', async () => {
    const timer = '[data-timer="0"]';
    const onplay = show('early', kind('start-technology', { touches: ['technology'] }));
    await fireEvent.click(thing(timer));
    expect(isLit('technology')).toBe(false);
    cleanup();
    const again = show('early');
    await fireEvent.click(thing(timer));
    await touch('technology');
    expect(onplay).not.toHaveBeenCalled();
    expect(again).toHaveBeenCalledExactlyOnceWith({ move: 'start-technology' });
  });

  test('a move without touches lights nothing', () => {
    show('middle', ({ move }) => ({ move, touches: [] }));
    expect(document.querySelector('[data-touch].lit')).toBeNull();
  });
});

describe('trade', () => {
  test('begins with somebody on the same planet', async () => {
    const onplay = show('visiting');
    await fireEvent.click(named('.trade', /Bruno/));
    expect(onplay).toHaveBeenCalledWith({ move: 'draft-offer', seat: 1, field: 2 });
  });

  test('a draft grows, and is sent', async () => {
    const onplay = show('drafting');
    await fireEvent.click(named('[data-side=ask]', 'yellow'));
    expect(onplay).toHaveBeenLastCalledWith({ move: 'ask-good', colour: 'yellow' });
    await fireEvent.click(named('.draft', 'Make the offer'));
    expect(onplay).toHaveBeenLastCalledWith({ move: 'make-offer' });
  });

  test('planned cards change hands for cards', async () => {
    const onplay = show('swapping');
    await fireEvent.click(named('[data-side=ask]', 'Depot'));
    expect(onplay).toHaveBeenLastCalledWith({ move: 'ask-card', place: 0 });
    cleanup();
    const begin = show('experienced');
    await fireEvent.click(named('[data-side=cards]', 'Dario'));
    expect(begin).toHaveBeenCalledWith({ move: 'draft-offer', seat: 3, field: null });
  });

  test('an offer is answered, and the prompt tells of it', async () => {
    const onplay = show('answering');
    expect(thing('[data-prompt]').textContent).toMatch(/Agathe offers .* for/);
    await fireEvent.click(named('[data-offer="0"]', 'Accept'));
    expect(onplay).toHaveBeenCalledWith({ move: 'accept', seat: 0 });
  });

  test('an offer of one’s own is withdrawn', async () => {
    const onplay = show('offer-open');
    await fireEvent.click(named('.trade', 'Withdraw'));
    expect(onplay).toHaveBeenCalledWith({ move: 'withdraw', seat: 1 });
  });
});
