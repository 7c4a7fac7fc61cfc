/** Keys that touch the board directly, while the focus is on it. */

const HAND_KEYS: Readonly<Record<string, number>> = { q: 0, w: 1, e: 2, 7: 0, 8: 1, 9: 2 };

/** Which button a key presses, as a selector; or a step back. */
export function shortcutOf(press: KeyboardEvent): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return undefined;
  // An open sheet has the keyboard to itself.
  if (press.target instanceof Element && press.target.closest('dialog, [popover]'))
    return undefined;
  if (press.key === 'Escape') return 'back';
  if (/^[1-6]$/.test(press.key)) return `[data-place="${press.key}"]`;
  const index = HAND_KEYS[press.key.toLowerCase()];
  return index === undefined ? undefined : `[data-card="${index}"]`;
}
