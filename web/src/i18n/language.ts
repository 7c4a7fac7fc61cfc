/** The languages we speak, and which one this reader wants. */
import type { Me } from '../generated/wire';

/** Those that the server speaks, too; a test of the server's compares its list with our files. */
export type Language = Me['language'];

export const LANGUAGES = Object.keys(import.meta.glob('../locale/*.ftl')).map(
  (path) => /(\w+)\.ftl$/.exec(path)?.[1],
) as Language[];

/** A language in its own words: readers look for theirs, not for a translation of it. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const STORAGE_KEY = 'webfoot.language';

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The reader's own choice, or else the first language of the browser that we speak. */
export function preferredLanguage(): Language {
  const chosen = readChoice();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
