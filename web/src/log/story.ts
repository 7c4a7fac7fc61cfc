/**
 * The log of a table as a story: one chapter a turn, one line an event.
 *
 * Knows no game: a game whose turns begin with an event `turn-began` gets its chapters from these,
 * any other a new one whenever another seat acts.
 */
import type { GameClient, GameEvent, Say } from '../games/contract';
import type { Step } from '../generated/wire';

export interface Line {
  key: string;
  seq: number;
  words: string;
  /** It was done to the reader. */
  yours: boolean;
  /** Taken back later. */
  undone: boolean;
}

export interface Chapter {
  key: string;
  /** Whose turn; null before anybody's. */
  seat: number | null;
  lines: Line[];
}

export interface Telling {
  game: Pick<GameClient, 'eventArgs' | 'concerns'>;
  say: Say;
  names: readonly string[];
  /** Through whose eyes; null: nobody's in particular. */
  seat: number | null;
  /** What is printed on the pieces, where it is not what the page was built with. */
  facts?: unknown;
}

const TURN = 'turn-began';

export function tellStory(steps: readonly Step[], telling: Telling): Chapter[] {
  const chapters: Chapter[] = [];
  const back = takenBack(steps);
  const undone = new Set([...back.values()].map(({ seq }) => seq));
  const hasTurns = steps.some((step) => eventsOf(step).some(({ event }) => event === TURN));
  const open = (seq: number, seat: number | null): Chapter => {
    const chapter = { key: `${seq}-${chapters.length}`, seat, lines: [] };
    chapters.push(chapter);
    return chapter;
  };
  for (const step of steps) {
    // What was never told is not told to be taken back either: somebody chose in private, and chose again.
    if (back.get(step.seq)?.events.length === 0) continue;
    let chapter = chapters.at(-1);
    // The very first turn may begin unannounced, with the first move.
    const unannounced = !hasTurns || chapter?.seat === null;
    // A pause is nobody's turn.
    const seat = step.kind === 'pause' || step.kind === 'resume' ? null : step.seat;
    if (!chapter || (unannounced && seat !== null && seat !== chapter.seat))
      chapter = open(step.seq, seat);
    const isUndone = undone.has(step.seq);
    for (const [place, line] of tellStep(step, telling).entries()) {
      if (line.turn !== undefined) {
        if (!isUndone) chapter = open(step.seq, line.turn);
        continue;
      }
      const { words, yours } = line;
      chapter.lines.push({
        key: `${step.seq}.${place}`,
        seq: step.seq,
        words,
        yours,
        undone: isUndone,
      });
    }
  }
  return chapters.filter(
    ({ lines, seat }, place) =>
      // A turn that has only just begun is told by its heading alone.
      lines.length > 0 || (seat !== null && place === chapters.length - 1),
  );
}

/** What the last of these steps says, for those who listen instead of reading. */
export function tellAloud(steps: readonly Step[], telling: Telling): string {
  const step = steps.at(-1);
  if (!step || takenBack(steps).get(step.seq)?.events.length === 0) return '';
  return tellStep(step, telling)
    .map(({ words }) => words)
    .join(' ');
}

interface Told {
  words: string;
  yours: boolean;
  /** This line only says whose turn it is. */
  turn?: number;
}

function tellStep(step: Step, { game, say, names, seat, facts }: Telling): Told[] {
  const told: Told[] = [];
  const name = step.seat === null ? '' : (names[step.seat] ?? '');
  if (step.kind === 'start') told.push({ words: say('log-start'), yours: false });
  if (step.kind === 'undo') told.push({ words: say('log-undo', { name }), yours: false });
  if (step.kind === 'resign') told.push({ words: say('log-resign', { name }), yours: false });
  if (step.kind === 'pause')
    told.push({ words: say(step.seat === null ? 'log-pause-server' : 'log-pause'), yours: false });
  if (step.kind === 'resume') told.push({ words: say('log-resume'), yours: false });
  for (const event of eventsOf(step)) {
    const words = say(`event-${event.event}`, game.eventArgs(event, names, say, facts));
    const yours = seat !== null && step.seat !== seat && game.concerns(event).includes(seat);
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

function eventsOf(step: Step): GameEvent[] {
  return step.events as GameEvent[];
}
