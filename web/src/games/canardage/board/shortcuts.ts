/** Keys that touch the board directly, while the focus is on it. */
import { digitOf, placeOf } from '../../../boardkit/keyboard.svelte';

/** The places of the keys that play the cards of the hand. */
export const HAND_KEYS = ['q', 'w', 'e'] as const;
const POSITIONS = 6;

/** Which button a key presses, as a selector; or a step back. */
export function shortcutOf(press: KeyboardEvent): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return undefined;
  // An open sheet has the keyboard to itself.
  if (press.target instanceof Element && press.target.closest('dialog, [popover]'))
    return undefined;
  if (press.key === 'Escape') return 'back';
  const digit = digitOf(press) ?? 0;
  if (digit >= 1 && digit <= POSITIONS) return `[data-place="${digit}"]`;
  const card =
    digit > POSITIONS
      ? digit - POSITIONS - 1
      : HAND_KEYS.findIndex((place) => place === placeOf(press));
  return card < 0 ? undefined : `[data-card="${card}"]`;
}
