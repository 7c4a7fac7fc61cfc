/** The glossaries that this page has fetched, by game and language. A page without one shows texts unmarked. */
import { json } from '../api';
import type { TermInfo, Terms } from '../generated/wire';
import { currentLanguage } from '../i18n';
import { markerOf, type Marker } from './terms';

interface Loaded {
  readonly title: string;
  readonly terms: readonly TermInfo[];
  readonly mark: Marker;
}

let loaded = $state.raw<Readonly<Record<string, Loaded>>>({});
/** What has been asked for; nothing on the page depends on it. */
const asked: Record<string, true> = {};
const nameOf = (game: string): string => `${game}/${currentLanguage()}`;

/** The glossary of a game in the reader's language, once it is here. */
export function glossaryOf(game: string): Loaded | undefined {
  return loaded[nameOf(game)];
}

/** Fetches the glossary of a game, unless it is here or on its way. */
export async function fetchGlossary(game: string): Promise<void> {
  const name = nameOf(game);
  if (name in asked) return;
  asked[name] = true;
  try {
    const found = await json<Partial<Terms>>(
      `/api/glossary/${encodeURIComponent(game)}/${currentLanguage()}`,
    );
    const terms = found.terms ?? [];
    const mark = markerOf(terms, found.no_terms);
    loaded = { ...loaded, [name]: { title: found.title ?? '', terms, mark } };
  } catch {
    // Texts can be read without it, and the next page asks again.
    Reflect.deleteProperty(asked, name);
  }
}

/** The address of a term in the rules of its game. */
export const termAddress = (game: string, key: string): string => `/rules/${game}#term-${key}`;
