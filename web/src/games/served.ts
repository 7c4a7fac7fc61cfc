/** The texts of games that the page was built without, as the server hands them out; asked once a visit. */
import { api } from '../api';
import type { GameTexts } from '../generated/wire';
import type { Language } from '../i18n';

const asked = new Map<string, Promise<GameTexts>>();

export function servedTexts(game: string, language: Language): Promise<GameTexts> {
  const key = `${game}/${language}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = api.gameTexts(game, language);
  asked.set(key, answer);
  // The next page may ask again.
  answer.catch(() => asked.delete(key));
  return answer;
}
