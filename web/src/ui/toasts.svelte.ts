/** Short messages that pass by: shown as slips of paper, or only spoken to screen readers. */

export type Tone = 'plain' | 'good' | 'danger';

/** Something a reader may want to do about it. */
export interface ToastAction {
  words: string;
  act: () => void;
}

export interface Toast {
  id: number;
  tone: Tone;
  words: string;
  action?: ToastAction | undefined;
  /** At the lower edge, or at the upper one, where it leaves the reader's cards in sight. */
  edge: 'bottom' | 'top';
}

const SHOWN_FOR_MS = 6000;
/** With something to read and to press. */
const WITH_ACTION_MS = 15_000;

let shown = $state.raw<readonly Toast[]>([]);
let spoken = $state('');
let nextId = 1;

export function shownToasts(): readonly Toast[] {
  return shown;
}

export function spokenWords(): string {
  return spoken;
}

/** Shows a slip for a while; bad news stays until it is taken away. Returns its id. */
export function toast(
  words: string,
  tone: Tone = 'plain',
  action?: ToastAction,
  edge: Toast['edge'] = 'bottom',
): number {
  // Said twice in a row, the newer slip replaces the older.
  shown = shown.filter((one) => one.words !== words);
  const id = nextId++;
  shown = [...shown, { id, tone, words, action, edge }];
  if (tone !== 'danger')
    setTimeout(
      () => {
        dismiss(id);
      },
      action ? WITH_ACTION_MS : SHOWN_FOR_MS,
    );
  return id;
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}

/** Says something to screen readers only: what changed on the board, whose turn it is. */
export function announce(words: string): void {
  // The same words twice in a row would not be read again; an invisible mark makes them new.
  spoken = spoken === words ? `${words}\u00a0` : words;
}
