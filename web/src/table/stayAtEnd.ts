/** Keeps the end of a growing list in sight, unless the reader has scrolled up to read. */
import type { Attachment } from 'svelte/attachments';
import { tick } from 'svelte';

const NEAR_PX = 60;

/** @param growing Read so that the list is looked after whenever it changes. */
export function stayAtEnd(growing: () => unknown): Attachment<HTMLElement> {
  let reading = false;
  return (list) => {
    growing();
    if (!reading)
      void tick().then(() => {
        list.scrollTop = list.scrollHeight;
      });
    const onscroll = () => {
      reading = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR_PX;
    };
    list.addEventListener('scroll', onscroll, { passive: true });
    return () => {
      list.removeEventListener('scroll', onscroll);
    };
  };
}
