import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { room } from './room';

/** Elements lie where their `data-box` says: left, top, width, height. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number);
    return new DOMRect(x, y, width, height);
  });
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function told(page: string): number[] {
  document.body.innerHTML = page;
  const heights: number[] = [];
  const board = document.querySelector('#board');
  if (!board) throw new Error('the page has no board');
  const leave = room((height) => heights.push(height), 8)(board);
  window.dispatchEvent(new Event('resize'));
  leave?.();
  return heights;
}

test('from its upper edge to the lower edge of the window, told once', () => {
  expect(told('<main><div id="board" data-box="0 100 1000 50"></div></main>')).toEqual([692]);
});

test('less what lies under it, however deep it is itself', () => {
  const page = `<main><div><div id="board" data-box="0 100 700 50"></div></div>
    <nav data-box="0 740 700 60"></nav></main><footer data-box="0 800 700 90"></footer>`;
  expect(told(page)).toEqual([632]);
});

test('what lies beside it takes nothing away', () => {
  const page = `<main><div><div id="board" data-box="0 100 700 50"></div></div>
    <aside data-box="716 100 300 690"></aside></main>`;
  expect(told(page)).toEqual([692]);
});
