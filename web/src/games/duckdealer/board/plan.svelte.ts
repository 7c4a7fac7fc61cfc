/**
 * A plan: the steps of a turn, kept in the page until they are played.
 *
 * One touch may add several steps (a journey over two energies); they are taken back together. After each change the
 * server is asked what would come of it. A step that no longer works stays where it is, with the reason, and so does
 * everything after it: whoever planned it decides what becomes of them.
 */
import type { Move, PlannedStep, Rehearsal } from '../../contract';

/** What one touch added. */
export type Entry = readonly Move[];

export interface Shelf {
  read: () => readonly Entry[];
  write: (entries: readonly Entry[]) => void;
}

type Stopped = NonNullable<Rehearsal['stopped']>;
type Rehearse<View> = (moves: readonly Move[]) => Promise<Rehearsal<View>>;

/** Plans of one table and one seat, in this browser. */
export function browserShelf(key: string): Shelf {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        const good = Array.isArray(kept) && kept.every((entry) => Array.isArray(entry));
        return good ? (kept as Entry[]) : [];
      } catch {
        return [];
      }
    },
    write: (entries) => {
      try {
        if (entries.length > 0) localStorage.setItem(key, JSON.stringify(entries));
        else localStorage.removeItem(key);
      } catch {
        // A browser that keeps nothing still plans until the page is closed.
      }
    },
  };
}

export class Plan<View> {
  entries = $state.raw<readonly Entry[]>([]);
  /** What would come of it; undefined while nothing has been tried. */
  tried = $state.raw<Rehearsal<View>>();
  /** An answer is awaited. */
  busy = $state.raw(false);
  /** Why the last touch added nothing. */
  refused = $state.raw<Stopped | null>(null);

  readonly moves: readonly Move[] = $derived(this.entries.flat());
  /** How many steps can be played. */
  readonly working: number = $derived(this.tried?.steps.length ?? 0);
  readonly stopped = $derived(this.tried?.stopped ?? null);
  /** Everything in it can be played, and it hands the turn over. */
  readonly ready: boolean = $derived(
    !this.busy && this.moves.length > 0 && !this.stopped && (this.tried?.ready ?? false),
  );

  readonly #shelf: Shelf;
  readonly #rehearse: () => Rehearse<View> | undefined;
  #asked = 0;
  #last = Promise.resolve();

  constructor(shelf: Shelf, rehearse: () => Rehearse<View> | undefined) {
    this.#shelf = shelf;
    this.#rehearse = rehearse;
    this.entries = shelf.read();
  }

  /** Adds steps after the last one that works. What cannot be played there is not added. */
  add(moves: Entry): Promise<void> {
    return this.#inTurn(() => {
      const { entries, stopped } = this;
      const place = stopped ? this.#entryAt(stopped.at) : entries.length;
      const [before, after] = [entries.slice(0, place), entries.slice(place)];
      return this.#change([...before, moves, ...after], (why) => {
        const good = why.at - before.flat().length;
        if (good >= moves.length) return undefined;
        return good > 0 ? [...before, moves.slice(0, good), ...after] : entries;
      });
    });
  }

  takeBack(): Promise<void> {
    return this.#inTurn(() => this.#change(this.entries.slice(0, -1)));
  }

  /** Back to before this entry. */
  backTo(entry: number): Promise<void> {
    return this.#inTurn(() => this.#change(this.entries.slice(0, entry)));
  }

  /** Leaves out one entry and keeps what comes after it. */
  leaveOut(entry: number): Promise<void> {
    return this.#inTurn(() => this.#change(this.entries.filter((_, at) => at !== entry)));
  }

  clear(): Promise<void> {
    return this.#inTurn(() => this.#change([]));
  }

  /** Asks again: the position it begins in has changed. */
  check(): Promise<void> {
    return this.#inTurn(() => this.#change(this.entries));
  }

  /** Takes over a plan from elsewhere, each move by itself. */
  adopt(moves: readonly Move[]): void {
    this.#asked += 1;
    this.busy = false;
    this.tried = undefined;
    this.refused = null;
    this.#keep(moves.map((move) => [move]));
  }

  /** It has been played, or is of no use any more. */
  forget(): void {
    this.#asked += 1;
    this.busy = false;
    this.tried = undefined;
    this.refused = null;
    this.#keep([]);
  }

  /** What is known of the step at this place of `moves`. */
  step(at: number): PlannedStep | undefined {
    return this.tried?.steps[at];
  }

  /** Which entry holds the step at this place. */
  #entryAt(step: number): number {
    let count = 0;
    for (const [at, entry] of this.entries.entries()) {
      count += entry.length;
      if (count > step) return at;
    }
    return this.entries.length;
  }

  /** A touch that comes while an answer is awaited means the position after it. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(change);
    return this.#last;
  }

  #keep(entries: readonly Entry[]): void {
    this.entries = entries;
    this.#shelf.write(entries);
  }

  /** `without` says what to keep instead if the plan stops there. */
  async #change(
    entries: readonly Entry[],
    without?: (stopped: Stopped) => readonly Entry[] | undefined,
  ): Promise<void> {
    const rehearse = this.#rehearse();
    if (!rehearse) return;
    const asked = (this.#asked += 1);
    this.busy = true;
    this.refused = null;
    this.#keep(entries);
    try {
      let tried = await rehearse(entries.flat());
      const stopped = tried.stopped;
      const rest = stopped && without?.(stopped);
      if (rest) {
        tried = await rehearse(rest.flat());
        if (asked !== this.#asked) return;
        this.#keep(rest);
        this.refused = stopped;
      }
      if (asked === this.#asked) this.tried = tried;
    } catch {
      // There is no position to try it in, for now; the plan waits.
      if (asked === this.#asked) this.tried = undefined;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
