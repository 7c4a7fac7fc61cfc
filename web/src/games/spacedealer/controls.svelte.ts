/** From touches to commands: what is lit, what is picked up, and commands that wait for the one on its way. */
import type { SpaceDealerView } from '../../generated/spacedealer';
import type { Brief, Move } from '../contract';
import { keysFor } from './keys';
import { jobId, litAfter, made, readings, startsWith, type OwnMove } from './readings';

interface Source {
  readonly brief: Brief<SpaceDealerView>;
  readonly seat: number | null;
  readonly active: boolean;
  readonly onplay: (move: Move) => void;
}

/** A command on its way must not make the board go dark and bright again. */
const PATIENCE_MS = 1500;
const same = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Controls {
  readonly #source: Source;
  #path = $state.raw<readonly string[]>([]);
  #queue: { move: Move; at: number }[] = [];
  #awake = $state(false);
  /** What was sent in this position: not again before something has changed. */
  #sent = $state.raw<{ brief: unknown; move: Move }>();
  /** Why something that was touched cannot be done. */
  refusal = $state.raw<{ id: string; rule: string; values: Record<string, string | number> }>();

  readonly all = $derived.by(() => {
    const { brief, seat } = this.#source;
    if (!this.#awake || seat === null) return [];
    const sent = this.#sent?.brief === brief ? this.#sent.move : undefined;
    const moves = sent ? brief.moves.filter(({ move }) => !same(move, sent)) : brief.moves;
    return readings(moves, brief.view, seat);
  });
  /** What was touched so far; what the position no longer allows is forgotten. */
  readonly picked: readonly string[] = $derived.by(() => {
    let kept = this.#path;
    while (kept.length > 0 && !this.all.some(({ path }) => startsWith(path, kept)))
      kept = kept.slice(0, -1);
    return kept;
  });
  readonly lit: ReadonlySet<string> = $derived(litAfter(this.all, this.picked));
  readonly keys: ReadonlyMap<string, string> = $derived(keysFor(this.lit));
  readonly #first: ReadonlySet<string> = $derived(litAfter(this.all, []));

  constructor(source: Source) {
    this.#source = source;
  }

  /** With every new position, and every change of `active`. */
  settle({ over }: { readonly over: boolean }): (() => void) | undefined {
    if (over) this.#queue = [];
    if (this.#source.active) {
      this.#awake = true;
      this.#send();
      return undefined;
    }
    const sleep = setTimeout(() => {
      this.#awake = false;
    }, PATIENCE_MS);
    return () => {
      clearTimeout(sleep);
    };
  }

  get awake(): boolean {
    return this.#awake;
  }

  /** Could be touched, but something else is in hand: touching it lets go of that. */
  instead(id: string): boolean {
    return !this.lit.has(id) && this.#first.has(id);
  }

  blocked(id: string): boolean {
    return this.#awake && !this.lit.has(id) && id in this.#source.brief.blocked;
  }

  /** Moves of one kind, for those who have buttons of their own. */
  of<Kind extends OwnMove['move']>(kind: Kind): Extract<OwnMove, { move: Kind }>[] {
    if (!this.#awake) return [];
    return this.#source.brief.moves
      .map(({ move }) => move as OwnMove)
      .filter((move): move is Extract<OwnMove, { move: Kind }> => move.move === kind);
  }

  touch(id: string): void {
    this.refusal = undefined;
    if (this.lit.has(id)) this.#go([...this.picked, id]);
    else if (this.picked.includes(id)) this.#path = this.picked.slice(0, this.picked.indexOf(id));
    else if (this.#first.has(id)) this.#go([id]);
    else {
      const why = this.#source.brief.blocked[id];
      if (why) this.refusal = { id, rule: why.rule, values: why.values };
    }
  }

  /** A timer is let go over something: as if one had touched the one, then the other. */
  drop(id: string): void {
    this.clear();
    if (!litAfter(this.all, ['timer']).has(id)) return;
    this.#go(['timer', id]);
  }

  /** A timer of one's own: an idle one is picked up, a ready one does what waits for it. */
  timer(number: number): void {
    const { brief, seat } = this.#source;
    const timer = brief.view.planets[seat ?? -1]?.timers.find((one) => one.timer === number);
    if (!timer) return;
    const job = timer.state === 'ready' ? jobId(timer) : 'timer';
    if (job !== undefined) this.touch(job);
  }

  clear(): boolean {
    const something = this.picked.length > 0 || this.refusal !== undefined;
    this.#path = [];
    this.refusal = undefined;
    return something;
  }

  /** Commands in a row; each waits until the one before has come back. */
  play(...moves: readonly Move[]): void {
    const at = performance.now();
    this.#queue.push(...moves.map((move) => ({ move, at })));
    this.#send();
  }

  #go(path: readonly string[]): void {
    const reading = made(this.all, path);
    this.#path = reading ? [] : path;
    if (reading) this.play(reading.move);
  }

  #send(): void {
    const { active, brief, onplay } = this.#source;
    const next = this.#queue[0];
    if (!active || !next) return;
    this.#queue.shift();
    const legal = brief.moves.some(({ move }) => same(move, next.move));
    if (legal && performance.now() - next.at < 4 * PATIENCE_MS) {
      this.#sent = { brief, move: next.move };
      onplay(next.move);
    } else this.#send();
  }
}
