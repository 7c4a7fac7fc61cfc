/**
 * Something that stays the very same as long as it says the same.
 *
 * Every step brings a new view. A list of cards that has not changed is then left alone: to compare where its cards lie,
 * the browser would have to lay out the whole page once more.
 */
export class Steady<T> {
  readonly #read: () => T;
  readonly #written = $derived.by(() => JSON.stringify(this.#read()));
  readonly current = $derived.by(() => JSON.parse(this.#written) as T);

  constructor(read: () => T) {
    this.#read = read;
  }
}
