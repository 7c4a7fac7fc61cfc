/** Hands on the map: dragging, pinching, the wheel, keys and buttons move the camera. */
import type { Attachment } from 'svelte/attachments';
import { digitOf } from '../../../boardkit/keyboard.svelte';
import type { Point } from '../art/geometry';
import { kept, seen, whole, zoomedAt, type Camera, type Sheet } from './camera';

const DRAG_PX = 6;
const STEP = 1.35;
const PAN_SHARE = 0.15;

export class MapView {
  readonly #sheet: () => Sheet;
  #camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  width = $state(0);
  height = $state(0);
  /** The reader has moved the map or come closer: it stays as they left it. */
  #moved = false;
  /** A drag has just ended: the click that follows is no touch. */
  #dragged = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #pointers = new Map<number, Point>();

  constructor(sheet: () => Sheet) {
    this.#sheet = sheet;
    this.#camera = whole(sheet());
  }

  readonly shape: number = $derived(
    this.width > 0 && this.height > 0 ? this.width / this.height : 1.4,
  );
  readonly camera: Camera = $derived.by(() => kept(this.#camera, this.#sheet(), this.shape));
  readonly window: Sheet = $derived.by(() => seen(this.camera, this.#sheet(), this.shape));
  /** Pixels for one unit of the map. */
  readonly scale: number = $derived(this.width > 0 ? this.width / this.window.width : 0.5);
  readonly viewBox: string = $derived(
    `${this.window.left} ${this.window.top} ${this.window.width} ${this.window.height}`,
  );

  fit(): void {
    this.#moved = true;
    this.#camera = whole(this.#sheet());
  }

  zoom(factor: number, at: Point = this.camera): void {
    this.#moved = true;
    this.#camera = kept(zoomedAt(this.camera, at, factor), this.#sheet(), this.shape);
  }

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  pan(x: number, y: number): void {
    this.#moved = true;
    const { camera } = this;
    this.#camera = kept({ ...camera, x: camera.x + x, y: camera.y + y }, this.#sheet(), this.shape);
  }

  /** Looks at a point, at least this close. */
  lookAt(point: Point, zoom = this.camera.zoom): void {
    const closer = Math.max(zoom, this.camera.zoom);
    this.#camera = kept({ x: point.x, y: point.y, zoom: closer }, this.#sheet(), this.shape);
  }

  /** Looks at a point so closely that a unit of the map has this many pixels, unless the reader has moved the map. */
  rest(point: Point, scale: number): void {
    if (this.#moved) return;
    const { width } = seen(whole(this.#sheet()), this.#sheet(), this.shape);
    const zoom = (scale * width) / this.width;
    this.#camera = kept({ x: point.x, y: point.y, zoom }, this.#sheet(), this.shape);
  }

  /** From now on the map rests where the page puts it. */
  release(): void {
    this.#moved = false;
  }

  /** Moves just enough that the point is seen. */
  show(point: Point): void {
    const { left, top, width, height } = this.window;
    const margin = 0.1;
    const inside = (value: number, start: number, size: number) =>
      value > start + size * margin && value < start + size * (1 - margin);
    if (!inside(point.x, left, width) || !inside(point.y, top, height)) this.lookAt(point);
  }

  /** True once after a drag: the click that ended it is not meant for what lies under it. */
  swallowsClick(): boolean {
    const { dragged } = { dragged: this.#dragged };
    this.#dragged = false;
    return dragged;
  }

  key(press: KeyboardEvent): boolean {
    const step = this.window.width * PAN_SHARE;
    const ways: Partial<Record<string, () => void>> = {
      '+': () => {
        this.closer();
      },
      '=': () => {
        this.closer();
      },
      '-': () => {
        this.farther();
      },
      '0': () => {
        this.fit();
      },
    };
    if (press.shiftKey) {
      ways.ArrowLeft = () => {
        this.pan(-step, 0);
      };
      ways.ArrowRight = () => {
        this.pan(step, 0);
      };
      ways.ArrowUp = () => {
        this.pan(0, -step);
      };
      ways.ArrowDown = () => {
        this.pan(0, step);
      };
    }
    if (press.ctrlKey || press.metaKey || press.altKey) return false;
    const way = ways[digitOf(press) === 0 ? '0' : press.key];
    way?.();
    return way !== undefined;
  }

  readonly hands: Attachment = (element) => {
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      const { left, top, width, height } = this.window;
      return {
        x: left + ((clientX - box.left) / box.width) * width,
        y: top + ((clientY - box.top) / box.height) * height,
      };
    };
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
      options?: AddEventListenerOptions,
    ) => {
      const listen = act as EventListener;
      element.addEventListener(name, listen, options);
      return () => {
        element.removeEventListener(name, listen, options);
      };
    };
    const middle = () => {
      const all = [...this.#pointers.values()];
      const sum = all.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    };
    const spread = () => {
      const [one, other] = [...this.#pointers.values()];
      return one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0;
    };
    let began: Point = { x: 0, y: 0 };
    const lift = ({ pointerId }: PointerEvent) => {
      this.#pointers.delete(pointerId);
    };
    const off = [
      hear(
        'wheel',
        (wheel) => {
          wheel.preventDefault();
          this.zoom(
            Math.exp(-wheel.deltaY * (wheel.deltaMode === 0 ? 0.0015 : 0.05)),
            place(wheel),
          );
        },
        { passive: false },
      ),
      hear('pointerdown', (pointer) => {
        if (pointer.pointerType === 'mouse' && pointer.button !== 0) return;
        if (this.#pointers.size === 0) {
          this.#dragged = false;
          began = { x: pointer.clientX, y: pointer.clientY };
        }
        this.#pointers.set(pointer.pointerId, { x: pointer.clientX, y: pointer.clientY });
      }),
      hear('pointermove', (pointer) => {
        const before = this.#pointers.get(pointer.pointerId);
        if (!before) return;
        const far = Math.hypot(pointer.clientX - began.x, pointer.clientY - began.y) > DRAG_PX;
        if (!this.#dragged && !far && this.#pointers.size < 2) return;
        if (!this.#dragged) element.setPointerCapture(pointer.pointerId);
        this.#dragged = true;
        const [was, apart] = [middle(), spread()];
        this.#pointers.set(pointer.pointerId, { x: pointer.clientX, y: pointer.clientY });
        const [is, now] = [middle(), spread()];
        if (apart > 0 && now > 0) this.zoom(now / apart, place({ clientX: is.x, clientY: is.y }));
        this.pan((was.x - is.x) / this.scale, (was.y - is.y) / this.scale);
      }),
      hear('pointerup', lift),
      hear('pointercancel', lift),
    ];
    return () => {
      for (const stop of off) stop();
    };
  };
}
