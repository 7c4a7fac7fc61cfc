/**
 * From touches to a move: which things on a board are lit now, and when a move is complete.
 *
 * Every legal move names the ids it touches. Each touch narrows the moves to those that name it, and
 * asks the next question: the namespace (the part before ':') of a move's first untouched id. All
 * ids of that namespace are lit, so a pair may be touched in either order.
 */
import type { Choice, Move } from '../games/contract';

/** What touching an id would do now. */
export type Standing = 'lit' | 'chosen' | 'instead' | 'none';

const namespaceOf = (id: string): string => id.split(':', 1)[0] ?? id;

export function candidatesAfter(
  choices: readonly Choice[],
  touched: readonly string[],
): readonly Choice[] {
  return choices.filter(({ touches }) => touched.every((id) => touches.includes(id)));
}

export function litAfter(
  choices: readonly Choice[],
  touched: readonly string[],
): readonly string[] {
  const lit = candidatesAfter(choices, touched).flatMap(({ touches }) => {
    const open = touches.filter((id) => !touched.includes(id));
    const [first] = open;
    return first === undefined ? [] : open.filter((id) => namespaceOf(id) === namespaceOf(first));
  });
  return lit.filter((id, index) => lit.indexOf(id) === index);
}

/** Playing a card cannot be taken back: a card that needs no further answer is confirmed first. */
const endsWithACard = ({ touches }: Choice): boolean =>
  touches.length > 0 && namespaceOf(touches.at(-1) ?? '') === 'hand';

export class Selection {
  readonly #choices: () => readonly Choice[];
  readonly #play: (move: Move) => void;
  readonly #needsConfirmation: (choice: Choice) => boolean;
  #path = $state.raw<readonly string[]>([]);

  /** What was touched, in order; what a new position no longer allows is forgotten. */
  readonly touched: readonly string[] = $derived.by(() => {
    const choices = this.#choices();
    let kept = this.#path;
    while (kept.length > 0 && candidatesAfter(choices, kept).length === 0) kept = kept.slice(0, -1);
    return kept;
  });

  readonly candidates: readonly Choice[] = $derived.by(() =>
    candidatesAfter(this.#choices(), this.touched),
  );

  readonly lit: readonly string[] = $derived.by(() => litAfter(this.#choices(), this.touched));

  /** The move that is complete and waits for a word of confirmation. */
  readonly ready: Choice | undefined = $derived.by(() =>
    this.touched.length === 0
      ? undefined
      : this.candidates.find(({ touches }) => touches.every((id) => this.touched.includes(id))),
  );

  constructor(
    choices: () => readonly Choice[],
    play: (move: Move) => void,
    needsConfirmation = endsWithACard,
  ) {
    this.#choices = choices;
    this.#play = play;
    this.#needsConfirmation = needsConfirmation;
  }

  standing(id: string): Standing {
    if (this.lit.includes(id)) return 'lit';
    if (this.touched.includes(id)) return 'chosen';
    return this.#stepOffering(id) === undefined ? 'none' : 'instead';
  }

  /**
   * Touches a thing on the board by all the ids it answers to; the best answer counts: one that is
   * lit, else one to take back, else one that was lit a step ago. Says whether anything happened.
   */
  touch(...ids: readonly string[]): boolean {
    const id = (['lit', 'chosen', 'instead'] as const)
      .map((standing) => ids.find((one) => this.standing(one) === standing))
      .find((one) => one !== undefined);
    if (id === undefined) return false;
    if (this.lit.includes(id)) this.#choose(this.touched, id);
    else if (this.ready && id === this.touched.at(-1)) this.confirm();
    else if (this.touched.includes(id))
      this.#path = this.touched.slice(0, this.touched.indexOf(id));
    else this.#choose(this.touched.slice(0, this.#stepOffering(id)), id);
    return true;
  }

  /** Plays the move that is ready. */
  confirm(): void {
    const { ready } = this;
    if (ready) this.#fire(ready);
  }

  back(): void {
    this.#path = this.touched.slice(0, -1);
  }

  clear(): void {
    this.#path = [];
  }

  /** The latest step already answered at which this id could have been touched instead. */
  #stepOffering(id: string): number | undefined {
    for (let step = this.touched.length - 1; step >= 0; step -= 1)
      if (litAfter(this.#choices(), this.touched.slice(0, step)).includes(id)) return step;
    return undefined;
  }

  #choose(before: readonly string[], id: string): void {
    this.#path = [...before, id];
    const { ready, candidates } = this;
    if (ready && candidates.length === 1 && !this.#needsConfirmation(ready)) this.#fire(ready);
  }

  #fire(choice: Choice): void {
    this.#path = [];
    this.#play(choice.move);
  }
}
