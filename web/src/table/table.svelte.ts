/** One table as this seat may know it, kept current by the live connection. */
import type { Brief, GameEvent, Move, Rehearsal } from '../games/contract';
import type {
  AnyMessage,
  ChatLine,
  Clock,
  Notice,
  Prepared,
  ReactionWindow,
  SetSeat,
  Stepped,
  Step,
  Table,
  TableInfo,
  Vote,
} from '../generated/wire';
import { USUAL_PACE, type Pace } from '../boardkit/pace.svelte';
import type { Connection, Target } from '../live/connection.svelte';

/** The sheets beside the board. */
export type Sheet = 'log' | 'chat' | 'players';

/** Somebody who has to hear of every single step, however many arrive at once. */
export interface Follower {
  present: (brief: Brief<unknown> | null) => void;
  step: (step: Step, brief: Brief<unknown>) => void;
}

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  seq = $state.raw(0);
  brief = $state.raw<Brief<unknown> | null>(null);
  /** What happened in the last step; empty on first sight. */
  events = $state.raw<readonly GameEvent[]>([]);
  log = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  canUndo = $state.raw(false);
  thinking = $state.raw<readonly number[]>([]);
  /** Open while players are asked whether they react. */
  window = $state.raw<ReactionWindow | null>(null);
  /** The server declines reactions for the reader. */
  autoPass = $state.raw(false);
  /** What the reader has prepared: a note, and a plan; nobody else knows. */
  prepared = $state.raw<Prepared | null>(null);
  /** How fast the server believes the reader wants bots to play. */
  pace = $state.raw<Pace>(USUAL_PACE);
  /** Where the rules know time: how it stands, and who wants it to stop or to go on. */
  clock = $state.raw<Clock | null>(null);
  /** Nothing can be saved just now; the server tries again by itself. */
  trouble = $state.raw(false);
  /** Why there is nothing to see: the rule the server named. */
  refused = $state.raw<string | null>(null);
  /** A move is on its way. */
  moving = $state.raw(false);

  readonly #connection: Connection;
  #followers: readonly Follower[] = [];
  #heeded: ((notice: Notice) => void) | null = null;
  #stopKeepingTime: (() => void) | null = null;
  /** Up to when the server knows that the chat was read here. */
  #read = 0;

  constructor(connection: Connection, id: string) {
    this.#connection = connection;
    this.id = id;
  }

  /** Whether the reader plays here: has a seat and has not given it up. */
  get playing(): boolean {
    return this.seat !== null && !this.info?.seats[this.seat]?.resigned;
  }

  /** Whether the reader may act now. */
  get myTurn(): boolean {
    return this.playing && !!this.brief && this.brief.actors.includes(this.seat ?? -1);
  }

  /** Whether the table waits for a decision of the reader's own. */
  get awaited(): boolean {
    // Where everybody acts at any time, nobody's turn is anything to call for.
    return this.myTurn && !this.clock && !(this.window && this.autoPass);
  }

  /** Whether a bot plays for the reader, who may take the seat back. */
  get mayTakeBack(): boolean {
    return this.info?.status === 'playing' && this.info.seats.some(({ yours }) => yours);
  }

  /** Whether time stands still. */
  get paused(): boolean {
    return this.clock !== null && this.clock.stopped !== null;
  }

  /** The time of the game in milliseconds. It never runs backwards. */
  gameNow(): number {
    if (!this.clock) return this.brief?.now ?? 0;
    const last = this.log.at(-1)?.at ?? 0;
    return this.clock.stopped ?? Math.max(last, this.now() - this.clock.origin);
  }

  /** The server's clock. */
  now(): number {
    return this.#connection.now();
  }

  open(): () => void {
    const stop = this.#connection.watch(() => this.#target(), {
      message: (message) => {
        this.receive(message);
      },
      refused: ({ rule }) => {
        this.refused = rule;
      },
    });
    return () => {
      stop();
      this.#stopKeepingTime?.();
      this.#stopKeepingTime = null;
    };
  }

  /** Tells of every step from now on; returns how to stop. */
  follow(follower: Follower): () => void {
    this.#followers = [...this.#followers, follower];
    return () => {
      this.#followers = this.#followers.filter((one) => one !== follower);
    };
  }

  /** Passes every notice about the table's people on, one by one; returns how to stop. */
  heed(notice: (notice: Notice) => void): () => void {
    this.#heeded = notice;
    return () => {
      this.#heeded = null;
    };
  }

  receive(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
        if (message.table.id === this.id) this.#present(message);
        break;
      case 'stepped':
        if (message.table === this.id) this.#step(message);
        break;
      case 'table-changed':
        if (message.table.id === this.id) this.#changed(message.table, message.seat);
        break;
      case 'thinking':
        if (message.table === this.id) this.thinking = message.seats;
        break;
      case 'chat':
        if (message.table === this.id) this.chat = [...this.chat, message.line];
        break;
      case 'clock-changed':
        if (message.table === this.id) this.#setClock(message.clock);
        break;
      case 'storage':
        if (message.table === this.id) this.trouble = message.trouble;
        break;
      case 'notice':
        if (message.table === this.id) this.#heeded?.(message);
        break;
      case 'dismissed':
        if (message.table === this.id) this.refused = 'no-spectators';
        break;
      case 'prepared':
        if (message.table === this.id) this.prepared = message.prepared;
        break;
      case 'auto-passing':
        if (message.table === this.id) this.autoPass = message.on;
        break;
    }
  }

  // A move is meant for the position it was chosen in, hence the row that was seen last.

  async play(move: Move): Promise<void> {
    const at = this.clock ? Math.round(this.gameNow()) : null;
    await this.#onTheWay({ do: 'play', table: this.id, seq: this.seq, move, at });
  }

  /** A whole plan, in one go: everything in order, or nothing. */
  async playAll(moves: readonly Move[]): Promise<void> {
    await this.#onTheWay({ do: 'play-all', table: this.id, seq: this.seq, moves: [...moves] });
  }

  /** What would come of a plan; nobody else learns of it. */
  async rehearse(moves: readonly Move[]): Promise<Rehearsal> {
    const tried = await this.#connection.rehearse({
      do: 'rehearse',
      table: this.id,
      moves: [...moves],
    });
    // Only the board knows which view it wants.
    return tried as unknown as Rehearsal;
  }

  /** Lets the server keep a plan, which may play by itself. */
  keepPlan(moves: readonly Move[], auto: boolean): Promise<void> {
    return this.#connection.command({ do: 'keep-plan', table: this.id, moves: [...moves], auto });
  }

  /** Leaves a note to the reader's own later self. */
  setNote(text: string): Promise<void> {
    return this.#connection.command({ do: 'set-note', table: this.id, text });
  }

  async undo(): Promise<void> {
    await this.#onTheWay({ do: 'undo', table: this.id, seq: this.seq });
  }

  /** Whether the server is to decline every reaction for the reader. */
  async passForMe(on: boolean): Promise<void> {
    this.autoPass = on;
    try {
      await this.#connection.command({ do: 'auto-pass', table: this.id, on });
    } catch (failure) {
      this.autoPass = !on;
      throw failure;
    }
  }

  /** Says how fast bots are to play; only who plays is asked, and nothing is lost if it is not heard. */
  async wishPace(pace: Pace): Promise<void> {
    if (!this.playing || this.pace === pace) return;
    this.pace = pace;
    await this.#connection.command({ do: 'set-pace', table: this.id, pace });
  }

  /** Asks for time to stand still, or to go on; or agrees. To want what is so already takes the wish back. */
  pause(paused: boolean): Promise<void> {
    return this.#connection.command({ do: 'pause', table: this.id, paused });
  }

  /** Where people share this device: the seat whose turn it is, until its person has lifted the curtain. */
  get curtain(): number | null {
    const { info, brief } = this;
    if (info?.status !== 'playing' || info.seats.filter(({ you }) => you).length < 2) return null;
    const awaited = (brief?.actors ?? []).filter((seat) => {
      const one = info.seats[seat];
      return one?.you === true && !one.resigned;
    });
    return this.seat === null ? (awaited[0] ?? null) : null;
  }

  /** The person of this seat has the device now. */
  lift(seat: number): Promise<void> {
    return this.#connection.command({ do: 'lift', table: this.id, seat });
  }

  /** Says what is to be done about somebody whose time is over. */
  vote(seat: number, verdict: Vote['verdict']): Promise<void> {
    return this.#connection.command({ do: 'vote', table: this.id, seat, verdict });
  }

  /** In slow games: says up to when the chat has been read, for the reader's other devices. Nothing depends on it. */
  async readChat(at: number): Promise<void> {
    const { info } = this;
    const own = this.seat !== null || info?.host === true;
    if (!info?.slow || !own || at <= Math.max(info.read ?? 0, this.#read)) return;
    this.#read = at;
    await this.#connection.command({ do: 'read-chat', table: this.id, at }).catch(() => undefined);
  }

  say(text: string): Promise<void> {
    return this.#connection.command({ do: 'say', table: this.id, text });
  }

  sit(seat: number): Promise<void> {
    return this.#connection.command({ do: 'sit', table: this.id, seat });
  }

  setSeat(seat: number, kind: SetSeat['kind'], level: SetSeat['level'] = 'quick'): Promise<void> {
    return this.#connection.command({ do: 'set-seat', table: this.id, seat, kind, level });
  }

  /** Takes the seat back that a bot plays for the reader. */
  takeBack(): Promise<void> {
    return this.#connection.command({ do: 'take-back', table: this.id });
  }

  /** Asks somebody to leave a seat before the start; for the host. */
  remove(seat: number): Promise<void> {
    return this.#connection.command({ do: 'remove', table: this.id, seat });
  }

  /** Does not let a guest talk here, or does again; for the host. */
  mute(guest: string, on: boolean): Promise<void> {
    return this.#connection.command({ do: 'mute', table: this.id, guest, on });
  }

  /** What those may do who have no seat; for the host. */
  setSpectators(spectators: TableInfo['spectators']): Promise<void> {
    return this.#connection.command({ do: 'set-spectators', table: this.id, spectators });
  }

  leave(): Promise<void> {
    return this.#connection.command({ do: 'leave', table: this.id });
  }

  start(): Promise<void> {
    return this.#connection.command({ do: 'start', table: this.id });
  }

  resign(): Promise<void> {
    return this.#connection.command({ do: 'resign', table: this.id });
  }

  rematch(): Promise<void> {
    return this.#connection.command({ do: 'rematch', table: this.id });
  }

  async #onTheWay(order: Parameters<Connection['command']>[0]): Promise<void> {
    this.moving = true;
    try {
      await this.#connection.command(order);
    } finally {
      this.moving = false;
    }
  }

  /** What is asked for: the rows that are here already need not be sent again. */
  #target(): Target {
    const seq = this.brief ? this.seq : 0;
    return { do: 'watch', table: this.id, seq, seat: this.seat, foresee: true };
  }

  #present(whole: Table): void {
    const news = whole.seq !== this.seq || whole.seat !== this.seat || !this.brief;
    this.info = whole.table;
    this.seat = whole.seat;
    this.chat = whole.chat;
    this.canUndo = whole.can_undo;
    this.thinking = whole.thinking;
    this.window = whole.window;
    this.autoPass = whole.auto_pass;
    this.pace = whole.pace;
    this.prepared = whole.prepared ?? null;
    this.#setClock(whole.clock);
    this.trouble = whole.trouble;
    this.refused = null;
    // Asking again brings the same position most of the time; the board need not draw it anew.
    if (!news) return;
    this.seq = whole.seq;
    this.brief = whole.brief as Brief<unknown> | null;
    this.log = [...this.log.slice(0, whole.since), ...whole.log];
    this.events = [];
    for (const { present } of this.#followers) present(this.brief);
  }

  #step({ step, brief, can_undo, window }: Stepped): void {
    if (step.seq <= this.seq) return;
    if (step.seq !== this.seq + 1) {
      this.#connection.watchAgain();
      return;
    }
    this.seq = step.seq;
    this.log = [...this.log, step];
    this.events = step.events as GameEvent[];
    this.brief = brief as Brief<unknown>;
    this.canUndo = can_undo;
    this.window = window;
    for (const follower of this.#followers) follower.step(step, this.brief);
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    if (clock) this.#stopKeepingTime ??= this.#connection.keepTime();
  }

  #changed(info: TableInfo, seat: number | null): void {
    this.info = info;
    if (seat === this.seat) return;
    this.seat = seat;
    // Other eyes see other things: what is on the table has to be asked for again.
    if (info.status !== 'waiting') {
      this.brief = null;
      this.#connection.watchAgain();
    }
  }
}
