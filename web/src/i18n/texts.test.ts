import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import {
  chooseLanguage,
  currentLanguage,
  gameTexts,
  LANGUAGES,
  laterTexts,
  nameOfLanguage,
  setLanguage,
  t,
} from './index.ts';
import { preferredLanguage } from './language';

const locales = import.meta.glob<string>(
  ['../locale/**/*.ftl', '../../../src/webfoot/games/*/locale/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const shell = (language: string) => `../locale/${language}.ftl`;
const pages = (language: string) => `../locale/pages/${language}.ftl`;
const you = (language: string) => `../locale/you/${language}.ftl`;
const game = (key: string, language: string) =>
  `../../../src/webfoot/games/${key}/locale/${language}.ftl`;

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every message and attribute of a locale file, with the arguments its words ask for. */
function messages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let message = '';
  let id = '';
  for (const line of (locales[path] ?? '').split('\n')) {
    const start = /^([a-z][\w-]*) *=/.exec(line)?.[1];
    const attribute = /^ +\.([a-z][\w-]*) *=/.exec(line)?.[1];
    if (start) id = message = start;
    else if (attribute) id = `${message}.${attribute}`;
    if (line.startsWith('#') || !id) continue;
    const names = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
    found.set(id, [...new Set([...(found.get(id) ?? []), ...names])].sort());
  }
  return found;
}

describe('locale files', () => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s says the same as en',
    (language) => {
      const byId = (a: [string, unknown], b: [string, unknown]) => a[0].localeCompare(b[0]);
      for (const file of [shell, pages, you])
        expect([...messages(file(language))].sort(byId)).toEqual(
          [...messages(file('en'))].sort(byId),
        );
    },
  );

  test('every text that the code names exists', () => {
    const shellIds = new Set(
      [shell, pages, you].flatMap((file) => [...messages(file('en')).keys()]),
    );
    const idsOfGames = new Set(
      Object.keys(locales)
        .filter((path) => path.endsWith('/locale/en.ftl') && path !== shell('en'))
        .flatMap((path) => [...messages(path).keys()]),
    );
    const unknown = Object.entries(sources).flatMap(([file, source]) => {
      // A game's own folder speaks its game's words as well; what games share speaks those of any with `say`.
      const key = /^\.\.\/games\/(\w+)\//.exec(file)?.[1];
      const gameIds = key ? new Set(messages(game(key, 'en')).keys()) : idsOfGames;
      return [...source.matchAll(/\b(t|say)\(\s*'([^']+)'/g)]
        .map(([, by, id]) => ({ by, id: id ?? '' }))
        .filter(
          ({ by, id }) =>
            !shellIds.has(id) && !((key !== undefined || by === 'say') && gameIds.has(id)),
        )
        .map(({ id }) => `${file}: ${id}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the words of the first page', () => {
  const inLater = new Set([pages, you].flatMap((file) => [...messages(file('en')).keys()]));
  const files = filesOfTheFirstPage();

  test('are read from what it is made of, and from nothing that is fetched later', () => {
    expect(files).toContain('../home/GameBox.svelte');
    expect(files).not.toContain('../table/Playing.svelte');
  });

  test('are there before any other page is opened', () => {
    const missing = files.flatMap((file) =>
      [...(sources[file] ?? '').matchAll(/\bt\(\s*(?:'([^']+)'|`([a-z][\w-]*-)\$\{)/g)].flatMap(
        ([, id, prefix]) =>
          [...inLater]
            .filter((later) => (prefix ? later.startsWith(prefix) : later === id))
            .map((later) => `${file}: ${later}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('stand in one file only', () => {
    expect([...messages(shell('en')).keys()].filter((id) => inLater.has(id))).toEqual([]);
  });
});

/** What the entry imports at once, directly or by what it imports, and the covers of the games. */
function filesOfTheFirstPage(): string[] {
  const covers = Object.keys(sources).filter((path) => /^\.\.\/games\/\w+\/index\.ts$/.test(path));
  const found = new Set(['../main.ts', ...covers]);
  for (const file of found) {
    const statements = /^\s*(?:import|export)\b(?! type\b)(?:[^;'"]*?from)?\s*'(\.[^']+)'/gm;
    for (const [, path = ''] of (sources[file] ?? '').matchAll(statements)) {
      const whole = new URL(path, `file:///src/i18n/${file}`).pathname.replace('/src/', '../');
      const known = ['', '.ts', '.svelte.ts', '/index.ts'].map((end) => whole + end);
      const source = known.find((one) => one in sources);
      if (source) found.add(source);
    }
  }
  return [...found];
}

/** A label with its colon is one message, because French sets a space before it. */
test('no code glues a label and a colon together', () => {
  const glued = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/.*(?:\)\}:(?=[\s"`])|`: \$\{).*/g)].map(
      (match) => `${file}: ${match[0].trim()}`,
    ),
  );
  expect(glued).toEqual([]);
});

describe('choosing a language', () => {
  beforeEach(async () => {
    localStorage.clear();
    await setLanguage('en');
  });

  test.each(LANGUAGES)('%s speaks, and the page says so', async (language) => {
    await setLanguage(language);
    expect(currentLanguage()).toBe(language);
    expect(document.documentElement.lang).toBe(language);
    expect(t('seats-from-to', { least: 2, most: 6 })).toMatch(/2.+6/);
  });

  test('the choice is kept for the next visit', async () => {
    await chooseLanguage('it');
    expect(preferredLanguage()).toBe('it');
  });

  test('the last choice wins, whichever file comes last', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('it')]);
    expect(currentLanguage()).toBe('it');
  });

  test('what is fetched later changes language with the page', async () => {
    const [id = ''] = messages(pages('en')).keys();
    await laterTexts();
    const before = t(id);
    await setLanguage('fr');
    expect(t(id)).not.toBe(id);
    expect(t(id)).not.toBe(before);
  });

  test('a game brings its own words, and changes language with the page', async () => {
    const [id = ''] = messages(game('canardage', 'en')).keys();
    const say = await gameTexts('canardage');
    expect(say(id)).not.toBe(id);
    await setLanguage('fr');
    expect(say(id)).not.toBe(id);
    expect(say('close')).toBe(t('close'));
  });

  test('a label and its value are set as each language does', async () => {
    const say = await gameTexts('canardage');
    const said = () => [
      say('labelled', { label: 'Score', value: 12 }),
      t('labelled.alone', { label: 'Score' }),
    ];
    expect(said()).toEqual(['Score: 12', 'Score:']);
    await setLanguage('fr');
    expect(said()).toEqual(['Score\u00a0: 12', 'Score\u00a0:']);
  });

  test('every language of the folder is offered, in its own words', () => {
    expect(LANGUAGES.map((language) => nameOfLanguage(language))).toEqual(
      expect.arrayContaining(['English', 'Français', 'Italiano']),
    );
    expect(LANGUAGES.map(shell)).toEqual(
      Object.keys(locales).filter((path) => /^\.\.\/locale\/\w+\.ftl$/.test(path)),
    );
  });

  test('a game that the page was built without has its words from the server', async () => {
    const ask = vi.spyOn(api, 'gameTexts').mockImplementation((_game, language) =>
      Promise.resolve({
        // It does not speak Italian.
        language: language === 'fr' ? 'fr' : 'en',
        fluent: language === 'fr' ? 'stones = { $count } pierres' : 'stones = { $count } stones',
        events: {},
      }),
    );
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const say = await gameTexts('nim');
    expect(say('stones', { count: 3 })).toBe('3 stones');
    await setLanguage('fr');
    expect(say('stones', { count: 3 })).toBe('3 pierres');
    await setLanguage('it');
    expect(say('stones', { count: 3 })).toBe('3 stones');
    expect(say('close')).toBe(t('close'));
    expect(ask.mock.calls).toEqual([
      ['nim', 'en'],
      ['nim', 'fr'],
      ['nim', 'it'],
    ]);
    // What it has no words for is written so that it can be read.
    expect([say('option-last_stone'), say('option-last_stone.help')]).toEqual(['Last stone', '']);
    expect(say.has?.('stones')).toBe(true);
    expect(say.has?.('option-last_stone')).toBe(false);
    expect(complaint).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('a server that cannot be reached does not keep the page from changing its language', async () => {
    vi.spyOn(api, 'gameTexts')
      .mockResolvedValueOnce({ language: 'en', fluent: 'stones = stones', events: {} })
      .mockRejectedValue(new Error('unreachable'));
    const say = await gameTexts('marbles');
    await setLanguage('fr');
    expect(currentLanguage()).toBe('fr');
    expect(say('stones')).toBe('stones');
    vi.restoreAllMocks();
  });

  test('a text that does not exist shows its id rather than nothing, and the console tells', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const unknownId = 'no-such-text';
    expect(t(unknownId)).toBe(unknownId);
    expect(complaint).toHaveBeenCalledWith('No text "no-such-text"');
    complaint.mockRestore();
  });
});
