/**
 * Does something once the next picture has been laid out, when asking where things lie costs nothing.
 *
 * @param act What to do; it may answer with what undoes it.
 * @returns Calls it off, or undoes it.
 */
export function afterNextFrame(act: () => (() => void) | undefined): () => void {
  let undo: (() => void) | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(() => {
      undo = act();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    undo?.();
  };
}
