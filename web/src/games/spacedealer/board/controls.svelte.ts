/** From touches to commands: what is lit, what is picked up, and commands that wait for the one on its way. */
import type { AnyMove, SpaceDealerView } from '../../../generated/spacedealer';
import { Selection } from '../../../boardkit/selection.svelte';
import type { Brief, Choice, Move } from '../../contract';
import { keysFor } from './keys';
import { standsOn } from './timers';

export type OwnMove = Move & AnyMove;

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
  #queue: { move: Move; at: number }[] = [];
  #awake = $state(false);
  /** What was sent in this position: not again before something has changed. */
  #sent = $state.raw<{ brief: unknown; move: Move }>();
  /** Why something that was touched cannot be done. */
  refusal = $state.raw<{ id: string; rule: string; values: Record<string, string | number> }>();

  readonly #choices: readonly Choice[] = $derived.by(() => {
    const { brief, seat } = this.#source;
    if (!this.#awake || seat === null) return [];
    const sent = this.#sent?.brief === brief ? this.#sent.move : undefined;
    return sent ? brief.moves.filter(({ move }) => !same(move, sent)) : brief.moves;
  });
  readonly #selection = new Selection(
    () => this.#choices,
    (move) => {
      this.play(move);
    },
    () => false,
  );
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew every time, never changed
  readonly lit: ReadonlySet<string> = $derived(new Set(this.#selection.lit));
  readonly keys: ReadonlyMap<string, string> = $derived(keysFor(this.lit));

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

  /** What was touched so far, of a move that needs more. */
  get picked(): readonly string[] {
    return this.#selection.touched;
  }

  /** Could be touched, but something else is in hand: touching it lets go of that. */
  instead(id: string): boolean {
    return this.#selection.standing(id) === 'instead';
  }

  blocked(id: string): boolean {
    return this.#awake && !this.lit.has(id) && id in this.#source.brief.blocked;
  }

  /** Why something cannot be done now, if the server says so. */
  why(id: string): { rule: string; values: Record<string, string | number> } | undefined {
    return this.#awake ? this.#source.brief.blocked[id] : undefined;
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
    if (this.#selection.touch(id)) return;
    const why = this.#source.brief.blocked[id];
    if (why) this.refusal = { id, rule: why.rule, values: why.values };
  }

  /** A timer is let go over something: as if one had touched the one, then the other. */
  drop(id: string): void {
    this.clear();
    this.#selection.touch('timer');
    if (this.lit.has(id)) this.#selection.touch(id);
    else this.clear();
  }

  /** A timer of one's own: an idle one is picked up, a ready one does what waits for it. */
  timer(number: number): void {
    const { brief, seat } = this.#source;
    const timer = brief.view.planets[seat ?? -1]?.timers.find((one) => one.timer === number);
    if (!timer) return;
    const job = timer.state === 'ready' ? standsOn(timer) : 'timer';
    if (job !== undefined) this.touch(job);
  }

  clear(): boolean {
    const something = this.picked.length > 0 || this.refusal !== undefined;
    this.#selection.clear();
    this.refusal = undefined;
    return something;
  }

  /** Commands in a row; each waits until the one before has come back. */
  play(...moves: readonly Move[]): void {
    const at = performance.now();
    this.#queue.push(...moves.map((move) => ({ move, at })));
    this.#send();
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
