/** Terms are found in texts, underlined, and explained where they are touched. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TermInfo } from '../generated/wire';
import { lessonTexts, setLanguage } from '../i18n';
import { termPicturesOf } from '../learn/scenes';
import LogView from '../log/LogView.svelte';
import { readRulebook } from '../rules/rulebook';
import Rulebook from '../rules/Rulebook.svelte';
import { markerOf } from './terms';
import TermText from './TermText.svelte';

const term = (key: string, ...words: string[]): TermInfo => ({
  key,
  term: words[0] ?? key,
  meaning: `What ${key} means.`,
  rule: 'D-301',
  words,
});
const TERMS = [
  term('discard', 'discard', 'discards'),
  term('discard-pile', 'discard pile', 'discard piles'),
  term('stall', 'stall', 'étal', 'étaux'),
];
const marked = (text: string) =>
  markerOf(TERMS)(text).flatMap(({ text: words, term: found }) =>
    found ? [`${words}:${found.key}`] : [],
  );

describe('finding terms', () => {
  test('the longest one counts, whatever its capitals', () => {
    expect(marked('Discard it on your discard pile.')).toEqual([
      'Discard:discard',
      'discard pile:discard-pile',
    ]);
  });

  test('a term is marked once in a text, and nothing is lost of it', () => {
    const text = 'You discard, they discard, all discards count.';
    expect(marked(text)).toEqual(['discard:discard']);
    expect(
      markerOf(TERMS)(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('parts of words and names of cards are left alone', () => {
    expect(marked('Discarded stallions')).toEqual([]);
    expect(marked('You play “Discard Stall”.')).toEqual([]);
    expect(marked('« Étal » joue')).toEqual([]);
    expect(marked('le petit-étal')).toEqual([]);
  });

  test('a phrase in which the word means something else is left alone', () => {
    const mark = markerOf(TERMS, ['stall for time']);
    const found = (text: string) => mark(text).flatMap(({ term: one }) => one?.key ?? []);
    expect(found('They stall for time.')).toEqual([]);
    expect(found('They stall for time in the stall.')).toEqual(['stall']);
  });

  test('letters with accents belong to words', () => {
    expect(marked('Votre Étal est plein.')).toEqual(['Étal:stall']);
    expect(marked('détal')).toEqual([]);
  });

  test('without terms, or with an empty text, there is nothing to mark', () => {
    expect(markerOf([])('a stall')).toEqual([{ text: 'a stall' }]);
    expect(markerOf(TERMS)('')).toEqual([{ text: '' }]);
  });
});

const RULES = `# Game

## The stall

**[D-301]** A stall has *discard piles*.

## Glossary

**stall** – What stall means. [D-301]
`;

const answers: Record<string, unknown> = {
  '/api/glossary/dale/en': { language: 'en', title: 'Glossary', terms: TERMS },
  '/api/glossary/elsewhere/en': { nonsense: true },
  '/api/lessons/dale': [{ lesson: 'junk', minutes: 1, steps: 3, teaches: ['D-301'] }],
};

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([termPicturesOf('dale'), lessonTexts('dale')]);
});

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/rules/dale/en') return Promise.resolve(new Response(RULES));
    const found = answers[path];
    return found === undefined
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(Response.json(found));
  });
  // The browser of these tests knows no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a touch explains a term: its meaning, its rule, its lesson', async () => {
  render(TermText, { game: 'dale', text: 'Build in your stall.' });
  const word = await screen.findByRole('link', { name: 'stall' });
  expect(word.getAttribute('href')).toBe('/rules/dale#term-stall');
  await fireEvent.click(word);
  const card = await screen.findByRole('dialog', { name: 'stall' });
  expect(card.textContent).toContain('What stall means.');
  expect(screen.getByRole('link', { name: 'Rule D-301' }).getAttribute('href')).toBe(
    '/rules/dale#D-301',
  );
  const lesson = await screen.findByRole('link', { name: 'Try it' });
  expect(lesson.getAttribute('href')).toBe('/learn/dale/junk');
  await vi.waitFor(
    () => {
      expect(card.querySelector('svg')).not.toBeNull();
    },
    { timeout: 30_000 },
  );
  expect(document.activeElement).toBe(card);
});

test('closing it gives the focus back to the word, and another one replaces it', async () => {
  render(TermText, { game: 'dale', text: 'A stall and a discard pile.' });
  const stall = await screen.findByRole('link', { name: 'stall' });
  await fireEvent.click(stall);
  const card = await screen.findByRole('dialog', { name: 'stall' });
  await fireEvent.click(screen.getByRole('link', { name: 'discard pile' }));
  await screen.findByRole('dialog', { name: 'discard pile' });
  expect(card.isConnected).toBe(false);
  const other = screen.getByRole('dialog');
  const closed = new Event('toggle') as Event & { newState: string };
  closed.newState = 'closed';
  other.dispatchEvent(closed);
  await tick();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'discard pile' }));
});

test('a game whose glossary cannot be had shows its texts as they are', async () => {
  for (const game of ['elsewhere', 'unreachable']) {
    const { container } = render(TermText, { game, text: 'A stall.' });
    await tick();
    expect(container.textContent).toBe('A stall.');
    expect(container.querySelector('a')).toBeNull();
    cleanup();
  }
});

test('the log marks terms, and lines that lead to a moment stay buttons', async () => {
  const line = { key: '1', seq: 1, words: 'Goose fills a stall.', yours: false, undone: false };
  const chapters = [{ key: 'a', seat: 0, lines: [line] }] as never;
  render(LogView, { chapters, names: ['Goose'], game: 'dale' });
  expect(await screen.findByRole('link', { name: 'stall' })).toBeDefined();
  cleanup();
  render(LogView, { chapters, names: ['Goose'], game: 'dale', onjump: () => undefined });
  expect(screen.getByRole('button', { name: 'Goose fills a stall.' })).toBeDefined();
});

test('the rules mark terms and end with all of them, each at an address', async () => {
  expect(readRulebook(RULES)).toHaveLength(3);
  const { container } = render(Rulebook, { game: 'dale', page: true, rule: 'term-stall' });
  await screen.findByText('What discard-pile means.', { exact: false });
  expect(container.querySelector('[data-rule="D-301"] a[data-term="stall"]')).not.toBeNull();
  expect(container.querySelector('[id="term-stall"]')?.classList.contains('wanted')).toBe(true);
  expect(container.querySelectorAll('dt')).toHaveLength(TERMS.length);
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'discard-pile' } });
  await tick();
  expect(container.querySelectorAll('dt').length).toBeLessThan(TERMS.length);
});
