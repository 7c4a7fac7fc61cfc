/** What a browser has set for itself and another device of the same guest takes over. */
import { GAMES } from '../games/registry';

/** Of every game: which calls a board makes, where it makes any. */
const CALLS = ['time', 'ready'];
const KEYS: readonly string[] = [
  'webfoot.language',
  'webfoot.pace',
  'webfoot.sound',
  'webfoot.sound.chat',
  'webfoot.sound.over',
  'webfoot.theme',
  ...GAMES.flatMap((game) => CALLS.map((call) => `webfoot.${game}.${call}`)),
];
/** As the server says. */
const LONGEST = 200;

export function ownSettings(): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (const key of KEYS) {
      const value = localStorage.getItem(key);
      if (value !== null && value.length <= LONGEST) found[key] = value;
    }
  } catch {
    // Storage can be switched off; then there is nothing to take along.
  }
  return found;
}

/** Only settings that this page knows: what comes from the server is never written elsewhere. */
export function takeOver(settings: Record<string, string>): void {
  try {
    for (const key of KEYS) {
      const value = settings[key];
      if (value !== undefined) localStorage.setItem(key, value);
    }
  } catch {
    // Without storage this device keeps its own.
  }
}
