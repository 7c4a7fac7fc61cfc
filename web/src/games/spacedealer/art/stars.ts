/** Stars for a sky of any size: the same sky for the same size, every time, in two paths. */
export function stars(
  x: number,
  y: number,
  width: number,
  height: number,
  seed = 2006,
): { faint: string; bright: string } {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const many = (count: number) =>
    Array.from(
      { length: Math.round((count * width * height) / 100_000) },
      () => `M${Math.round(x + next() * width)} ${Math.round(y + next() * height)}h0`,
    ).join('');
  return { faint: many(26), bright: many(7) };
}
