/** Where on a board a thing lies that a move touches, by its id there. */

interface WithHand {
  readonly hand?: readonly unknown[];
}

/** The ways in which boards mark what can be touched. */
function selectorOf(id: string, view: unknown): string {
  const [kind = '', name = ''] = id.split(/:(.*)/s);
  const found = [`[data-touch="${CSS.escape(id)}"]`, `[data-id="${CSS.escape(id)}"]`];
  if (['line', 'target', 'cover'].includes(kind)) found.push(`[data-place="${CSS.escape(name)}"]`);
  if (kind === 'market') found.push(`[data-slot="${CSS.escape(name)}"]`);
  if (kind === 'hand') {
    const hand = (view as WithHand | null)?.hand ?? [];
    found.push(`[data-card="${/^\d+$/.test(name) ? name : hand.indexOf(name)}"]`);
  }
  return found.join(', ');
}

const MARK = 'data-hinted';

/** Rings what these ids stand for, and brings the first of it into sight; returns how to take the rings off. */
export function ring(board: ParentNode, ids: readonly string[], view: unknown): () => void {
  const found = ids.flatMap((id) => board.querySelector(selectorOf(id, view)) ?? []);
  for (const one of found) one.setAttribute(MARK, '');
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    for (const one of found) one.removeAttribute(MARK);
  };
}
