/**
 * Changing one's mind while a payment or a stack is put together.
 *
 * Every pick is a step that can be taken back, the last one first. To drop an earlier pick, or the whole draft, steps
 * are taken back one by one, and the later picks made again, each as soon as the table has answered.
 */
import type { Draft, HandCard } from '../../../generated/dale';
import type { Choice, Move } from '../../contract';

interface Now {
  /** Another object after every step. */
  readonly position: object;
  readonly draft: Draft | null;
  readonly hand: readonly HandCard[];
  readonly moves: readonly Choice[];
  readonly active: boolean;
  readonly undo: (() => void) | null;
  readonly play: (move: Move) => void;
}

const kindAt = (hand: readonly HandCard[], at: number): string =>
  `${hand[at]?.card ?? ''} ${hand[at]?.value ?? ''}`;

export class Drafting {
  /** What the picks are to be; 'none' to be rid of the draft. Equal cards are the same. */
  #wanted = $state.raw<readonly string[] | 'none'>();
  #asked: object | undefined;

  cancel(): void {
    this.#wanted = 'none';
    this.#asked = undefined;
  }

  drop(pick: number, picks: readonly number[], hand: readonly HandCard[]): void {
    this.#wanted = picks.filter((one) => one !== pick).map((one) => kindAt(hand, one));
    this.#asked = undefined;
  }

  /** Takes the next step towards what is wanted. */
  proceed({ position, draft, hand, moves, active, undo, play }: Now): void {
    const wanted = this.#wanted;
    if (wanted === undefined || !active || position === this.#asked) return;
    this.#asked = position;
    if (!draft) {
      this.#wanted = undefined;
      return;
    }
    const { picks } = draft;
    const onTheWay =
      wanted !== 'none' && picks.every((pick, nth) => wanted[nth] === kindAt(hand, pick));
    if (!onTheWay) {
      if (undo) undo();
      else this.#wanted = undefined;
      return;
    }
    const next = wanted[picks.length];
    const pick = moves.find(
      ({ move }) => move.move === 'pick' && kindAt(hand, move.at as number) === next,
    );
    if (pick) play(pick.move);
    else this.#wanted = undefined;
  }
}
