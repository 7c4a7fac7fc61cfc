import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide } from './glide.svelte';

let laidOut: (() => void)[] = [];
/** What moved, in order: its name, and where it comes from. */
let moved: string[] = [];

beforeEach(() => {
  moved = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        laidOut.push(this.#tell);
      }
      unobserve() {
        laidOut = laidOut.filter((tell) => tell !== this.#tell);
      }
      disconnect() {
        this.unobserve();
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  laidOut = [];
});

/** A row of cards of ten pixels each, drawn whenever its names change. */
function row(duration: () => number) {
  let names = $state.raw<string[]>([]);
  const list = document.createElement('ul');
  const pieces: Record<string, HTMLElement> = {};
  const draw = () => {
    for (const [index, name] of names.entries()) {
      const piece = (pieces[name] ??= document.createElement('li'));
      piece.title = name;
      Object.defineProperty(piece, 'offsetLeft', { value: index * 10, configurable: true });
      piece.animate = (frames) => {
        const [first] = frames as Keyframe[];
        moved.push(`${name} ${String(first?.translate)}`);
        return new Animation();
      };
    }
    list.replaceChildren(...names.flatMap((name) => pieces[name] ?? []));
  };
  const stop = $effect.root(() => {
    $effect(() => {
      draw();
    });
    $effect(() =>
      glide({
        pieces: 'li',
        order: () => names,
        duration,
        enter: () => ({ frames: [{ translate: 'from below' }], duration: 1 }),
      })(list),
    );
  });
  const deal = (...next: string[]) => {
    names = next;
    flushSync();
    for (const tell of [...laidOut]) tell();
  };
  return { deal, stop };
}

test('what lies elsewhere now glides there, and what is new comes in', () => {
  const { deal, stop } = row(() => 100);
  deal('a', 'b', 'c');
  expect(moved).toEqual([]); // The first look is where all begins.
  deal('b', 'c', 'd');
  expect(moved).toEqual(['b 10px 0px', 'c 10px 0px', 'd from below']);
  moved = [];
  deal('b', 'c', 'd');
  expect(moved).toEqual([]);
  stop();
});

test('a window that becomes narrower moves nothing by itself', () => {
  const { deal, stop } = row(() => 100);
  deal('a', 'b');
  for (const tell of [...laidOut]) tell();
  expect(moved).toEqual([]);
  stop();
});

test('nothing moves for those who want no motion', () => {
  let duration = 0;
  const { deal, stop } = row(() => duration);
  deal('a', 'b');
  deal('b', 'c');
  expect(moved).toEqual([]);
  duration = 100;
  deal('c');
  expect(moved).toEqual(['c 10px 0px']);
  stop();
});
