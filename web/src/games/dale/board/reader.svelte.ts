/**
 * Reading cards: any card can be read in full wherever it lies, and so can piles, hands and players.
 *
 * A mouse that rests on a card, or the keyboard's focus, lays the full card beside it; a long press, or the key `i` or `?`,
 * opens it to stay. Piles are leafed through in the same place.
 */
import type { Attachment } from 'svelte/attachments';
import { createContext } from 'svelte';
import { isWriting } from '../../../boardkit/reader.svelte';
import type { Say } from '../../contract';
import type { Note } from './notes';

export interface Reading {
  readonly card: string;
  readonly value?: number | undefined;
  /** What a copying card counts as. */
  readonly face?: string | undefined;
}

/** A card, or words about what is no card. */
export type Readable = Reading | Note;
export const isCard = (readable: Readable): readable is Reading => 'card' in readable;

export interface Pile {
  readonly title: string;
  /** The top first; null for a card that is not known. */
  readonly cards: readonly (string | null)[];
}

const REST_MS = 320;
const PRESS_MS = 450;

export class Reader {
  /** Shown beside the card as long as one looks at it. */
  glimpse = $state.raw<{ reading: Readable; at: DOMRect }>();
  /** Opened to be read. */
  reading = $state.raw<Readable>();
  pile = $state.raw<Pile>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  /** What the mouse rests on. */
  #over: Readable | undefined;

  read(reading: Readable): void {
    this.#rest();
    this.reading = reading;
  }

  leafThrough(pile: Pile): void {
    this.#rest();
    this.pile = pile;
  }

  /** Makes a thing on the board readable. */
  readable(reading: Readable): Attachment<HTMLElement> {
    return (thing) => {
      const soon = (ms: number, then: () => void) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(then, ms);
      };
      const look = () => {
        this.glimpse = { reading, at: thing.getBoundingClientRect() };
      };
      const rest = () => {
        this.#rest();
      };
      const listeners: Partial<Record<string, (happened: Event) => void>> = {
        pointerenter: (pointer) => {
          if ((pointer as PointerEvent).pointerType !== 'mouse') return;
          this.#over = reading;
          soon(REST_MS, look);
        },
        pointerleave: () => {
          this.#over = undefined;
          this.#rest();
        },
        pointercancel: rest,
        pointerup: rest,
        pointerdown: (pointer) => {
          this.#rest();
          this.#pressed = false;
          if ((pointer as PointerEvent).pointerType === 'mouse') return;
          soon(PRESS_MS, () => {
            this.#pressed = true;
            this.read(reading);
          });
        },
        focus: () => {
          if (thing.matches(':focus-visible')) soon(REST_MS, look);
        },
        blur: rest,
        // A press that has opened the card is not a touch of it as well.
        click: (click) => {
          if (!this.#pressed) return;
          this.#pressed = false;
          click.stopImmediatePropagation();
          click.preventDefault();
        },
        contextmenu: (menu) => {
          if (this.#pressed) menu.preventDefault();
        },
        keydown: (press) => {
          const { key, ctrlKey, metaKey, altKey } = press as KeyboardEvent;
          if (!['i', '?'].includes(key) || ctrlKey || metaKey || altKey) return;
          press.preventDefault();
          this.read(reading);
        },
      };
      for (const [name, hear] of Object.entries(listeners))
        if (hear) thing.addEventListener(name, hear, { capture: true });
      return () => {
        for (const [name, hear] of Object.entries(listeners))
          if (hear) thing.removeEventListener(name, hear, { capture: true });
        if (this.#over === reading) this.#over = undefined;
        if (this.glimpse?.reading === reading) this.#rest();
      };
    };
  }

  /** `?` or `i` asks for the card under the mouse, wherever the focus is. */
  asked(press: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = press;
    if (!this.#over || defaultPrevented || !['i', '?'].includes(key)) return;
    if (ctrlKey || metaKey || altKey || isWriting(target)) return;
    press.preventDefault();
    this.read(this.#over);
  }

  /** Also called while the board is being redrawn: what had the focus loses it when it goes. */
  #rest(): void {
    clearTimeout(this.#timer);
    queueMicrotask(() => {
      this.glimpse = undefined;
    });
  }
}

/** What everything on the board needs at hand. */
export interface Desk {
  readonly say: Say;
  readonly reader: Reader;
}

export const [useDesk, setDesk] = createContext<Desk>();
