// What a game's board receives from the table around it, and nothing more: no rules in the browser.
import type { Component } from 'svelte';
import type { AnyKind, Place } from '../generated/fields';
import type * as wire from '../generated/wire';
import type { Briefing, OptionInfo, SeatInfo } from '../generated/wire';
import type { Cover } from './cover';

/** A move as the server lists it: play it by sending it back unchanged. */
export type Move = { readonly move: string } & Readonly<Record<string, unknown>>;

/** What is certain to follow a move: events up to the first that a hidden card or luck decides, and what that is. */
export interface Foresight {
  readonly events: readonly GameEvent[];
  readonly until: string | null;
}

export interface Choice {
  readonly move: Move;
  /** Ids of the things on the board that a hand touches to make this move, in order; none, if it has a button. */
  readonly touches: readonly string[];
  /** Other ways to touch the same move. */
  readonly otherwise?: readonly (readonly string[])[];
  readonly foreseen?: Foresight | null;
}

/** Everything about a position that this seat may know. */
export type Brief<View> = Omit<Briefing, 'view' | 'moves' | 'teams'> & {
  readonly view: View;
  readonly moves: readonly Choice[];
  /** The seats that win together; null where each plays for itself. */
  readonly teams?: Briefing['teams'];
};

/** One thing that happened, as this seat may know it; `event` names the message `event-<name>`. */
export type GameEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

/** One step of a plan that can be played. */
export type PlannedStep = Omit<wire.PlannedStep, 'events'> & {
  readonly events: readonly GameEvent[];
};

/** What would come of a plan. */
export type Rehearsal<View = unknown> = Omit<wire.Rehearsal, 'brief' | 'steps'> & {
  readonly steps: readonly PlannedStep[];
  /** The position after the last step that can be played. */
  readonly brief: Brief<View>;
};

/** A plan that the server keeps. */
export interface KeptPlan {
  readonly moves: readonly Move[];
  readonly auto: boolean;
  /** It has not played by itself, because something has changed. */
  readonly changed: boolean;
}

/** Puts a message into words. */
export interface Say {
  (id: string, args?: Record<string, string | number>): string;
  /** Whether there is such a message; a game from another package may lack some. */
  has?: (id: string) => boolean;
}

/** A new one is given whenever time has jumped, stopped, gone on or changed its speed: look again at what runs. */
export interface BoardClock {
  now: () => number;
  /** The table has stopped time: nobody can act, and nothing runs. */
  paused: boolean;
  /** How fast time runs: 1 at a table; in a replay up to 32, and 0 while it rests. */
  speed: number;
}

export interface BoardProps<View> {
  brief: Brief<View>;
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null;
  seats: readonly SeatInfo[];
  /** What happened in the step that led to this position; empty on first sight. */
  events: readonly GameEvent[];
  /** The game's texts in the chosen language (falls back to the shell's). */
  say: Say;
  /** False in replays, for spectators, while a move is on its way to the server and while others' steps are shown. */
  active: boolean;
  /**
   * Where the rules know time: the game's time now, in milliseconds, from which everything that runs is drawn; a
   * deadline is an instant of it. In a replay it is the instant shown.
   */
  clock?: BoardClock;
  /** What is shown is long past: nothing calls for the reader, unless they ask for it here. */
  replay?: boolean;
  onplay: (move: Move) => void;
  /** Takes back the reader's last step; null when there is nothing to take back. */
  onundo?: (() => void) | null;
  /** What is printed on the pieces, where the host's own values stand in for those the page was built with. */
  facts?: unknown;
  /**
   * Tries a plan, without anybody else learning of it; only where the game is played in plans and the reader plays.
   * Rejects where nothing can be tried now.
   */
  onrehearse?: (moves: readonly Move[]) => Promise<Rehearsal<View>>;
  /** Plays a whole plan: every move in order, or nothing. */
  onplayall?: (moves: readonly Move[]) => void;
  /** The plan that the server keeps for the reader; null if there is none. */
  kept?: KeptPlan | null;
  /** Lets the server keep a plan, or none; it may play by itself when the turn comes. */
  onkeep?: (moves: readonly Move[], auto: boolean) => void;
}

/** A message of the game's texts, with its values. */
export interface GoalLine {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type OptionValue = boolean | string;

/** What a game's own page of options receives. */
export interface SetUpProps {
  /** Those it has asked for, as far as they exist at this number of seats. */
  options: readonly OptionInfo[];
  values: Readonly<Record<string, OptionValue>>;
  /** How many will play. */
  seats: number;
  say: Say;
  /** Null where the options are only shown: the table is set up already. */
  onchange: ((name: string, value: OptionValue) => void) | null;
}

export interface GameClient<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** Turns are long: those of others are shown step by step, at a pace one can follow. */
  paced?: boolean;
  /** How the game is won and how far the reader is: the message to say, on one line that is always in sight. */
  goal?: (brief: Brief<View>, seat: number | null) => GoalLine;
  /** A turn in one line, for those who only want to know what it came to; empty if there is nothing to tell. */
  recap?: (events: readonly GameEvent[], say: Say) => string;
  /** Options of this game that are chosen otherwise than in a list. */
  SetUp?: Component<SetUpProps>;
  /** The names of the options that `SetUp` takes care of; the others stay in the list. */
  setUpOptions?: readonly string[];
  /** The options that most tables care about; the others are rulings, which a connoisseur finds behind them. */
  chiefOptions?: readonly string[];
  /** What those rulings are about, each group in the words of the message `rulings-<group>`. */
  rulings?: Readonly<Record<string, readonly string[]>>;
  /** What the fields of its events are, so that the log can put them into words: as generated. */
  events: Readonly<Record<string, Readonly<Record<string, AnyKind>>>>;
  /** What a place is called that an event names; `facts` as the board gets them. */
  place?: (at: string | number, facts?: unknown) => Place;
  /** Which seats an event happens to, so that the log can mark what was done to you. */
  concerns: (event: GameEvent) => readonly number[];
}

/** What the `index.ts` of a game's folder exports. */
export interface GameFolder {
  /** Small: it is part of the first download. */
  cover: Cover;
  /** A download of its own. A board forgets here which view it wants: the server never sends it another game's. */
  client: () => Promise<{ default: GameClient }>;
}
