/** The good a reader plans for at one table; the browser keeps it over a reload. */
export class Goal {
  #good = $state.raw<string>();
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
    try {
      this.#good = localStorage.getItem(key) ?? undefined;
    } catch {
      // A browser that keeps nothing begins without a goal.
    }
  }

  get good(): string | undefined {
    return this.#good;
  }

  /** Another goal; none, to have it no longer. */
  set(good: string | undefined): void {
    this.#good = good;
    try {
      if (good === undefined) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, good);
    } catch {
      // It is kept until the page is closed.
    }
  }
}
