/** What part of the map is seen: the middle, and how much larger than life. 1 shows the whole map. */

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const CLOSEST = 5;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export const whole = (sheet: Sheet): Camera => ({
  x: sheet.left + sheet.width / 2,
  y: sheet.top + sheet.height / 2,
  zoom: 1,
});

/** How much of the sheet a window of this shape shows at a zoom: at 1 the whole sheet, with room beside it. */
export function seen(camera: Camera, sheet: Sheet, shape: number): Sheet {
  const sheetShape = sheet.width / sheet.height;
  const width = (shape > sheetShape ? sheet.height * shape : sheet.width) / camera.zoom;
  const height = width / shape;
  return { left: camera.x - width / 2, top: camera.y - height / 2, width, height };
}

/** Never looks beyond the edge of the sheet, unless the window is larger than the sheet. */
export function kept(camera: Camera, sheet: Sheet, shape: number): Camera {
  const zoom = between(1, camera.zoom, CLOSEST);
  const { width, height } = seen({ ...camera, zoom }, sheet, shape);
  const along = (start: number, size: number, window: number, value: number) =>
    window >= size
      ? start + size / 2
      : between(start + window / 2, value, start + size - window / 2);
  return {
    zoom,
    x: along(sheet.left, sheet.width, width, camera.x),
    y: along(sheet.top, sheet.height, height, camera.y),
  };
}

/** Closer or farther, with the point under the finger staying where it is. */
export function zoomedAt(
  camera: Camera,
  point: { readonly x: number; readonly y: number },
  factor: number,
): Camera {
  const zoom = between(1, camera.zoom * factor, CLOSEST);
  const share = camera.zoom / zoom;
  return {
    zoom,
    x: point.x + (camera.x - point.x) * share,
    y: point.y + (camera.y - point.y) * share,
  };
}

export interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Where an arrow key leads from a point: to the nearest one that lies more or less in that direction. */
export function neighbour(
  from: Placed,
  all: readonly Placed[],
  way: { readonly x: number; readonly y: number },
): Placed | undefined {
  let best: Placed | undefined;
  let least = Infinity;
  for (const point of all) {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    if (point.id === from.id || ahead <= 0 || aside > ahead * 1.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
