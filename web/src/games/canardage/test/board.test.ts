import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Choice, Move } from '../../contract';
import Board from '../board/Board.svelte';
import {
  at,
  bare,
  choice,
  FIXTURES,
  line,
  oups,
  pairs,
  people,
  planque,
  position,
  targets,
  type Fixture,
} from './fixtures';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('canardage');
});
afterEach(cleanup);

function show(fixture: Fixture, active = true) {
  const onplay = vi.fn<(move: Move) => void>();
  const { rerender, container } = render(Board, {
    props: { ...fixture, say, active, onplay },
  });
  return { onplay, rerender, container };
}

/** A position where the hand holds these cards and these moves are legal. */
const holding = (hand: string[], ...moves: Choice[]) =>
  position({
    view: {
      line: line('b a c ~ a d'),
      targets: [2, 3, 5],
      players: [1, 2, 0, 3].map((dead) => ({ dead, cards: 3, skips: 0 })),
      hand,
    },
    moves,
  });

/** By what is written on them rather than by role: names of so many buttons take long to compute. */
function found(selector: string, words = ''): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const one = all.find((thing) => thing.textContent.includes(words));
  if (!one) throw new Error(`The board has no ${selector} with "${words}"`);
  return one;
}
const prompt = () => found('[data-prompt] [aria-live]').textContent;
const place = (n: number) => found(`[data-place="${n}"]`);
const card = (kind: string) => found('[data-card]', say(`card-${kind}`));
const player = (name: string) => found('[data-player]', name);
const touchable = (thing: HTMLElement) => thing.getAttribute('aria-disabled') !== 'true';
const openPlaces = () => [1, 2, 3, 4, 5, 6].filter((n) => touchable(place(n)));

test('only what is lit can be touched', async () => {
  const { onplay } = show(holding(['pan', 'en-joue'], ...at('pan', 2, 5), ...at('en-joue', 1, 4)));
  expect(openPlaces()).toEqual([]);
  await fireEvent.click(place(2));
  expect(onplay).not.toHaveBeenCalled();
  await fireEvent.click(card('pan'));
  expect(openPlaces()).toEqual([2, 5]);
  await fireEvent.click(place(1));
  expect(onplay).not.toHaveBeenCalled();
  expect(touchable(player('Bruno'))).toBe(false);
});

describe('every shape of card, touch by touch', () => {
  const paths: [string, Choice[], (() => HTMLElement)[], Move][] = [
    ['pan', at('pan', 2, 5), [() => place(5)], { move: 'pan', at: 5 }],
    [
      'deux-pour-un',
      pairs('deux-pour-un', { single: false }, 1, 2),
      [() => place(3), () => place(2)],
      { move: 'deux-pour-un', at: 2, single: false },
    ],
    [
      'deux-pour-un',
      [choice({ move: 'deux-pour-un', at: 4, single: true }, 'hand:deux-pour-un', 'line:4')],
      [() => place(4)],
      { move: 'deux-pour-un', at: 4, single: true },
    ],
    [
      'canards-enchaines',
      pairs('canards-enchaines', {}, 2),
      [() => place(2), () => place(3)],
      { move: 'canards-enchaines', at: 2 },
    ],
    [
      'oups',
      oups([2, 1], [2, 3], [3, 2]),
      [() => place(2), () => place(1)],
      { move: 'oups', target: 2, victim: 1 },
    ],
    [
      'rectifier-gauche',
      targets('rectifier-gauche', 2, 5),
      [() => place(5)],
      { move: 'rectifier-gauche', at: 5 },
    ],
    [
      'planque',
      planque([2, 1], [2, 3], [5, 6]),
      [() => place(2), () => place(3)],
      { move: 'planque', at: 2, under: 3 },
    ],
    [
      'president',
      people('president', 'player', 1, 2, 3),
      [() => player('Chiara')],
      { move: 'president', player: 2 },
    ],
    [
      'walking-duck',
      people('walking-duck', 'grave', 0, 1, 3),
      [() => player('Bruno')],
      { move: 'walking-duck', player: 1 },
    ],
  ];
  test.each(paths)('%s', async (kind, moves, touches, move) => {
    const { onplay } = show(holding([kind], ...moves));
    await fireEvent.click(card(kind));
    for (const touch of touches) {
      expect(onplay).not.toHaveBeenCalled();
      await fireEvent.click(touch());
    }
    expect(onplay).toHaveBeenCalledExactlyOnceWith(move);
  });

  test('a card that asks nothing is played by its button, or by touching it again', async () => {
    const { onplay } = show(holding(['mexicoin'], bare('mexicoin')));
    await fireEvent.click(card('mexicoin'));
    expect(onplay).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Play “Mexican Stand-off”' }));
    await fireEvent.click(card('mexicoin'));
    await fireEvent.click(card('mexicoin'));
    expect(onplay.mock.calls).toEqual([[{ move: 'mexicoin' }], [{ move: 'mexicoin' }]]);
  });

  test('a discard is confirmed too', async () => {
    const { onplay } = show(FIXTURES.discard);
    await fireEvent.click(card('planque'));
    await fireEvent.click(screen.getByRole('button', { name: 'Discard “Duck & Cover”' }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'discard', card: 'planque' });
  });

  test('Canarchie: the next card, or the order kept', async () => {
    const { onplay } = show(FIXTURES.canarchie);
    expect(openPlaces()).toEqual([3, 4, 5, 6]);
    expect(place(1).getAttribute('aria-label')).toContain('settled');
    await fireEvent.click(place(5));
    await fireEvent.click(screen.getByRole('button', { name: say('prompt-keep-order') }));
    expect(onplay.mock.calls).toEqual([[{ move: 'place', at: 5 }], [{ move: 'keep-order' }]]);
  });

  test('revenge, or none', async () => {
    const { onplay } = show(FIXTURES.revenge);
    expect(openPlaces()).toEqual([1, 4, 5, 6]);
    await fireEvent.click(place(4));
    await fireEvent.click(screen.getByRole('button', { name: say('prompt-forgo') }));
    expect(onplay.mock.calls).toEqual([[{ move: 'revenge', at: 4 }], [{ move: 'forgo' }]]);
  });
});

test('of two twins only the one that was touched rises', async () => {
  show(holding(['pan', 'pan'], ...at('pan', 2)));
  const twins = [0, 1].map((index) => found(`[data-card="${index}"]`));
  await fireEvent.click(found('[data-card="1"]'));
  expect(twins.map((twin) => twin.getAttribute('aria-pressed'))).toEqual([null, 'true']);
});

test('a card that cannot be played says why, and links to the rule', async () => {
  const { onplay } = show(FIXTURES.start);
  const blocked = card('pan');
  expect(touchable(blocked)).toBe(false);
  await fireEvent.click(blocked);
  expect(onplay).not.toHaveBeenCalled();
  const why = found(`#${blocked.getAttribute('aria-describedby') ?? ''}`);
  expect(why.textContent).toContain(say('refusal-C-052'));
  expect(within(why).getByRole('link', { hidden: true }).getAttribute('href')).toBe(
    '/rules/canardage#C-052',
  );
  expect(why.closest('li')?.classList.contains('explained')).toBe(true);
});

test('the prompt asks for what is to be touched next', async () => {
  show(holding(['oups'], ...oups([2, 1])));
  expect(prompt()).toContain(say('prompt-play'));
  await fireEvent.click(card('oups'));
  expect(prompt()).toContain(say('ask-oups'));
  await fireEvent.click(place(2));
  expect(prompt()).toContain(say('ask-oups-second'));
});

test('where cards show no words, the one that is touched is told', async () => {
  const text = say('card-en-joue.text');
  const mine = holding(['en-joue'], ...at('en-joue', 1, 2));
  show(mine);
  expect(card('en-joue').textContent).toContain(text);
  await fireEvent.click(card('en-joue'));
  expect(prompt()).not.toContain(text);
  cleanup();

  const low = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => low);
  show(mine);
  expect(card('en-joue').textContent).not.toContain(text);
  expect(prompt()).not.toContain(text);
  await fireEvent.click(card('en-joue'));
  expect(prompt()).toContain(text);
  vi.unstubAllGlobals();
});

test('a position is told in full', () => {
  show(FIXTURES.hidden);
  expect(place(1).getAttribute('aria-label')).toBe(
    'Position 1: Chiara’s orange duck, protected by “Bottoms Up”, hides one of Agathe’s ducks',
  );
  expect(place(2).getAttribute('aria-label')).toBe(
    'Position 2: Bruno’s green duck, targeted, with Inspector Magret',
  );
});

test('a spectator sees no hand and can touch nothing', () => {
  show(FIXTURES.spectator, false);
  expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
  expect(openPlaces()).toEqual([]);
});

test('while nothing is asked, nothing can be touched', async () => {
  const { onplay } = show(FIXTURES.start, false);
  await fireEvent.click(card('en-joue'));
  await fireEvent.click(place(1));
  expect(onplay).not.toHaveBeenCalled();
});

describe('with the keyboard alone', () => {
  const press = (key: string, code = '') =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code });

  test('a card and a position by their keys', async () => {
    const { onplay } = show(holding(['en-joue', 'pan'], ...at('pan', 2, 5), ...at('en-joue', 1)));
    place(1).focus();
    await press('w');
    expect(document.activeElement).toBe(card('pan'));
    await press('5');
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'pan', at: 5 });
  });

  test.each([
    ['QWERTY', ['w', 'KeyW'], ['5', 'Digit5']],
    ['AZERTY', ['z', 'KeyW'], ['(', 'Digit5']],
    ['QWERTZ, by digits', ['8', 'Digit8'], ['%', 'Digit5']],
    ['the number block', ['8', 'Numpad8'], ['5', 'Numpad5']],
  ] as const)('keys lie in the same place: %s', async (_, hand, line) => {
    const { onplay } = show(holding(['en-joue', 'pan'], ...at('pan', 2, 5), ...at('en-joue', 1)));
    place(1).focus();
    await press(hand[0], hand[1]);
    expect(document.activeElement).toBe(card('pan'));
    await press(line[0], line[1]);
    expect(onplay).toHaveBeenCalledExactlyOnceWith({ move: 'pan', at: 5 });
  });

  test('the help names the keys as the keyboard does', async () => {
    const help = () =>
      [...document.querySelectorAll('[popover] li')].map((line) => line.textContent);
    show(FIXTURES.start);
    expect(help()).toContain('Q, W, E or 7, 8, 9: your cards');
    await setLanguage('fr');
    await tick();
    expect(help()).toContain('A, Z, E ou 7, 8, 9\u00a0: vos cartes');
    await setLanguage('en');
  });

  test('Escape steps back', async () => {
    show(holding(['oups'], ...oups([2, 1])));
    card('oups').focus();
    await press('7');
    await press('2');
    expect(openPlaces()).toEqual([1, 2]);
    await press('Escape');
    expect(openPlaces()).toEqual([2]);
    await press('Escape');
    expect(openPlaces()).toEqual([]);
  });

  test('arrows walk along the line, which is one stop for Tab', async () => {
    show(FIXTURES.start);
    const stops = () => [1, 2, 3, 4, 5, 6].filter((n) => place(n).tabIndex === 0);
    expect(stops()).toEqual([1]);
    place(1).focus();
    await press('ArrowRight');
    expect(document.activeElement).toBe(place(2));
    expect(stops()).toEqual([2]);
    await press('End');
    await press('ArrowRight');
    expect(document.activeElement).toBe(place(1));
  });
});

test('what was done to you stays in sight until you act', async () => {
  const { rerender, container } = show(FIXTURES.waiting);
  const news = () => container.querySelector('.news')?.textContent ?? '';
  expect(news()).toContain('Agathe loses a duck');
  await rerender({ events: [{ event: 'played', seat: 2, card: 'pan' }] });
  expect(news()).toContain('Agathe loses a duck');
  await rerender({ events: [{ event: 'played', seat: 0, card: 'pan' }] });
  expect(news()).toBe('');
});

test('at the end the board says who won', () => {
  show(FIXTURES.over, false);
  expect(screen.getByRole('status').textContent).toBe(say('prompt-you-won'));
});
