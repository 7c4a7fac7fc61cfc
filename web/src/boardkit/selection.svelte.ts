/**
 * From touches to a move: which things on a board are lit now, and when a move is complete.
 *
 * Every legal move comes with the ids that a hand touches for it, in order, and with other ways where a hand may begin
 * elsewhere. Each touch keeps the moves that go on so; the next id of each of their ways is lit.
 */
import type { Choice, Move } from '../games/contract';

/** What touching an id would do now. */
export type Standing = 'lit' | 'chosen' | 'instead' | 'none';

type Way = readonly string[];

const waysOf = ({ touches, otherwise = [] }: Choice): readonly Way[] => [touches, ...otherwise];
const goesOn = (way: Way, touched: Way): boolean => touched.every((id, at) => way[at] === id);
const isMadeBy = (choice: Choice, touched: Way): boolean =>
  waysOf(choice).some((way) => way.length === touched.length && goesOn(way, touched));

export function candidatesAfter(choices: readonly Choice[], touched: Way): readonly Choice[] {
  return choices.filter((choice) => waysOf(choice).some((way) => goesOn(way, touched)));
}

export function litAfter(choices: readonly Choice[], touched: Way): readonly string[] {
  const lit = choices
    .flatMap(waysOf)
    .flatMap((way) => (goesOn(way, touched) ? way.slice(touched.length, touched.length + 1) : []));
  return lit.filter((id, index) => lit.indexOf(id) === index);
}

/** Playing a card cannot be taken back: a card that needs no further answer is confirmed first. */
export const endsWithACard = ({ touches }: Choice): boolean =>
  /^hand(:|$)/.test(touches.at(-1) ?? '');

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
      : this.candidates.find((choice) => isMadeBy(choice, this.touched)),
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

  /** The move that touching a thing by one of these ids would complete now. */
  completing(...ids: readonly string[]): Choice | undefined {
    const id = ids.find((one) => this.lit.includes(one));
    if (id === undefined) return undefined;
    const touched = [...this.touched, id];
    return this.candidates.find((choice) => isMadeBy(choice, touched));
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
