import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Move } from '../../contract';
import Board from '../board/Board.svelte';
import type { DaleView } from '../../../generated/dale';
import type { Still } from '../../../boardkit/still';
import { fixture, POSITIONS, type Position } from './fixtures';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('dale');
});
afterEach(cleanup);

function show(shown: Position | Still<DaleView>, active = true) {
  const onplay = vi.fn<(move: Move) => void>();
  const onundo = vi.fn<() => void>();
  const still = typeof shown === 'string' ? fixture(shown) : shown;
  const { rerender } = render(Board, { props: { ...still, say, active, onplay, onundo } });
  return { onplay, onundo, rerender };
}

/** By what they say rather than by role: names of so many buttons take long to compute. */
function found(selector: string, words = ''): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const one = all.find((thing) => thing.textContent.includes(words));
  if (!one) throw new Error(`The board has no ${selector} with "${words}"`);
  return one;
}
/** What is said of a card. */
const told = (card: HTMLElement) => card.querySelector('.visually-hidden')?.textContent ?? '';
const held = (index: number) => found(`[data-card="${index}"] button`);
const market = (slot: number) => found(`[data-slot="${slot}"] button`);
const answer = (words: string) => found('[data-prompt] .answers button', words);
const answers = () =>
  [...document.querySelectorAll('[data-prompt] .answers button')].map((one) =>
    one.textContent.trim(),
  );
const primary = () => document.querySelector('[data-prompt] .answers .primary')?.textContent.trim();
const prompt = () => found('[data-prompt] .prompt').textContent;
const tray = (words: string) => found('.tray button.touch', words);
const isLit = (thing: HTMLElement) => thing.classList.contains('lit');

test('long names may break where their language says, also on the board', async () => {
  await setLanguage('fr');
  try {
    for (const name of POSITIONS) show(name);
    expect(document.body.textContent.includes('Encou\u00ADrage\u00ADments')).toBe(true);
  } finally {
    await setLanguage('en');
  }
});

test('what a card does is printed on those in hand and in the market, in a few words', () => {
  show('action');
  expect(held(0).querySelector('.gist')?.textContent).toBe('Take any card from your deck');
  expect(market(0).querySelector('.gist')?.textContent).toBe('Take any card from your deck');
  expect(document.querySelectorAll('.plate .gist')).toHaveLength(0);
});

test.each(POSITIONS)('%s can be shown', (name) => {
  show(name);
  expect(found('[data-prompt]').textContent).not.toMatch(/ask-|draft-|move-|card-|refusal-/);
});

describe('an action', () => {
  test('the cheapest place lies at the right, with the price for you now', () => {
    show('action');
    const places = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    expect(places.map(({ dataset }) => dataset.slot)).toEqual(['4', '3', '2', '1', '0']);
    expect(told(market(0))).toBe('Magnet, value 4, technique, price 6');
    expect(places[4]?.textContent).toContain('+2');
  });

  test('a technique is played by its button, or by touching it again', async () => {
    const { onplay } = show('action');
    await fireEvent.click(held(0));
    expect(onplay).not.toHaveBeenCalled();
    expect(found('[data-prompt] .note').textContent).toBe(say('card-magnet.text'));
    await fireEvent.click(answer('Play “Magnet”'));
    await fireEvent.click(held(0));
    await fireEvent.click(held(0));
    expect(onplay.mock.calls).toEqual([[{ move: 'play', at: 0 }], [{ move: 'play', at: 0 }]]);
  });

  test('a card that cannot be played says why, and links to the rule', async () => {
    const { onplay } = show('action');
    await fireEvent.click(held(1));
    expect(onplay).not.toHaveBeenCalled();
    const reason = found('[data-prompt] .reason');
    expect(reason.textContent).toContain('“Junk” is not a technique');
    expect(within(reason).getByRole('link').getAttribute('href')).toBe('/rules/dale#D-105');
  });

  test('too dear, and why', async () => {
    const { onplay } = show('action');
    const dear = market(4);
    expect(isLit(dear)).toBe(false);
    await fireEvent.click(dear);
    expect(onplay).not.toHaveBeenCalled();
    expect(found('[data-prompt] .reason').textContent).toContain('“Sofa” costs 11');
  });

  test('buying and discarding begin with one touch', async () => {
    const { onplay } = show('action');
    await fireEvent.click(market(0));
    await fireEvent.click(answer('Discard cards'));
    expect(onplay.mock.calls).toEqual([[{ move: 'buy', slot: 0 }], [{ move: 'inventory' }]]);
  });

  test('a card that may do several things asks which', async () => {
    const { onplay } = show('action');
    await fireEvent.click(found('[data-card] button', 'Wise Spy'));
    await fireEvent.click(answer('Use “Wise Spy”'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'ability', at: 4 });
  });
});

describe('a payment', () => {
  test('a suggestion is one touch, and shows what it takes', async () => {
    const { onplay } = show('buying');
    expect(prompt()).toContain('“Magnet” costs 6');
    const suggestion = answer('Pay: ');
    await fireEvent.focusIn(suggestion);
    await vi.waitFor(() => {
      expect(document.querySelectorAll('[data-card] .hinted').length).toBeGreaterThan(0);
    });
    await fireEvent.click(suggestion);
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'suggested', nth: 0 });
  });

  test('cards are picked with one touch, and the sum is told', async () => {
    const { onplay } = show('paying');
    expect(prompt()).toContain('2 so far');
    expect(found('.sum').textContent).toBe('4 to go');
    expect(market(0).classList.contains('chosen')).toBe(true);
    await fireEvent.click(held(0));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'pick', at: 0 });
  });

  test('the last pick is taken back by touching it', async () => {
    const { onundo } = show('paying');
    await fireEvent.click(held(2));
    expect(onundo).toHaveBeenCalledOnce();
  });

  test('dropping an earlier pick makes the later ones again', async () => {
    const { onplay, onundo, rerender } = show('sorting');
    const picked = (...picks: number[]) => {
      const { brief } = fixture('sorting');
      const draft = brief.view.draft && { ...brief.view.draft, picks };
      return { ...brief, view: { ...brief.view, draft } };
    };
    await rerender({ brief: picked(0, 4, 3) });
    await fireEvent.click(held(4));
    expect(onundo).toHaveBeenCalledTimes(1);
    await rerender({ brief: picked(0, 4) });
    expect(onundo).toHaveBeenCalledTimes(2);
    await rerender({ brief: picked(0) });
    expect(onundo).toHaveBeenCalledTimes(2);
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'pick', at: 3 });
    await rerender({ brief: picked(0, 3) });
    expect(onplay).toHaveBeenCalledOnce();
  });

  test('Cancel takes back step after step until nothing is left', async () => {
    const { onundo, rerender } = show('paying');
    await fireEvent.click(answer('Cancel'));
    expect(onundo).toHaveBeenCalledTimes(1);
    await rerender({ brief: fixture('buying').brief });
    expect(onundo).toHaveBeenCalledTimes(2);
    await rerender({ brief: fixture('action').brief });
    expect(onundo).toHaveBeenCalledTimes(2);
  });

  test('paying too much is explained, and so is a card that is not needed', async () => {
    const { onplay } = show('overpaying');
    expect(found('.sum').textContent).toBe('1 too much');
    expect(found('[data-prompt] .note').textContent).toBe(say('overpaid'));
    await fireEvent.click(held(1));
    expect(found('[data-prompt] .reason').textContent).toContain('more than you need');
    await fireEvent.click(answer('Pay'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'confirm' });
  });
});

test('a stack: suggestions, and cards one by one', async () => {
  const { onplay } = show('building');
  expect(prompt()).toContain('This stack must be worth 4');
  expect(primary()).toBe('Build: Tireless Tinkerer + Safety Precaution');
  expect(answers()).toContain('Build: Magnet');
  await fireEvent.click(held(1));
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'pick', at: 1 });
});

test('discarding nothing is possible, but not what is proposed', () => {
  show('sorting');
  expect(answers()).toEqual(['Discard nothing', 'Cancel']);
  expect(primary()).toBeUndefined();
});

test('rearranging numbers the places', async () => {
  const { onplay } = show('arranging');
  expect(found('[data-slot="2"] .order').textContent).toBe('1');
  await fireEvent.click(market(0));
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'slot', slot: 0 });
});

test('a search offers the deck as cards, with their number', async () => {
  const { onplay } = show('searching');
  expect(told(tray('Junk'))).toContain('2 ×');
  await fireEvent.click(tray('Cheer'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'name', card: 'cheer' });
});

test('cards being looked at; of equal ones any will do', async () => {
  const { onplay } = show('looking');
  const junk = [...document.querySelectorAll<HTMLElement>('.tray button.touch')].filter((one) =>
    told(one).startsWith('Junk'),
  );
  expect(junk).toHaveLength(2);
  await fireEvent.click(junk[1] ?? document.body);
  expect(onplay).toHaveBeenCalledOnce();
  expect(onplay.mock.calls[0]?.[0].move).toBe('aside');
});

test('a player is chosen on the board or by name', async () => {
  const { onplay } = show('choosing');
  await fireEvent.click(found('[data-player="2"]'));
  await fireEvent.click(answer('Bruno'));
  expect(onplay.mock.calls).toEqual([[{ move: 'person', seat: 2 }], [{ move: 'person', seat: 1 }]]);
});

test('a number is a button', async () => {
  const { onplay } = show('counting');
  expect(answers()).toEqual(['2', '1', '0']);
  await fireEvent.click(answer('1'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'number', number: 1 });
});

test('a copying card asks what it is', async () => {
  const { onplay } = show('copying');
  await fireEvent.click(tray('Siesta'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'name', card: 'siesta' });
});

test('what a card chosen in secret counts as is asked, even where there is no choice', async () => {
  const { onplay } = show('hiding');
  expect(prompt()).toContain('Which card does yours copy?');
  expect(found('.tray h2').textContent).toBe('It may be a copy of');
  await fireEvent.click(tray('Magnet'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'name', card: 'magnet' });
});

describe('a window', () => {
  test('a reaction is confirmed', async () => {
    const { onplay } = show('window');
    expect(prompt()).toContain('Bruno has bought a card');
    await fireEvent.click(held(0));
    expect(onplay).not.toHaveBeenCalled();
    await fireEvent.click(answer('React with “Binoculars”'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'react', at: 0 });
  });

  test('or let go by', async () => {
    const { onplay } = show('window');
    await fireEvent.click(answer('Pass'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'pass' });
  });
});

describe('reading', () => {
  test('a card that cannot be touched opens to be read', async () => {
    show('waiting');
    await fireEvent.click(market(0));
    const dialog = found('dialog[open]');
    expect(dialog.textContent).toContain(say('card-magnet.text'));
  });

  test('any card opens with the key I', async () => {
    const { onplay } = show('action');
    held(0).focus();
    await fireEvent.keyDown(held(0), { key: 'i' });
    expect(found('dialog[open]').textContent).toContain(say('card-magnet.text'));
    expect(onplay).not.toHaveBeenCalled();
  });

  test('decks, hands and players tell of themselves, and so do empty piles', async () => {
    show('action');
    for (const [spot, words] of [
      ['market-deck', 'from right to left'],
      ['deck-0', 'face down'],
      ['deck-1', 'face down'],
      ['hand-1', 'Only its owner sees a hand'],
      ['player-1', 'stacks'],
    ] as const) {
      const piece = found(`[data-read="${spot}"]`);
      await fireEvent.pointerEnter(piece, { pointerType: 'mouse' });
      await fireEvent.keyDown(window, { key: '?' });
      const dialog = found('dialog[open]');
      expect(dialog.textContent).toContain(words);
      expect(dialog.querySelector('a')?.getAttribute('href')).toMatch(/^\/rules\/dale#D-\d+$/);
      await fireEvent.pointerLeave(piece, { pointerType: 'mouse' });
      (dialog as HTMLDialogElement).close();
      await fireEvent(dialog, new Event('close'));
    }
  });

  test('the discards of anybody can be leafed through, the latest first', async () => {
    show('action');
    await fireEvent.click(found('[data-spot="discard-1"]'));
    const titles = [...found('dialog[open]').querySelectorAll('.title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Junk', 'Lunch Break']);
  });
});

test('a spectator sees no hand and can touch nothing', () => {
  show('spectator', false);
  expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
  expect(document.querySelector('button.lit')).toBeNull();
  expect(document.querySelectorAll('[data-player]')).toHaveLength(3);
});

test('while nothing is asked, nothing is lit', async () => {
  const { onplay } = show('action', false);
  expect(document.querySelector('button.lit')).toBeNull();
  await fireEvent.click(market(0));
  expect(onplay).not.toHaveBeenCalled();
});

describe('two against two', () => {
  test('the partner is named, a shared stall shown once', () => {
    show('team');
    expect(found('[data-player="2"]').textContent).toContain('your partner');
    expect(document.querySelectorAll('[data-spot="stall-0"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-spot="stall-1"]')).toHaveLength(1);
  });

  test('the stack begun lies open, and can be completed or not', async () => {
    const { onplay } = show('helping');
    expect(tray('Cunning Neighbour')).toBeTruthy();
    await fireEvent.click(answer('Decline'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'no' });
  });
});

describe('with the keyboard alone', () => {
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });

  test('arrows walk along the hand, which is one stop for Tab', async () => {
    show('action');
    const stops = () => [0, 1, 2, 3, 4].filter((index) => held(index).tabIndex === 0);
    expect(stops()).toEqual([0]);
    held(0).focus();
    await press('ArrowRight');
    expect(document.activeElement).toBe(held(1));
    expect(stops()).toEqual([1]);
    await press('End');
    await press('ArrowRight');
    expect(document.activeElement).toBe(held(0));
  });

  test('Escape steps back, then drops the draft', async () => {
    const { onundo } = show('paying');
    held(0).focus();
    await press('Escape');
    expect(onundo).toHaveBeenCalledOnce();
  });
});

test('what was done to you stays in sight until you act', async () => {
  const { rerender } = show({
    ...fixture('waiting'),
    events: [{ event: 'saw-hand', seat: 0, owner: 1, cards: null, count: 5 }],
  });
  const note = () => document.querySelector('[data-prompt] .note')?.textContent ?? '';
  expect(note()).toContain('Agathe looks at Bruno’s hand');
  await rerender({ events: [{ event: 'rolled', seat: 2, card: 'gamble', roll: 2 }] });
  expect(note()).toContain('Agathe looks at Bruno’s hand');
  await rerender({ events: [{ event: 'stopped', seat: 1 }] });
  expect(note()).toBe('');
});

test('the turns of others are told, a sentence at a time, until it is your turn', async () => {
  const { rerender } = show('waiting');
  expect(prompt()).toContain('Waiting for');
  const drew = { event: 'drew', seat: 0, owner: 0, cards: null, count: 1 };
  const built = { event: 'built', seat: 0, stack: 3, cards: ['magnet'], value: 4 };
  await rerender({ events: [built, drew] });
  expect(prompt()).toContain('builds stack 3');
  expect(found('[data-prompt] .note').textContent).toContain('Waiting for');
  await rerender({ ...fixture('action'), events: [] });
  expect(prompt()).not.toContain('builds stack 3');
});

test('at the end the board says who won', () => {
  show('over', false);
  expect(prompt()).toContain(say('prompt-you-won'));
});
