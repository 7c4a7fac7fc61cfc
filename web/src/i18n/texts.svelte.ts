/**
 * Every word on the page: Fluent messages of the shell and, beside them, of each game in use.
 *
 * A game's messages are kept apart from the shell's and from other games', so ids may repeat. All
 * files of a new language are fetched before any word changes: the page switches in one blink.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FUNCTIONS } from './functions';
import { preferredLanguage, rememberLanguage, type Language } from './language';

export type TextArgs = Record<string, FluentVariable>;
/** Puts a message into words. `id.part` reads an attribute of the message. */
export type Translate = (id: string, args?: TextArgs) => string;

interface Texts {
  language: Language;
  shell: FluentBundle;
  games: Readonly<Record<string, FluentBundle>>;
}

type TextFile = () => Promise<string>;
const shellFiles = import.meta.glob<string>('../locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
const gameFiles = import.meta.glob<string>('../../../src/webfoot/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

const EMPTY = new FluentBundle('en');
let texts = $state.raw<Texts>({ language: 'en', shell: EMPTY, games: {} });
let wanted: Language = 'en';

export function currentLanguage(): Language {
  return texts.language;
}

export const t: Translate = (id, args) => format(texts.shell, id, args) ?? missing(id);

/** The message that says a refusal; the name of a message cannot hold the dot of a rule like DD-R8.7. */
export const refusalId = (rule: string): string => `refusal-${rule.replaceAll('.', '_')}`;

/** The words of one game, falling back to those of the shell. */
export async function gameTexts(game: string): Promise<Translate> {
  while (!texts.games[game]) {
    const { language } = texts;
    const bundle = await loadGame(game, language);
    // The language may have changed under way; then this file is of no use.
    if (texts.language === language)
      texts = { ...texts, games: { ...texts.games, [game]: bundle } };
  }
  return (id, args) => {
    const bundle = texts.games[game];
    return (bundle && format(bundle, id, args)) ?? t(id, args);
  };
}

export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const shell = await loadShell(language);
  const games = await Promise.all(
    Object.keys(texts.games).map(async (game) => [game, await loadGame(game, language)] as const),
  );
  // Someone clicking through the languages gets the last one, whichever file arrives last.
  if (wanted !== language) return;
  // A game opened meanwhile must not lose its words.
  if (games.length !== Object.keys(texts.games).length) return setLanguage(language);
  texts = { language, shell, games: Object.fromEntries(games) };
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

function loadShell(language: Language): Promise<FluentBundle> {
  return read(language, shellFiles[`../locale/${language}.ftl`]);
}

function loadGame(game: string, language: Language): Promise<FluentBundle> {
  const file = (of: Language) =>
    gameFiles[`../../../src/webfoot/games/${game}/locale/${of}.ftl`] as TextFile | undefined;
  return file(language) ? read(language, file(language)) : read('en', file('en'));
}

async function read(language: Language, file: TextFile | undefined): Promise<FluentBundle> {
  // Isolation marks serve mixed writing directions; our three languages share one.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  if (file) bundle.addResource(new FluentResource(await file()));
  return bundle;
}

function format(bundle: FluentBundle, id: string, args?: TextArgs): string | undefined {
  const [name = id, part] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = part === undefined ? message?.value : message?.attributes[part];
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
