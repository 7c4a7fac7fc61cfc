/** Positions to look at and to test with, written by hand: each shows the board in another mood. */
import type { AnyEvent, CanardageView, LineCard, Player } from '../../../generated/canardage';
import type { SeatInfo } from '../../../generated/wire';
import type { Brief, Choice, GameEvent, Move } from '../../contract';

export interface Fixture {
  readonly brief: Brief<CanardageView>;
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly (GameEvent & AnyEvent)[];
}

const NAMES = ['Agathe', 'Bruno', 'Chiara', 'Maximilienne', 'Émile', 'Fiona'];

const chairs = (count: number): SeatInfo[] =>
  NAMES.slice(0, count).map((name, seat) => ({
    kind: 'person',
    level: null,
    name,
    online: true,
    resigned: false,
    you: seat === 0,
    absent: false,
    stands_in: false,
    yours: false,
    holiday: null,
    host: false,
  }));

/** A line in the notation of the rules: letters are ducks, `~` Water, `a/b` a covers b, `!` the inspector. */
export function line(words: string): LineCard[] {
  const seatOf = (letter: string | undefined) =>
    letter === undefined ? null : letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return words.split(' ').map((word, index) => {
    const [card = '~', hidden] = word.replaceAll('!', '').split('/');
    return {
      name: index + 1,
      owner: card === '~' ? null : seatOf(card),
      hidden: seatOf(hidden),
      magret: /^.!/.test(word),
      hidden_magret: word.endsWith('!') && hidden !== undefined,
    };
  });
}

const players = (...dead: number[]): Player[] =>
  dead.map((fallen) => ({ dead: fallen, cards: 3, skips: 0 }));

export const choice = (move: Move, ...touches: string[]): Choice => ({ move, touches });

/** A card that asks for one card of the line. */
export const at = (kind: string, ...positions: number[]): Choice[] =>
  positions.map((n) => choice({ move: kind, at: n }, `hand:${kind}`, `line:${n}`));

/** A card that asks for two neighbours. */
export const pairs = (kind: string, extra: object, ...firsts: number[]): Choice[] =>
  firsts.map((n) => ({
    ...choice({ move: kind, at: n, ...extra }, `hand:${kind}`, `line:${n}`, `line:${n + 1}`),
    otherwise: [[`hand:${kind}`, `line:${n + 1}`, `line:${n}`]],
  }));

/** A card that asks for one target. */
export const targets = (kind: string, ...positions: number[]): Choice[] =>
  positions.map((n) => choice({ move: kind, at: n }, `hand:${kind}`, `target:${n}`));

/** A card that asks for a player, or for one of a player's fallen ducks. */
export const people = (kind: string, of: 'player' | 'grave', ...seats: number[]): Choice[] =>
  seats.map((player) => choice({ move: kind, player }, `hand:${kind}`, `${of}:${player}`));

/** A card that asks nothing. */
export const bare = (kind: string): Choice => choice({ move: kind }, `hand:${kind}`);

export const oups = (...pairsOf: [target: number, victim: number][]): Choice[] =>
  pairsOf.map(([target, victim]) =>
    choice({ move: 'oups', target, victim }, 'hand:oups', `target:${target}`, `line:${victim}`),
  );

export const planque = (...pairsOf: [at: number, under: number][]): Choice[] =>
  pairsOf.map(([duck, under]) =>
    choice({ move: 'planque', at: duck, under }, 'hand:planque', `line:${duck}`, `cover:${under}`),
  );

const EMPTY_TABLE: CanardageView = {
  seat: 0,
  line: [],
  targets: [],
  covers: {},
  pile: 17,
  sunk: [],
  players: players(0, 0, 0, 0),
  hand: [],
  draw: 47,
  discard: [],
  moby: null,
  turn: 0,
  phase: 'play',
  placed: 0,
  avenger: null,
  deck: 'fr59',
};

interface Setting {
  view: Partial<CanardageView>;
  moves?: readonly Choice[];
  /** Cards of the hand that cannot be played, with the rule that says so. */
  blocked?: Readonly<Record<string, string>>;
  actors?: number[];
  winners?: number[];
  events?: readonly AnyEvent[];
}

export function position({
  view: some,
  moves = [],
  blocked = {},
  actors,
  winners = [],
  events = [],
}: Setting): Fixture {
  const view = { ...EMPTY_TABLE, ...some };
  const over = view.phase === 'over';
  return {
    brief: {
      view,
      moves,
      blocked: Object.fromEntries(
        Object.entries(blocked).map(([card, rule]) => [
          `hand:${card}`,
          { rule, values: { card, cause: 'blocked' } },
        ]),
      ),
      actors: over ? [] : (actors ?? [view.turn]),
      winners,
      over,
      scores: view.players.map(({ dead }) => 5 - dead),
      deadline: null,
      now: 0,
    },
    seat: view.seat,
    seats: chairs(view.players.length),
    events: events as readonly (GameEvent & AnyEvent)[],
  };
}

export const FIXTURES = {
  start: position({
    view: { line: line('a b ~ c d a'), hand: ['en-joue', 'pan', 'canard-presse'] },
    moves: [...at('en-joue', 1, 2, 3, 4, 5, 6), ...at('canard-presse', 6)],
    blocked: { pan: 'C-052' },
  }),
  targets: position({
    view: {
      line: line('b a c ~ a d'),
      targets: [1, 2, 3, 5, 6],
      players: players(1, 2, 0, 3),
      hand: ['oups', 'canards-enchaines', 'rectifier-droite'],
      discard: ['en-joue', 'en-joue', 'deux-pour-un', 'mexicoin'],
      draw: 31,
      pile: 12,
      sunk: [0, null, 2],
    },
    moves: [
      ...oups([1, 2], [2, 1], [2, 3], [3, 2], [3, 4], [5, 4], [5, 6], [6, 5]),
      ...pairs('canards-enchaines', {}, 1, 2, 5),
      ...targets('rectifier-droite', 3),
    ],
    events: [
      { event: 'played', seat: 3, card: 'deux-pour-un' },
      { event: 'aimed', at: 5 },
      { event: 'aimed', at: 6 },
    ],
  }),
  hidden: position({
    view: {
      line: line('c/a b! ~ d/b a c'),
      targets: [2, 4],
      covers: { 1: 2, 5: 0 },
      players: players(1, 1, 2, 0),
      hand: ['planque', 'walking-duck', 'a-couvert'],
      discard: ['pan', 'magret'],
      draw: 20,
      pile: 9,
      sunk: [1],
    },
    moves: [
      ...planque([5, 6]),
      ...people('walking-duck', 'grave', 0, 1, 2),
      ...at('a-couvert', 2, 4, 6),
    ],
  }),
  canarchie: position({
    view: {
      line: line('a d c ~ b a'),
      targets: [1, 3],
      hand: ['pan', 'pan'],
      phase: 'place',
      placed: 2,
      discard: ['canarchie'],
      players: players(0, 1, 1, 0),
    },
    moves: [
      ...[3, 4, 5, 6].map((n) => choice({ move: 'place', at: n }, `line:${n}`)),
      choice({ move: 'keep-order' }, 'keep-order'),
    ],
  }),
  revenge: position({
    view: {
      line: line('b c ~ d a c'),
      targets: [4],
      covers: { 2: 2 },
      hand: ['en-avant-marche', 'pan', 'en-joue'],
      phase: 'revenge',
      turn: 3,
      avenger: 0,
      players: players(2, 1, 1, 0),
      discard: ['en-joue', 'pan'],
    },
    actors: [0],
    moves: [
      ...[1, 4, 5, 6].map((n) => choice({ move: 'revenge', at: n }, `line:${n}`)),
      choice({ move: 'forgo' }, 'forgo'),
    ],
    events: [
      { event: 'played', seat: 3, card: 'pan' },
      { event: 'duck-shot', by: 3, at: 2, owner: 0 },
      { event: 'card-turned-up', at: 6, owner: 2 },
      { event: 'revenge-offered', seat: 0 },
    ],
  }),
  moby: position({
    view: {
      line: line('a b c d ~ b'),
      targets: [1, 2],
      hand: ['president', 'mexicoin', 'canard-simplet'],
      moby: { by: 2, victim: 1 },
      players: [
        { dead: 2, cards: 3, skips: 0 },
        { dead: 3, cards: 3, skips: 1 },
        { dead: 5, cards: 3, skips: 0 },
        { dead: 1, cards: 3, skips: 2 },
      ],
      discard: ['moby-ducky'],
      draw: 3,
    },
    moves: [
      ...people('president', 'player', 1, 2, 3),
      bare('mexicoin'),
      ...at('canard-simplet', 1, 2),
    ],
  }),
  short: position({
    view: {
      line: line('a ~ b ~'),
      targets: [3, 5],
      hand: ['danse-des-canards', 'fulguro-coin', 'peace-and-love'],
      players: players(4, 4),
      pile: 0,
      draw: 0,
      discard: ['pan', 'en-joue', 'en-avant-marche'],
    },
    moves: [bare('danse-des-canards'), bare('peace-and-love')],
    blocked: { 'fulguro-coin': 'C-073' },
  }),
  waiting: position({
    view: {
      line: line('c a ~ b d a'),
      targets: [2],
      hand: ['pan', 'pan', 'en-joue'],
      turn: 2,
      players: players(1, 0, 0, 2),
      discard: ['pan'],
    },
    events: [
      { event: 'played', seat: 1, card: 'pan' },
      { event: 'duck-shot', by: 1, at: 1, owner: 0 },
      { event: 'card-turned-up', at: 6, owner: 0 },
    ],
  }),
  discard: position({
    view: {
      line: line('b ~ c b ~ c'),
      hand: ['pan', 'canard-blase', 'planque'],
      players: players(5, 2, 3),
    },
    moves: ['pan', 'canard-blase', 'planque'].map((card) =>
      choice({ move: 'discard', card }, `hand:${card}`),
    ),
    blocked: { pan: 'C-052', 'canard-blase': 'C-071', planque: 'C-090' },
  }),
  spectator: position({
    view: {
      seat: null,
      line: line('d c b a ~ b'),
      targets: [1, 4],
      turn: 1,
      players: players(0, 1, 2, 3),
      discard: ['en-joue', 'pan', 'ducky-luke'],
    },
  }),
  over: position({
    view: {
      line: line('a ~ ~ a'),
      hand: ['pan', 'en-joue', 'mexicoin'],
      phase: 'over',
      players: players(3, 5, 5),
      pile: 0,
      discard: ['pan'],
    },
    winners: [0],
    events: [
      { event: 'played', seat: 0, card: 'pan' },
      { event: 'duck-shot', by: 0, at: 2, owner: 1 },
      { event: 'player-out', seat: 1 },
      { event: 'game-won', winner: 0 },
    ],
  }),
  six: position({
    view: {
      line: line('f e/c d! b a ~'),
      targets: [1, 2, 4],
      covers: { 3: 4 },
      hand: ['deux-pour-un', 'magret', 'en-avant-marche'],
      turn: 0,
      players: players(0, 1, 2, 5, 3, 4),
      pile: 23,
      discard: ['a-couvert', 'pan'],
      draw: 22,
    },
    moves: [
      ...pairs('deux-pour-un', { single: false }, 5),
      ...at('magret', 1, 2, 4, 5),
      bare('en-avant-marche'),
    ],
  }),
} satisfies Record<string, Fixture>;

/** A few steps in a row, to watch things move. */
export const FILM: readonly Fixture[] = [
  position({
    view: {
      ...FIXTURES.waiting.brief.view,
      discard: [],
      players: players(0, 0, 0, 2),
      line: line('a c a ~ b d'),
    },
  }),
  position({
    view: {
      ...FIXTURES.waiting.brief.view,
      targets: [],
      line: [...line('a c a ~ b d').slice(1), { ...line('a')[0], name: 7 } as LineCard],
    },
    events: FIXTURES.waiting.events,
  }),
  position({
    view: {
      ...FIXTURES.waiting.brief.view,
      targets: [4],
      turn: 3,
      discard: ['pan', 'en-joue'],
      line: [...line('a c a ~ b d').slice(1), { ...line('a')[0], name: 7 } as LineCard],
    },
    events: [
      { event: 'played', seat: 2, card: 'en-joue' },
      { event: 'aimed', at: 4 },
    ],
  }),
  position({
    view: {
      ...FIXTURES.waiting.brief.view,
      targets: [4],
      turn: 0,
      discard: ['pan', 'en-joue', 'en-avant-marche'],
      line: [
        ...line('a c a ~ b d').slice(2),
        { ...line('a')[0], name: 7 } as LineCard,
        { ...line('b')[0], name: 8 } as LineCard,
      ],
    },
    events: [
      { event: 'played', seat: 3, card: 'en-avant-marche' },
      { event: 'head-left', owner: 2, hidden: null },
      { event: 'card-turned-up', at: 6, owner: 1 },
    ],
  }),
];
