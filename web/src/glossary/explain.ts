/** Lays the explanation of a term beside the word that was touched; one at a time. */
import { mount, unmount } from 'svelte';
import type { TermInfo } from '../generated/wire';

let close: (() => void) | undefined;

export async function explain(game: string, term: TermInfo, word: HTMLElement): Promise<void> {
  const { default: TermCard } = await import('./TermCard.svelte');
  close?.();
  if (!word.isConnected) return;
  // What lies under an open dialog cannot be reached, so the explanation opens inside of it.
  const target = word.closest('dialog') ?? document.body;
  const card = mount(TermCard, {
    target,
    props: {
      game,
      term,
      at: word.getBoundingClientRect(),
      onclose: () => {
        close?.();
      },
    },
  });
  close = () => {
    close = undefined;
    void unmount(card);
    if (word.isConnected) word.focus({ preventScroll: true });
  };
}
