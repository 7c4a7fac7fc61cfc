/** A row of buttons that is one stop for the Tab key; the arrow keys walk along it. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export class Roving {
  readonly #count: () => number;
  #at = $state(0);

  constructor(count: () => number) {
    this.#count = count;
  }

  /** The tab index of a button of the row. */
  tab(index: number): 0 | -1 {
    return Math.min(this.#at, this.#count() - 1) === index ? 0 : -1;
  }

  visit(index: number): void {
    this.#at = index;
  }

  /** Listens on the row; its buttons carry `data-stop`. */
  readonly walk = (press: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const stops = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const from = stops.findIndex((stop) => stop === document.activeElement);
    if (from < 0) return;
    const last = stops.length - 1;
    const step = STEPS[press.key];
    const to =
      press.key === 'Home'
        ? 0
        : press.key === 'End'
          ? last
          : step && (from + step + stops.length) % stops.length;
    if (to === undefined || press.ctrlKey || press.metaKey || press.altKey) return;
    press.preventDefault();
    stops[to]?.focus();
  };
}
