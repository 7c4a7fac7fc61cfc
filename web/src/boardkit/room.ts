/** How high a board may be so that all of it is in the window: what stands over and under it is measured. */
import type { Attachment } from 'svelte/attachments';

/** What follows an element on the page, up to the end of `main`, and lies under it rather than beside it. */
function under(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  let height = 0;
  for (let up: Element | null = element; up && up.tagName !== 'MAIN'; up = up.parentElement)
    for (let next = up.nextElementSibling; next; next = next.nextElementSibling) {
      const box = next.getBoundingClientRect();
      if (box.height === 0 || box.left >= right || box.right <= left) continue;
      const gap = up.parentElement ? parseFloat(getComputedStyle(up.parentElement).rowGap) : 0;
      height += box.height + (gap || 0);
    }
  return height;
}

/**
 * Tells the height that is left for an element whenever it may have changed.
 *
 * @param spare Pixels that stay free beneath.
 */
export const room =
  (tell: (height: number) => void, spare = 8): Attachment =>
  (element) => {
    let told = -1;
    const look = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const height = Math.floor(
        document.documentElement.clientHeight - top - under(element) - spare,
      );
      if (height !== told) tell((told = height));
    };
    look();
    const observer = new ResizeObserver(look);
    for (let up = element.parentElement; up; up = up.parentElement) observer.observe(up);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  };
