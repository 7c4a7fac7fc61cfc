/** Light, dark, or as the system has it. The wish is kept in this browser. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'webfoot.theme';
/** As in index.html: the colour of the browser's own frame. */
const FRAMES = { light: '#d8b483', dark: '#1d1510' };

export function theme(): Theme {
  try {
    return THEMES.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

export function wishTheme(wish: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, wish);
  } catch {
    // Storage can be switched off; the wish then lasts as long as the page.
  }
  showTheme(wish);
}

/** Every colour is made by light-dark(), so the colour scheme of the root decides them all. */
export function showTheme(wish: Theme = theme()): void {
  document.documentElement.style.colorScheme = wish === 'system' ? '' : wish;
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const usual = frame.media.includes('dark') ? 'dark' : 'light';
    frame.content = FRAMES[wish === 'system' ? usual : wish];
  }
}
