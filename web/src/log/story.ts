/**
 * The log of a table as a story: one chapter a turn, one line an event.
 *
 * Knows no game: a game whose turns begin with an event `turn-began` gets its chapters from these,
 * any other a new one whenever another seat acts.
 *
 * A game can have thousands of steps, and each changes little: what has been told stays, and only what is new is
 * told. Lines are put into words when somebody reads them.
 */
import type { GameClient, GameEvent, Say } from '../games/contract';
import type { Step } from '../generated/wire';
import { sentence } from './wording';

export interface Line {
  readonly key: string;
  readonly seq: number;
  readonly words: string;
  /** It was done to the reader. */
  readonly yours: boolean;
  /** Taken back later. */
  readonly undone: boolean;
}

export interface Chapter {
  readonly key: string;
  /** Whose turn; null before anybody's. */
  readonly seat: number | null;
  readonly lines: readonly Line[];
}

export interface Telling {
  game: Pick<GameClient, 'events' | 'place' | 'concerns'>;
  say: Say;
  names: readonly string[];
  /** Through whose eyes; null: nobody's in particular. */
  seat: number | null;
  /** What is printed on the pieces, where it is not what the page was built with. */
  facts?: unknown;
}

const TURN = 'turn-began';

export class Story {
  readonly #telling: () => Telling;
  #chapters: Chapter[] = [];
  /** How many steps have been told, and the last of them. */
  #told = 0;
  #last: Step | undefined;
  #opened = 0;
  #hasTurns = false;

  /** @param telling Asked whenever a line is read: names and language may change meanwhile. */
  constructor(telling: () => Telling) {
    this.#telling = telling;
  }

  /** The story of these steps; those that were there the last time are not told again. */
  tell(steps: readonly Step[]): readonly Chapter[] {
    let news = this.#goesOn(steps) ? steps.slice(this.#told) : steps;
    // Both throw another light on what has been told.
    const turns = !this.#hasTurns && news.some(announcesTurn);
    if (news === steps || turns || news.some(({ kind }) => kind === 'undo')) {
      this.#chapters = [];
      this.#opened = 0;
      this.#hasTurns = steps.some(announcesTurn);
      news = steps;
    }
    if (news.length > 0 || news === steps) this.#add(news);
    this.#told = steps.length;
    this.#last = steps.at(-1);
    const last = this.#chapters.at(-1);
    // A turn that has only just begun is told by its heading alone.
    return last?.lines.length === 0 && last.seat === null
      ? this.#chapters.slice(0, -1)
      : this.#chapters;
  }

  #goesOn(steps: readonly Step[]): boolean {
    return this.#told > 0 && steps[this.#told - 1] === this.#last;
  }

  #add(steps: readonly Step[]): void {
    const back = takenBack(steps);
    const undone = new Set([...back.values()].map(({ seq }) => seq));
    // Whoever holds the chapters told before keeps them as they were.
    this.#chapters = [...this.#chapters];
    for (const step of steps) {
      // What was never told is not told to be taken back either: somebody chose in private, and chose again.
      if (back.get(step.seq)?.events.length === 0) continue;
      this.#addStep(step, undone.has(step.seq));
    }
  }

  #addStep(step: Step, undone: boolean): void {
    const chapter = this.#chapters.at(-1);
    // The very first turn may begin unannounced, with the first move.
    const unannounced = !this.#hasTurns || chapter?.seat === null;
    // A pause is nobody's turn.
    const seat = step.kind === 'pause' || step.kind === 'resume' ? null : step.seat;
    if (!chapter || (unannounced && seat !== null && seat !== chapter.seat))
      this.#open(step.seq, seat);
    let lines: Line[] = [];
    for (const [place, told] of tellStep(step).entries()) {
      if (told.turn === undefined) {
        lines.push(this.#line(step, place, told, undone));
      } else if (!undone) {
        this.#write(lines);
        lines = [];
        this.#open(step.seq, told.turn);
      }
    }
    this.#write(lines);
  }

  #open(seq: number, seat: number | null): void {
    if (this.#chapters.at(-1)?.lines.length === 0) this.#chapters.pop();
    this.#chapters.push({ key: `${seq}-${this.#opened++}`, seat, lines: [] });
  }

  #write(lines: readonly Line[]): void {
    const chapter = this.#chapters.pop();
    if (!chapter) return;
    const more = lines.length > 0 ? { ...chapter, lines: [...chapter.lines, ...lines] } : chapter;
    this.#chapters.push(more);
  }

  #line(step: Step, place: number, told: Told, undone: boolean): Line {
    const telling = this.#telling;
    return {
      key: `${step.seq}.${place}`,
      seq: step.seq,
      get words() {
        return told.words(telling());
      },
      get yours() {
        return told.yours(telling());
      },
      undone,
    };
  }
}

/** The story of these steps, told once. */
export function tellStory(steps: readonly Step[], telling: Telling): readonly Chapter[] {
  return new Story(() => telling).tell(steps);
}

/** The last thing that was told. */
export function lastWords(chapters: readonly Chapter[]): string {
  return chapters.findLast(({ lines }) => lines.length > 0)?.lines.at(-1)?.words ?? '';
}

/** What the last of these steps says, for those who listen instead of reading. */
export function tellAloud(steps: readonly Step[], telling: Telling): string {
  const step = steps.at(-1);
  if (!step || (step.kind === 'undo' && takenBack(steps).get(step.seq)?.events.length === 0))
    return '';
  return tellStep(step)
    .map(({ words }) => words(telling))
    .join(' ');
}

interface Told {
  words: (telling: Telling) => string;
  yours: (telling: Telling) => boolean;
  /** This line only says whose turn it is. */
  turn?: number;
}

function tellStep(step: Step): Told[] {
  const told: Told[] = [];
  const plain = (id: string, by?: number | null) => {
    const words = ({ say, names }: Telling) =>
      say(id, typeof by === 'number' ? { name: names[by] ?? '' } : {});
    told.push({ words, yours: () => false });
  };
  if (step.kind === 'start') plain('log-start');
  if (step.kind === 'undo') plain('log-undo', step.seat);
  if (step.kind === 'resign') plain('log-resign', step.seat);
  if (step.kind === 'pause') plain(step.seat === null ? 'log-pause-server' : 'log-pause');
  if (step.kind === 'resume') plain('log-resume');
  for (const event of eventsOf(step)) {
    const words = (telling: Telling) => sentence(event, telling);
    const yours = ({ game, seat }: Telling) =>
      seat !== null && step.seat !== seat && game.concerns(event).includes(seat);
    const turn = event.event === TURN && typeof event.seat === 'number' ? event.seat : undefined;
    told.push(turn === undefined ? { words, yours } : { words, yours, turn });
  }
  return told;
}

/** For each undo, the step it took back: the last that still counted. */
function takenBack(steps: readonly Step[]): Map<number, Step> {
  const back = new Map<number, Step>();
  const counting: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'play' || step.kind === 'tick') counting.push(step);
    const last = step.kind === 'undo' ? counting.pop() : undefined;
    if (last !== undefined) back.set(step.seq, last);
  }
  return back;
}

const announcesTurn = (step: Step): boolean => eventsOf(step).some(({ event }) => event === TURN);

function eventsOf(step: Step): GameEvent[] {
  return step.events as GameEvent[];
}
