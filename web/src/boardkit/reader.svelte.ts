/**
 * Reading pieces: whatever says `data-read` can be read in full.
 *
 * A mouse that rests on a piece, or the keyboard's focus, lays its reading beside it. A long press, the key `?` or a
 * touch of what can do nothing else opens it to stay. A piece that says `data-plain` tells enough by itself while one
 * looks at it: nothing is laid beside it, and it is read only when that is asked for.
 */
import { createContext } from 'svelte';

const REST_MS = 320;
const PRESS_MS = 450;
/** A finger trembles: so far is still a press. */
const FAR_PX = 10;

/** What there is to read about a piece: what it is, what it does now, and the rule. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string;
}

export interface Glimpse {
  readonly id: string;
  /** Where the piece lies on the screen. */
  readonly at: DOMRect;
}

const pieceAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-read]') : null) ?? undefined;

const WRITING =
  'textarea, input:not([type=range], [type=number], [type=checkbox], [type=radio]), dialog';
/** Somebody who writes to the others wants the sign itself. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITING) !== null;

export class Reader {
  /** Shown beside the piece as long as one looks at it. */
  glimpse = $state.raw<Glimpse>();
  /** Opened to stay. */
  opened = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: HTMLElement | undefined;
  #pressed = false;
  #from = { x: 0, y: 0 };

  open(id: string | undefined): void {
    this.rest();
    this.opened = id;
  }

  /** Also called while the board is being redrawn: what had the focus loses it when it goes. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#over = undefined;
    queueMicrotask(() => {
      this.glimpse = undefined;
    });
  }

  /** `?` asks for what the mouse rests on, or what has the focus. Says whether it was that. */
  asked(press: KeyboardEvent): boolean {
    if (press.key !== '?' || isWriting(press.target)) return false;
    const piece = this.#over ?? pieceAt(document.activeElement);
    if (!piece) return false;
    press.preventDefault();
    this.open(piece.dataset.read);
    return true;
  }

  /** Listens on the whole board: pieces come and go. */
  readonly watch = (board: HTMLElement): (() => void) => {
    const listeners: Partial<Record<string, (happened: Event) => void>> = {
      pointerover: (happened) => {
        if ((happened as PointerEvent).pointerType === 'mouse')
          this.#look(pieceAt(happened.target));
      },
      pointerleave: () => {
        this.rest();
      },
      pointerdown: (happened) => {
        const { pointerType, clientX: x, clientY: y } = happened as PointerEvent;
        this.#pressed = false;
        const piece = pieceAt(happened.target);
        this.rest();
        if (pointerType === 'mouse' || !piece) return;
        this.#from = { x, y };
        this.#timer = setTimeout(() => {
          this.#pressed = true;
          this.open(piece.dataset.read);
        }, PRESS_MS);
      },
      pointermove: (happened) => {
        const { pointerType, clientX: x, clientY: y } = happened as PointerEvent;
        const far = Math.hypot(x - this.#from.x, y - this.#from.y) > FAR_PX;
        if (pointerType !== 'mouse' && far) clearTimeout(this.#timer);
      },
      pointerup: (happened) => {
        if ((happened as PointerEvent).pointerType !== 'mouse') clearTimeout(this.#timer);
      },
      pointercancel: () => {
        this.rest();
      },
      focusin: (happened) => {
        const piece = pieceAt(happened.target);
        if (
          piece &&
          happened.target instanceof Element &&
          happened.target.matches(':focus-visible')
        )
          this.#look(piece);
      },
      focusout: () => {
        this.rest();
      },
      // A press that has opened a reading is not a touch of the piece as well.
      click: (happened) => {
        if (!this.#pressed) return;
        this.#pressed = false;
        happened.stopImmediatePropagation();
        happened.preventDefault();
      },
      contextmenu: (happened) => {
        if (this.#pressed || (happened as PointerEvent).pointerType === 'touch')
          happened.preventDefault();
      },
    };
    const each = (act: (name: string, hear: (happened: Event) => void) => void) => {
      for (const [name, hear] of Object.entries(listeners)) if (hear) act(name, hear);
    };
    each((name, hear) => {
      board.addEventListener(name, hear, { capture: true });
    });
    return () => {
      this.rest();
      each((name, hear) => {
        board.removeEventListener(name, hear, { capture: true });
      });
    };
  };

  #look(piece: HTMLElement | undefined): void {
    if (piece === this.#over) return;
    this.rest();
    const id = piece?.dataset.read;
    if (!piece || id === undefined) return;
    this.#over = piece;
    if (piece.dataset.plain !== undefined) return;
    this.#timer = setTimeout(() => {
      if (piece.isConnected) this.glimpse = { id, at: piece.getBoundingClientRect() };
    }, REST_MS);
  }
}

export const [useReader, setReader] = createContext<Reader>();
