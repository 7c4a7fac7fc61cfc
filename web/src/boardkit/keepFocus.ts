import { afterNextFrame } from './afterNextFrame';

/** When the thing that had the focus is taken off the board, the keyboard goes on from the prompt. */
export function keepFocus(board: HTMLElement): () => void {
  let held: EventTarget | null = null;
  let callOff: (() => void) | undefined;
  const gain = (focus: FocusEvent) => {
    held = focus.target;
  };
  const lose = (focus: FocusEvent) => {
    if (focus.relatedTarget) held = null;
  };
  const observer = new MutationObserver(() => {
    if (!(held instanceof Element) || held.isConnected) return;
    held = null;
    callOff?.();
    callOff = afterNextFrame(() => {
      if (document.activeElement === document.body)
        board.querySelector<HTMLElement>('[data-prompt]')?.focus({ preventScroll: true });
      return undefined;
    });
  });
  board.addEventListener('focusin', gain);
  board.addEventListener('focusout', lose);
  observer.observe(board, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    callOff?.();
    board.removeEventListener('focusin', gain);
    board.removeEventListener('focusout', lose);
  };
}
