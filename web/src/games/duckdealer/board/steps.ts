/** The steps of a plan in words, and what stands beside them. */
import type { AnyEvent } from '../../../generated/duckdealer';
import type { GameEvent, Move, PlannedStep, Say } from '../../contract';
import type { Entry } from './plan.svelte';
import { energyInWords, goodName, labelled, oneGood, pointName } from './words';
import type { World } from './world';

/** What is shown as one line: touches of the same kind in a row are counted. */
export interface Line {
  /** Places of the first and last entry. */
  readonly from: number;
  readonly to: number;
  /** The first step, and how many there are. */
  readonly step: number;
  readonly moves: readonly Move[];
}

const REPEATED = ['mine', 'make', 'deliver', 'discard', 'give', 'ask'];

export function linesOf(entries: readonly Entry[]): Line[] {
  const lines: Line[] = [];
  let step = 0;
  for (const [at, moves] of entries.entries()) {
    const last = lines.at(-1);
    const [first] = moves;
    if (last && first && REPEATED.includes(first.move) && same(last.moves[0], first))
      lines[lines.length - 1] = { ...last, to: at, moves: [...last.moves, ...moves] };
    else lines.push({ from: at, to: at, step, moves });
    step += moves.length;
  }
  return lines;
}

const same = (one: Move | undefined, other: Move): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Happened = GameEvent & AnyEvent;

/** `known` is what trying the line has told; a line that cannot be played has to do without. */
export function lineInWords(
  { moves }: Line,
  known: PlannedStep | undefined,
  names: readonly string[],
  world: World,
  say: Say,
): string {
  const [move] = moves;
  const last = moves.at(-1);
  if (!move || !last) return '';
  const text = (key: string) => (move[key] ?? '') as string;
  const events = (known?.events ?? []) as readonly Happened[];
  const of = <Name extends Happened['event']>(name: Name) =>
    events.find((event): event is Extract<Happened, { event: Name }> => event.event === name);
  const counted = (words: string) => (moves.length > 1 ? `${moves.length} × ${words}` : words);
  const place = (id: string) => pointName(id, world, say);
  const label = (message: string, value: string) => labelled(say(message), value, say);
  switch (move.move) {
    case 'collect':
      return label('move-collect', say(`energy-${text('colour')}`));
    case 'act':
      return say('step-act', { space: of('action-turn-began')?.space ?? '' });
    case 'fly':
    case 'jump': {
      const end = last.move === 'fly' ? (last.to as string) : (of('jumped')?.to ?? '');
      return end === '' ? say('step-jump') : say('move-fly', { planet: place(end) });
    }
    case 'explore':
      return say('step-explore', { for: say(`good-${text('good')}.for`) });
    case 'road':
      return say('step-road', { at: place(text('at')) });
    case 'open-gate':
      return say('step-open-gate', { planet: place(text('planet')) });
    case 'close-gate':
      return say('step-close-gate', { planet: place(text('planet')) });
    case 'build-factory':
      return `${say('move-build-factory')} ${say(`good-${text('good')}.for`)}`;
    case 'privilege':
      return label('move-privilege', say(`tile-${text('tile')}`));
    case 'mine':
      return counted(label('move-mine', nameOr(of('mined')?.good, say)));
    case 'make':
      return counted(label('move-make', nameOr(of('made')?.good, say)));
    case 'deliver':
      return counted(label('move-deliver', nameOr(of('delivered')?.good, say)));
    case 'buy':
      return say('move-buy', { kind: say(`equipment-${of('bought')?.kind ?? 'hold'}.one`) });
    case 'discard':
      return counted(label('move-discard', goodName(text('good'), say)));
    case 'reclaim-road':
      return say('step-reclaim', { what: place(text('at')) });
    case 'reclaim-privilege':
      return say('step-reclaim', {
        what: `${say(`tile-${text('tile')}`)}, ${place(text('planet'))}`,
      });
    case 'offer-to':
      return say('move-offer', { name: names[move.player as number] ?? '' });
    case 'give':
    case 'ask':
      return counted(label(`move-${move.move}`, oneGood(text('good'), say)));
    case 'end-turn': {
      const kept = { red: +text('red'), yellow: +text('yellow'), blue: +text('blue') };
      return `${say('move-end')}. ${say('move-end.kept', { energy: energyInWords(kept, say) })}`;
    }
    default:
      return say(`move-${move.move}`);
  }
}

const nameOr = (good: string | undefined, say: Say): string =>
  good === undefined ? '…' : goodName(good, say);

/** Which discs to keep: as many as may be, evenly where there is a choice. */
export function bestKeep(ends: readonly Move[]): Move | undefined {
  const kept = (move: Move) => ['red', 'yellow', 'blue'].map((colour) => Number(move[colour] ?? 0));
  const sum = (move: Move) => kept(move).reduce((one, other) => one + other, 0);
  const uneven = (move: Move) => kept(move).reduce((one, count) => one + count * count, 0);
  return ends.toSorted((one, other) => sum(other) - sum(one) || uneven(one) - uneven(other))[0];
}
