/** A group of buttons that is one stop for the Tab key; the arrow keys walk through it. Its buttons say `data-stop`. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export function row(group: HTMLElement): () => void {
  let current: Element | undefined;
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')];

  const settle = () => {
    const all = stops();
    const chosen = all.find((stop) => stop === current) ?? all[0];
    for (const stop of all) {
      const index = stop === chosen ? 0 : -1;
      if (stop.tabIndex !== index || !stop.hasAttribute('tabindex')) stop.tabIndex = index;
    }
  };
  const visit = (focus: FocusEvent) => {
    const stop = focus.target instanceof Element ? focus.target.closest('[data-stop]') : null;
    if (!stop) return;
    current = stop;
    settle();
  };
  const walk = (press: KeyboardEvent) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const all = stops();
    const from = all.findIndex((stop) => stop === document.activeElement);
    const step = STEPS[press.key];
    if (from < 0) return;
    const to =
      press.key === 'Home'
        ? 0
        : press.key === 'End'
          ? all.length - 1
          : step && (from + step + all.length) % all.length;
    if (to === undefined) return;
    press.preventDefault();
    all[to]?.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', visit);
  group.addEventListener('keydown', walk);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', visit);
    group.removeEventListener('keydown', walk);
  };
}
