/** “How to play”: six scenes of every game, drawn from its own pieces, and walked through by buttons or keys. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry';
import { SCENES as LINES } from '../games/canardage/learn/lines';
import { SCENES as TABLES } from '../games/dale/learn/tables';
import { factsOf } from '../games/dale/board/facts';
import { lessonTexts, setLanguage } from '../i18n';
import HowToPlay from './HowToPlay.svelte';
import { readRulebook } from '../rules/rulebook';
import { chaptersOf, scenesOf, sceneText, termPicturesOf } from './scenes';

const BOOKS = import.meta.glob<string>('../../../src/webfoot/games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TERMS = import.meta.glob<string>('../../../src/webfoot/games/*/glossary/en.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GLOSSARIES = Object.fromEntries(
  Object.entries(TERMS).map(([path, text]) => [path.split('/').at(-3) ?? '', text]),
);

/** Draws a term, and expects more than an empty frame. */
async function drawn(game: string, term: string) {
  const [Term, say] = await Promise.all([termPicturesOf(game), lessonTexts(game)]);
  if (!Term) throw new Error(`${game} has no pictures of terms`);
  const { container } = render(Term, { term, say });
  expect(container.querySelector('svg'), `${game}: ${term}`).not.toBeNull();
  cleanup();
}

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

describe.each(GAMES)('%s', (game) => {
  test('every scene is drawn, before and after', async () => {
    const [Scene, say] = await Promise.all([scenesOf(game), lessonTexts(game)]);
    expect(Scene).toBeDefined();
    if (!Scene) return;
    for (let at = 0; say.has?.(sceneText(at)); at += 1)
      for (const after of [false, true]) {
        const { container } = render(Scene, { at, after, say });
        expect(container.querySelector('svg')).not.toBeNull();
        cleanup();
      }
  });

  test('every chapter of the rules opens with a scene or a term that there is', async () => {
    const [chapters, say] = await Promise.all([chaptersOf(game), lessonTexts(game)]);
    for (const at of chapters)
      if (typeof at === 'number') expect(say.has?.(sceneText(at))).toBe(true);
      else await drawn(game, at);
    for (const language of ['en', 'fr', 'it']) {
      const book = BOOKS[`../../../src/webfoot/games/${game}/rulebook/${language}.md`] ?? '';
      const found = readRulebook(book).filter(({ depth }) => depth === 2);
      expect(found.map(({ title }) => title)).toHaveLength(chapters.length);
    }
  });

  test('every term of the glossary has a picture', async () => {
    const keys = [...(GLOSSARIES[game] ?? '').matchAll(/^key = "(.+)"$/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(8);
    for (const key of keys) await drawn(game, key ?? '');
  });

  test('buttons and keys lead through it', async () => {
    render(HowToPlay, { game });
    const say = await lessonTexts(game);
    await screen.findByText(say(sceneText(0)));
    expect(screen.getByRole('button', { name: 'Back' }).hasAttribute('disabled')).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText(say(sceneText(1)))).toBeDefined();
    expect(screen.getByRole('img', { name: 'Step 2 of 6' })).toBeDefined();
    const back = screen.getByRole('button', { name: 'Back' });
    await fireEvent.keyDown(back, { key: 'ArrowLeft' });
    expect(screen.getByText(say(sceneText(0)))).toBeDefined();
    for (let press = 0; press < 9; press += 1) await fireEvent.keyDown(back, { key: 'ArrowRight' });
    expect(screen.getByText(say(sceneText(5)))).toBeDefined();
    expect(screen.getByRole('link', { name: 'First steps' }).getAttribute('href')).toBe(
      `/learn/${game}`,
    );
  });
});

test('a game without scenes says where to read instead', async () => {
  render(HowToPlay, { game: 'elsewhere' });
  expect(await screen.findByText(/Its rules explain everything/)).toBeDefined();
});

test('the lines of Canardage have six cards each, and keep what does not leave', () => {
  for (const { before, after } of LINES) {
    expect(before.cards).toHaveLength(6);
    expect(after.cards).toHaveLength(6);
    const names = before.cards.map(({ name }) => name);
    const left = names.filter((name) => !after.cards.some((card) => card.name === name));
    expect(left.length).toBeLessThanOrEqual(1);
  }
});

test('the stacks of Dale are of one animal and worth their number', () => {
  for (const { before, after } of TABLES)
    for (const { stacks = [] } of [before, after])
      for (const [place, stack] of stacks.entries()) {
        const facts = stack.map(factsOf);
        expect(facts.reduce((sum, { value }) => sum + value, 0)).toBe(place + 1);
        expect(new Set(facts.map(({ set }) => set)).size).toBe(1);
        expect(facts[0]?.set).not.toBe('junk');
      }
});
