/**
 * Keys by their place on the keyboard: a shortcut lies under the same finger on QWERTY, AZERTY and QWERTZ.
 *
 * A place is called by the sign that it has on an English keyboard (`q`, `,`); `labelOf` says what is printed on it here.
 */
import { currentLanguage } from '../i18n';

/** Browsers that know it tell what the keys are called: https://wicg.github.io/keyboard-map/ */
interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

const CODES: Readonly<Record<string, string>> = { ',': 'Comma', '.': 'Period' };
/** What is printed on the keys of a French keyboard, where it differs. */
const FRENCH: Readonly<Record<string, string>> = {
  q: 'a',
  a: 'q',
  w: 'z',
  z: 'w',
  m: ',',
  ',': ';',
  '.': ':',
};

let layout = $state.raw<ReadonlyMap<string, string>>();

const codeOf = (place: string): string => CODES[place] ?? `Key${place.toUpperCase()}`;

/** The digit on a key, even where it is typed with Shift held; of the number block as well. */
export function digitOf({ code, key }: KeyboardEvent): number | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : undefined);
  return digit === undefined ? undefined : Number(digit);
}

/** Where a key lies, by its sign on an English keyboard; a keyboard on the screen has no places, only signs. */
export function placeOf({ code, key }: KeyboardEvent): string | undefined {
  if (code === '') return key.length === 1 ? key.toLowerCase() : undefined;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter ?? Object.keys(CODES).find((sign) => CODES[sign] === code);
}

/** What is printed on the key at a place. A browser that does not tell is taken to have the keyboard of the language. */
export function labelOf(place: string): string {
  const told = layout?.get(codeOf(place));
  return (told ?? (currentLanguage() === 'fr' ? FRENCH[place] : undefined) ?? place).toUpperCase();
}

/** Asks the browser what the keys are called; without an answer, the language decides. */
export async function readLayout(): Promise<void> {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  layout = await keyboard?.getLayoutMap().catch(() => undefined);
}

void readLayout();
