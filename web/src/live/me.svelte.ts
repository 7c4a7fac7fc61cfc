/** Who sits at this browser: a guest with a name, known to the server by a cookie. */
import { api } from '../api';
import type { Me } from '../generated/wire';
import { chooseLanguage, currentLanguage, type Language } from '../i18n';

export const LONGEST_NAME = 24;

let me = $state.raw<Me | null>(null);

export function currentMe(): Me | null {
  return me;
}

/** Asks the server who we are, which makes us known to it if we are new. */
export async function meet(): Promise<Me> {
  me = await api.me();
  return me;
}

/** The server has told us unasked. */
export function recognise(known: Me): void {
  me = known;
}

export async function rename(name: string): Promise<void> {
  me = await api.changeMe({ name, language: currentLanguage() });
}

/** Changes the language of the page, and lets the server know if it knows us. */
export async function speak(language: Language): Promise<void> {
  await chooseLanguage(language);
  if (!me || me.language === language) return;
  try {
    me = await api.changeMe({ name: me.name, language });
  } catch {
    // The page already speaks it, and this browser remembers the choice.
  }
}
