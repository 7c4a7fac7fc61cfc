/**
 * How each legal move is made by hand: the ids one touches for it, in order. Some moves can be made in several ways (a
 * timer first, or the job at once), and what makes no difference is not asked for.
 */
import type { AnyMove, PlanetView, SpaceDealerView } from '../../generated/spacedealer';
import type { Choice, Move } from '../contract';
import { cardFacts } from './cardFacts';
import { roomAt } from './holds';

export interface Reading {
  readonly move: Move;
  readonly path: readonly string[];
}

export type OwnMove = Move & AnyMove;
export const MAX_SHIPS = 3;

export const containerId = (container: number): string =>
  container < MAX_SHIPS ? `ship:${container}` : `store:${container - MAX_SHIPS}`;

/** What a timer stands on. */
export function jobId(timer: PlanetView['timers'][number]): string | undefined {
  switch (timer.job) {
    case 'technology':
      return 'technology';
    case 'build':
      return `plan:${timer.place}`;
    case 'use':
    case 'clear':
      return `slot:${timer.column}`;
    case 'scrap':
      return `built:${timer.zone}:${timer.column}`;
    case 'fly':
      return `ship:${timer.ship}`;
    default:
      return undefined;
  }
}

export function readings(
  choices: readonly Choice[],
  view: SpaceDealerView,
  seat: number,
): Reading[] {
  const moves = choices.map(({ move }) => move as OwnMove);
  const planet = view.planets[seat];
  if (!planet) return [];
  const found: Reading[] = [];
  const seen = new Set<string>();
  for (const move of moves)
    for (const path of pathsOf(move, moves, planet)) {
      // Moves that differ only in what one does not care about are one; the first stands for all.
      const key = path.join(' ');
      if (!seen.has(key)) found.push({ move, path });
      seen.add(key);
    }
  return found;
}

const withTimer = (...paths: string[][]): string[][] => [
  ...paths,
  ...paths.map((path) => ['timer', ...path]),
];

function pathsOf(move: OwnMove, moves: readonly OwnMove[], planet: PlanetView): string[][] {
  switch (move.move) {
    case 'choose-start':
      return [[`pile:${move.mine}`, `site:${move.column}`]];
    case 'plan':
      return [[`pile:${move.card}`]];
    case 'draw':
      return [[`deck:${move.level}`]];
    case 'keep':
      return [[`drawn:${move.at}`]];
    case 'start-technology':
      return withTimer(['technology']);
    case 'start-build':
      return withTimer([`plan:${move.place}`]);
    case 'start-use':
      return withTimer([`slot:${move.column}`]);
    case 'start-flight': {
      const [ship, field] = [`ship:${move.ship}`, `field:${move.field}`];
      const alone = moves.every(
        (other) =>
          other.move !== 'start-flight' || other.field !== move.field || other.ship === move.ship,
      );
      return withTimer([ship, field], alone ? [field] : [field, ship]);
    }
    case 'start-scrap':
      return [['scrap', `built:${move.zone}:${move.column}`]];
    case 'place':
      return [[`plan:${move.place}`, `site:${move.column}`]];
    case 'place-station':
      return [[`plan:${move.place}`, `site:${move.side}`]];
    case 'discard':
      return [[`plan:${move.place}`, 'discard']];
    case 'scrap':
      return [[`built:${move.zone}:${move.column}`, 'discard']];
    case 'collect': {
      // On the home planet goods move freely, so it does not matter into which container they go first.
      const slot = `slot:${move.column}`;
      return [comesWhole(planet, move.column) ? [slot] : [slot, 'collect']];
    }
    case 'collect-colour':
      return [[`slot:${move.column}`, `colour:${move.colour}`]];
    case 'convert':
      return [[`slot:${move.column}`, `old:${move.old}`, `colour:${move.new}`]];
    case 'beam-good': {
      const alone = moves.every((other) => other.move !== 'beam-good' || other.ship === move.ship);
      const [slot, colour] = [`slot:${move.column}`, `colour:${move.colour}`];
      return [alone ? [slot, colour] : [slot, `ship:${move.ship}`, colour]];
    }
    case 'give-up': {
      const timer = planet.timers.find(({ timer }) => timer === move.timer);
      const job = timer && jobId(timer);
      // What can be had with one touch is not given up by the next.
      const whole = timer?.job === 'use' && comesWhole(planet, timer.column ?? 0);
      const had = moves.some(
        (other) => other.move === 'collect' && other.column === timer?.column && whole,
      );
      return job === undefined || had ? [] : [[job, 'give-up']];
    }
    case 'move-good':
      return [[`${containerId(move.source)}:${move.colour}`, containerId(move.target)]];
    case 'dump':
      return [[`${containerId(move.source)}:${move.colour}`, 'supply']];
    case 'drop-good':
      return [[`ship:${move.ship}:${move.colour}`, 'ground']];
    case 'pick-up-good': {
      const alone = moves.every(
        (other) => other.move !== 'pick-up-good' || other.ship === move.ship,
      );
      const ground = `ground:${move.colour}`;
      return [alone ? [ground] : [ground, `ship:${move.ship}`]];
    }
    case 'deliver':
      return [[`demand:${move.owner}:${move.column}:${move.nth}`]];
    case 'deliver-neutral':
      return [[`order:${move.field}`]];
    case 'sabotage-timer':
      return [[`ammunition:${move.column}`, `timer:${move.seat}:${move.timer}`]];
    case 'fire-missile':
      return [[`ammunition:${move.column}`, `slot:${move.seat}:${move.target}`]];
    default:
      return []; // offers and switches have buttons of their own
  }
}

/** Whether everything this mine gives finds room at home. */
function comesWhole(planet: PlanetView, column: number): boolean {
  const built = planet.area.find((one) => one.column === column && !one.covered);
  return !built || roomAt(planet, planet.field) >= cardFacts(built.card).amount;
}

/** The ids that can be touched next, after these. */
export function litAfter(all: readonly Reading[], touched: readonly string[]): Set<string> {
  return new Set(
    all.flatMap(({ path }) => {
      const next = path[touched.length];
      return next !== undefined && startsWith(path, touched) ? [next] : [];
    }),
  );
}

export const startsWith = (path: readonly string[], touched: readonly string[]): boolean =>
  touched.every((id, at) => path[at] === id);

/** The move that these touches make. */
export const made = (all: readonly Reading[], touched: readonly string[]): Reading | undefined =>
  all.find(({ path }) => path.length === touched.length && startsWith(path, touched));
