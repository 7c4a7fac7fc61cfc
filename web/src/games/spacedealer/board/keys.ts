/** A key for everything that can be touched now, by its place; timers have the digits. Jobs keep theirs all game long. */

/** Columns lie under the left hand to the right as they lie on the planet. */
const COLUMNS = 'asdfghjk';
const FIXED: Readonly<Record<string, string>> = {
  technology: 't',
  'plan:0': 'q',
  'plan:1': 'w',
  'plan:2': 'e',
  'plan:3': 'r',
  'ship:0': 'v',
  'ship:1': 'b',
  'ship:2': 'n',
  'deck:2': 'y',
  'deck:3': 'u',
  'site:left': 'x',
  'site:right': 'c',
  discard: 'z',
  'give-up': 'o',
  collect: 'p',
};
const SPARE = 'ilmpozxcvbnyurewqtkjhgfdsa'.split('');

function favourite(id: string): string | undefined {
  const column = /^(?:slot|site):(\d+)$/.exec(id)?.[1];
  return FIXED[id] ?? (column === undefined ? undefined : COLUMNS[Number(column) - 1]);
}

/** Goods lie too close for letters: they are reached with Tab. */
const isGood = (id: string): boolean => /^(ship|store):\d+:/.test(id);

export function keysFor(lit: Iterable<string>): Map<string, string> {
  const ids = [...lit].filter((id) => id !== 'timer' && !isGood(id)).sort();
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of ids) {
    const key = favourite(id);
    if (key === undefined || taken.has(key)) continue;
    keys.set(id, key);
    taken.add(key);
  }
  // Letters of jobs that cannot be done now are lent out last, so that a finger in habit hits nothing else.
  const spare = SPARE.filter((key) => !taken.has(key));
  for (const id of ids) {
    if (keys.has(id)) continue;
    const key = spare.shift();
    if (key === undefined) break;
    keys.set(id, key);
  }
  return keys;
}
