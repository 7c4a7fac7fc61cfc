/** What this browser remembers of replays: the speed, and through whose eyes each of the last games was seen. */

const STORAGE_KEY = 'webfoot.replay';
const KEPT = 30;

type Kind = 'film' | 'moves';
/** A seat, or null for a spectator's eyes. */
type Eyes = number | null;

interface Memory {
  speed: Partial<Record<Kind, number>>;
  /** The tables, the last one first. */
  eyes: [table: string, eyes: Eyes][];
}

export function speedOf(kind: Kind, speeds: readonly number[]): number {
  const kept = recall().speed[kind];
  return kept !== undefined && speeds.includes(kept) ? kept : 1;
}

export function rememberSpeed(kind: Kind, speed: number): void {
  const memory = recall();
  keep({ ...memory, speed: { ...memory.speed, [kind]: speed } });
}

/** The eyes that were chosen for this table; undefined if none were. */
export function eyesOf(table: string): Eyes | undefined {
  return recall().eyes.find(([one]) => one === table)?.[1];
}

export function rememberEyes(table: string, eyes: Eyes): void {
  const memory = recall();
  const others = memory.eyes.filter(([one]) => one !== table);
  keep({ ...memory, eyes: [[table, eyes] as [string, Eyes], ...others].slice(0, KEPT) });
}

function recall(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Memory> | null;
    const eyes: unknown = kept?.eyes;
    const speed: unknown = kept?.speed;
    return {
      speed: typeof speed === 'object' && speed !== null ? speed : {},
      eyes: Array.isArray(eyes) ? eyes.filter(isChoice) : [],
    };
  } catch {
    return { speed: {}, eyes: [] };
  }
}

function isChoice(one: unknown): one is [string, Eyes] {
  if (!Array.isArray(one)) return false;
  const [table, eyes] = one as unknown[];
  const seat = typeof eyes === 'number' && Number.isInteger(eyes) && eyes >= 0;
  return typeof table === 'string' && (eyes === null || seat);
}

function keep(memory: Memory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Storage can be switched off; then nothing is remembered.
  }
}
