/**
 * Every word on the page: Fluent messages of the shell and, beside them, of each game in use.
 *
 * What the first page says is fetched first; the rest of the shell (`locale/pages`) comes with any other page.
 * A game's messages are kept apart from the shell's and from other games', so ids may repeat. All
 * files of a new language are fetched before any word changes: the page switches in one blink.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { insteadOf } from '../boardkit/plain';
import type { Say } from '../games/contract';
import { servedTexts } from '../games/served';
import { FUNCTIONS } from './functions';
import { preferredLanguage, rememberLanguage, type Language } from './language';

export type TextArgs = Record<string, FluentVariable>;
/** Puts a message into words. `id.part` reads an attribute of the message. */
export type Translate = (id: string, args?: TextArgs) => string;

interface Texts {
  language: Language;
  shell: FluentBundle;
  /** The folders of `locale/` whose messages are in the shell, beside those of the first page. */
  parts: readonly Part[];
  games: Readonly<Record<string, FluentBundle>>;
}

type Part = 'pages' | 'you';
type TextFile = () => Promise<string>;
const shellFiles = import.meta.glob<string>(['../locale/*.ftl', '../locale/*/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const gameFiles = import.meta.glob<string>('../../../src/webfoot/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What the lessons of a game say; they are read together with the words of the game. */
const lessonFiles = import.meta.glob<string>('../../../src/webfoot/games/*/lessons/*.ftl', {
  query: '?raw',
  import: 'default',
});
const LESSONS = '/lessons';

const EMPTY = new FluentBundle('en');
let texts = $state.raw<Texts>({ language: 'en', shell: EMPTY, parts: [], games: {} });
let wanted: Language = 'en';

export function currentLanguage(): Language {
  return texts.language;
}

export const t: Translate = (id, args) => format(texts.shell, id, args) ?? missing(id);

/** The message that says a refusal; the name of a message cannot hold the dot of a rule like DD-R8.7. */
export const refusalId = (rule: string): string => `refusal-${rule.replaceAll('.', '_')}`;

/** The words of one game, falling back to those of the shell. */
export async function gameTexts(game: string): Promise<Translate & Say> {
  while (!texts.games[game]) {
    const { language } = texts;
    const bundle = await loadGame(game, language);
    // The language may have changed under way; then this file is of no use.
    if (texts.language === language)
      texts = { ...texts, games: { ...texts.games, [game]: bundle } };
  }
  const say: Translate = (id, args) => {
    const bundle = texts.games[game];
    const words = (bundle && format(bundle, id, args)) ?? format(texts.shell, id, args);
    return words ?? (isBuiltIn(game) ? missing(id) : insteadOf(id));
  };
  const has = (id: string): boolean => {
    const bundle = texts.games[game];
    return (bundle !== undefined && patternOf(bundle, id) !== undefined) || knows(id);
  };
  return Object.assign(say, { has });
}

/** Fetches the words of all pages but the first. Whatever is itself fetched later waits for them. */
export async function laterTexts(part: Part = 'pages'): Promise<void> {
  while (!texts.parts.includes(part)) {
    const { language, shell: before } = texts;
    const parts = [...texts.parts, part];
    const shell = await loadShell(language, parts);
    // The language may have changed under way, or another part arrived; then this is of no use.
    if (texts.shell === before) texts = { ...texts, shell, parts };
  }
}

/** Whether the page has words for this. */
export const knows = (id: string): boolean => patternOf(texts.shell, id) !== undefined;

export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const { parts } = texts;
  const shell = await loadShell(language, parts);
  const games = await Promise.all(
    Object.entries(texts.games).map(async ([game, before]) => {
      // A server that cannot be reached does not keep the page from changing its language.
      const bundle = await loadGame(game, language).catch(() => before);
      return [game, bundle] as const;
    }),
  );
  // Someone clicking through the languages gets the last one, whichever file arrives last.
  if (wanted !== language) return;
  // A game or a page opened meanwhile must not lose its words.
  if (games.length !== Object.keys(texts.games).length || parts !== texts.parts)
    return setLanguage(language);
  texts = { language, shell, parts, games: Object.fromEntries(games) };
  document.documentElement.lang = language;
}

/** The reader's own decision: it is kept for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await setLanguage(language);
}

export function startLanguage(): Promise<void> {
  return setLanguage(preferredLanguage());
}

async function loadShell(language: Language, parts: readonly Part[]): Promise<FluentBundle> {
  const bundle = bundleOf(language, await textOf(shellFiles[`../locale/${language}.ftl`]));
  for (const part of parts) {
    const more = await textOf(shellFiles[`../locale/${part}/${language}.ftl`]);
    bundle.addResource(new FluentResource(more));
  }
  return bundle;
}

const textOf = async (file: TextFile | undefined): Promise<string> => (file ? await file() : '');

const fileOf = (game: string, language: Language): TextFile | undefined =>
  gameFiles[`../../../src/webfoot/games/${game}/locale/${language}.ftl`];

/** Whether the page was built with the words of this game. */
const isBuiltIn = (game: string): boolean => fileOf(game.replace(LESSONS, ''), 'en') !== undefined;

/** The words of one game together with those of its lessons. */
export const lessonTexts = (game: string): Promise<Translate & Say> => gameTexts(game + LESSONS);

async function loadGame(named: string, language: Language): Promise<FluentBundle> {
  const game = named.replace(LESSONS, '');
  const bundle = await loadWords(game, language);
  const lessons = lessonFiles[`../../../src/webfoot/games/${game}/lessons/${language}.ftl`];
  if (game !== named && lessons) bundle.addResource(new FluentResource(await lessons()));
  return bundle;
}

async function loadWords(game: string, language: Language): Promise<FluentBundle> {
  if (isBuiltIn(game)) return bundleOf(language, await textOf(fileOf(game, language)));
  const served = await servedTexts(game, language);
  return bundleOf(served.language, served.fluent);
}

function bundleOf(language: Language, text: string): FluentBundle {
  // Isolation marks serve mixed writing directions; our three languages share one.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

function patternOf(bundle: FluentBundle, id: string) {
  const [name = id, part] = id.split('.');
  const message = bundle.getMessage(name);
  return (part === undefined ? message?.value : message?.attributes[part]) ?? undefined;
}

function format(bundle: FluentBundle, id: string, args?: TextArgs): string | undefined {
  const pattern = patternOf(bundle, id);
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0) console.error(`Text "${id}":`, ...errors);
  return words;
}

function missing(id: string): string {
  console.error(`No text "${id}"`);
  return id;
}
