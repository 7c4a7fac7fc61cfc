/**
 * Changing one's mind while a payment or a stack is put together.
 *
 * Every pick is a step that can be taken back, the last one first. To drop an earlier pick, or the whole draft, steps
 * are taken back one by one, and the later picks made again, each as soon as the table has answered.
 */
import type { Draft } from '../../generated/dale';
import type { Choice, Move } from '../contract';

interface Now {
  /** Another object after every step. */
  readonly position: object;
  readonly draft: Draft | null;
  readonly moves: readonly Choice[];
  readonly active: boolean;
  readonly undo: (() => void) | null;
  readonly play: (move: Move) => void;
}

export class Drafting {
  /** The picks to arrive at; 'none' to be rid of the draft. */
  #wanted = $state.raw<readonly number[] | 'none'>();
  #asked: object | undefined;

  cancel(): void {
    this.#wanted = 'none';
    this.#asked = undefined;
  }

  drop(pick: number, picks: readonly number[]): void {
    this.#wanted = picks.filter((one) => one !== pick);
    this.#asked = undefined;
  }

  /** Takes the next step towards what is wanted. */
  proceed({ position, draft, moves, active, undo, play }: Now): void {
    const wanted = this.#wanted;
    if (wanted === undefined || !active || position === this.#asked) return;
    this.#asked = position;
    if (!draft) {
      this.#wanted = undefined;
      return;
    }
    const { picks } = draft;
    const onTheWay = wanted !== 'none' && picks.every((pick, nth) => wanted[nth] === pick);
    if (!onTheWay) {
      if (undo) undo();
      else this.#wanted = undefined;
      return;
    }
    const next = wanted[picks.length];
    const pick = moves.find(({ move }) => move.move === 'pick' && move.at === next);
    if (pick) play(pick.move);
    else this.#wanted = undefined;
  }
}
