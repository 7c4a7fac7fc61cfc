/** What a browser has set for itself and another device of the same guest takes over. */

const KEYS = [
  'webfoot.language',
  'webfoot.pace',
  'webfoot.sound',
  'webfoot.spacedealer.time',
  'webfoot.spacedealer.ready',
] as const;
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
