/** Where on a board the thing lies that a lesson or the coach speaks of, by the id by which moves touch it. */

interface Hand {
  readonly hand?: readonly unknown[];
}

/** Every way in which a board marks the things that can be touched. */
function selectorsOf(id: string, view: unknown): readonly string[] {
  const [kind = '', name = ''] = id.split(/:(.*)/s);
  const quoted = CSS.escape(id);
  const found = [`[data-touch="${quoted}"]`, `[data-id="${quoted}"]`, `[data-spot="${quoted}"]`];
  if (['line', 'target', 'cover'].includes(kind)) found.push(`[data-place="${CSS.escape(name)}"]`);
  if (kind === 'market') found.push(`[data-slot="${CSS.escape(name)}"]`);
  if (kind === 'point' || kind === 'planet') found.push(`[data-point="${CSS.escape(name)}"]`);
  if (kind === 'hand') found.push(`[data-card="${placeInHand(name, view)}"]`);
  return found;
}

/** A card goes by its place in the hand, or by its name. */
function placeInHand(name: string, view: unknown): number {
  if (/^\d+$/.test(name)) return Number(name);
  return ((view as Hand | null)?.hand ?? []).indexOf(name);
}

export function pointedAt(board: Element, id: string, view: unknown): Element | undefined {
  for (const selector of selectorsOf(id, view)) {
    const found = board.querySelector(selector);
    if (found) return found;
  }
  return undefined;
}

/** Marks these things and only these, also when the board draws them again; returns how to stop. */
export function point(
  board: Element,
  ids: readonly string[],
  view: unknown,
  mark = 'data-pointed',
): () => void {
  if (ids.length === 0) return () => undefined;
  const ring = () => {
    const wanted = new Set(ids.map((id) => pointedAt(board, id, view)));
    for (const old of board.querySelectorAll(`[${mark}]`))
      if (!wanted.has(old)) old.removeAttribute(mark);
    for (const one of wanted) one?.setAttribute(mark, '');
  };
  ring();
  const first = ids.map((id) => pointedAt(board, id, view)).find((one) => one !== undefined);
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const watching = new MutationObserver(ring);
  watching.observe(board, { childList: true, subtree: true });
  return () => {
    watching.disconnect();
    for (const old of board.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  };
}
