/** Guests whose chat this browser does not show. Nobody else is told. */

const STORAGE_KEY = 'webfoot.hidden';
const KEPT = 200;

let hidden = $state.raw<readonly string[]>(kept());

export function isHidden(guest: string): boolean {
  return hidden.includes(guest);
}

export function hide(guest: string): void {
  keep([...hidden.filter((one) => one !== guest), guest].slice(-KEPT));
}

/** Shows what these guests say again. */
export function unhide(guests: readonly string[]): void {
  keep(hidden.filter((one) => !guests.includes(one)));
}

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(guests: readonly string[]): void {
  hidden = guests;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(guests));
  } catch {
    // Storage can be switched off; then it holds until the page is closed.
  }
}
