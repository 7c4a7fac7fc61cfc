/**
 * The plan as the server keeps it: set to play by itself when the turn comes, and the same on every device.
 *
 * What is planned by hand after that is meant instead: the server is told not to play the old one.
 */
import { untrack } from 'svelte';
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { BoardProps, KeptPlan, Move } from '../../contract';
import type { Plan } from './plan.svelte';

const same = (one: readonly Move[], other: readonly Move[]) =>
  JSON.stringify(one) === JSON.stringify(other);

export class Kept {
  readonly #props: BoardProps<DuckDealerView>;
  readonly #plan: () => Plan<DuckDealerView>;
  #was: KeptPlan | null = null;
  /** The reader has just taken it back, on this device. */
  #withdrawn = false;

  constructor(props: BoardProps<DuckDealerView>, plan: () => Plan<DuckDealerView>) {
    this.#props = props;
    this.#plan = plan;
  }

  /** The plan can be set to play by itself. */
  get possible(): boolean {
    return this.#props.onkeep !== undefined;
  }

  /** The plan plays by itself when the turn comes. */
  get auto(): boolean {
    const { kept } = this.#props;
    return kept?.auto === true && same(kept.moves, this.#plan().moves);
  }

  /** It did not play, because something has changed. */
  get changed(): boolean {
    return this.#props.kept?.changed ?? false;
  }

  set(auto: boolean): void {
    if (!auto) this.#withdrawn = true;
    this.#props.onkeep?.(auto ? this.#plan().moves : [], auto);
  }

  /** The plan was changed by hand. */
  edited(): void {
    const { kept, onkeep } = this.#props;
    if (!kept || same(kept.moves, this.#plan().moves) || !(kept.auto || kept.changed)) return;
    this.#withdrawn = true;
    onkeep?.([], false);
  }

  /** Called whenever the server has said what it keeps; returns whether another plan is shown now. */
  heed(kept: KeptPlan | null): boolean {
    const was = this.#was;
    this.#was = kept;
    const plan = this.#plan();
    const mine = untrack(() => plan.moves);
    const wanted = kept !== null && kept.moves.length > 0 && (kept.auto || mine.length === 0);
    if (wanted && !same(kept.moves, mine)) {
      plan.adopt(kept.moves);
      return true;
    }
    if (was?.auto && kept?.auto === false && !kept.changed) {
      // It has played by itself, unless the reader has taken it back.
      if (!this.#withdrawn) plan.forget();
      this.#withdrawn = false;
    }
    return false;
  }
}
