import { describe, expect, test } from 'vitest';
import { CLOSEST, kept, neighbour, seen, whole, zoomedAt } from '../board/camera';

const SHEET = { left: -50, top: -50, width: 1500, height: 1100 };

describe('what is seen', () => {
  test('the whole sheet, with room beside it where the window has another shape', () => {
    const camera = whole(SHEET);
    expect(seen(camera, SHEET, 1500 / 1100)).toEqual(SHEET);
    const tall = seen(camera, SHEET, 0.5);
    expect(tall.width).toBe(1500);
    expect(tall.height).toBe(3000);
    expect(seen(camera, SHEET, 3).height).toBe(1100);
  });

  test('closer means less', () => {
    expect(seen({ ...whole(SHEET), zoom: 2 }, SHEET, 1500 / 1100).width).toBe(750);
  });
});

test('the camera stays on the sheet and within its lens', () => {
  const shape = 1500 / 1100;
  expect(kept({ x: -900, y: 500, zoom: 2 }, SHEET, shape).x).toBe(-50 + 375);
  expect(kept({ x: 0, y: 0, zoom: 0.2 }, SHEET, shape)).toEqual(whole(SHEET));
  expect(kept({ x: 0, y: 0, zoom: 99 }, SHEET, shape).zoom).toBe(CLOSEST);
});

test('what lies under the finger stays under it', () => {
  const camera = { x: 700, y: 500, zoom: 1 };
  const point = { x: 1000, y: 200 };
  const closer = zoomedAt(camera, point, 2);
  expect((point.x - closer.x) * closer.zoom).toBe((point.x - camera.x) * camera.zoom);
  expect((point.y - closer.y) * closer.zoom).toBe((point.y - camera.y) * camera.zoom);
});

test('an arrow key leads to the nearest point in its direction', () => {
  const at = (id: string, x: number, y: number) => ({ id, x, y });
  const all = [at('a', 0, 0), at('b', 100, 10), at('c', 60, 200), at('d', -30, 0), at('e', 300, 0)];
  const from = at('a', 0, 0);
  expect(neighbour(from, all, { x: 1, y: 0 })?.id).toBe('b');
  expect(neighbour(from, all, { x: 0, y: 1 })?.id).toBe('c');
  expect(neighbour(from, all, { x: -1, y: 0 })?.id).toBe('d');
  expect(neighbour(from, all, { x: 0, y: -1 })).toBeUndefined();
});
