/**
 * The live connection: one WebSocket a page, open as long as something is watched.
 *
 * A command is kept until it is answered. If the connection breaks, the commands still open are sent
 * again with the keys they had, so the server obeys each exactly once.
 */
import { untrack } from 'svelte';
import { ProblemError } from '../api';
import type {
  AnyCommand,
  AnyMessage,
  Me,
  Ping,
  Refusal,
  Rehearsal,
  Rehearse,
  Watch,
  WatchLobby,
} from '../generated/wire';
import { ServerClock } from './serverClock';

type WithoutKey<Kind> = Kind extends unknown ? Omit<Kind, 'key'> : never;
export type Target = WithoutKey<Watch | WatchLobby>;
export type Order = WithoutKey<Exclude<AnyCommand, Watch | WatchLobby | Rehearse | Ping>>;
export type Trial = WithoutKey<Rehearse>;

/** The part of WebSocket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>;

export interface Surroundings {
  openSocket: () => Socket;
  /** Makes this browser known to the server, which the socket asks for. */
  introduce: () => Promise<Me>;
  recognise: (me: Me) => void;
}

export interface Watcher {
  message: (message: AnyMessage) => void;
  /** The server does not let us watch this. */
  refused?: (reason: Refusal) => void;
}

/** The server said no; nothing has changed. */
export class RefusedError extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason.rule);
    this.name = 'RefusedError';
    this.reason = reason;
  }
}

interface Open {
  key: string;
  text: string;
  /** What came of it, where there is more to say than yes. */
  rehearsal: Rehearsal | null;
  resolve: (rehearsal: Rehearsal | null) => void;
  reject: (error: RefusedError) => void;
}

const NOT_INTRODUCED = 4401;
/** The administrator keeps this visitor out; trying again would not help. */
const CLOSED_TO_US = 4403;
const KEPT_OUT = 'kept-out';
const TOO_FAST = 'too-fast';
const TRY_AGAIN_MS = 2_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const ANSWER_WITHIN_MS = 10_000;
/** After this much silence we ask whether anybody is still there. */
const SILENCE_MS = 45_000;
const REST_AFTER_MS = 3_000;
/** How often the time is asked for where it matters: a few times at once, then now and then. */
const QUICK_PINGS = 5;
const QUICK_PING_MS = 300;
const PING_MS = 15_000;

export class Connection {
  state = $state<'resting' | 'connecting' | 'open' | 'kept-out'>('resting');
  /** Attempts in a row that failed. */
  failures = $state(0);

  readonly #world: Surroundings;
  #socket: Socket | null = null;
  #introduced = false;
  readonly #clock = new ServerClock();
  /** Pages that need the time exactly. */
  #timekeepers = 0;
  /** The question that is open, and when it was sent. */
  #pinged = { key: '', at: 0 };
  #quickPings = 0;
  #nextPing: ReturnType<typeof setTimeout> | undefined;
  #open: Open[] = [];
  #watched: { target: () => Target; watcher: Watcher } | null = null;
  #watchKey = '';
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(world: Surroundings) {
    this.#world = world;
    addEventListener('online', () => {
      this.#hurry();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      this.#hurry();
      this.#askTheTime();
    });
  }

  /** The server's clock, milliseconds since 1970. */
  now(): number {
    return this.#clock.now();
  }

  /** From now on the server's clock is followed closely; returns how to stop. */
  keepTime(): () => void {
    this.#timekeepers += 1;
    if (untrack(() => this.state) === 'open') this.#askTheTime();
    let kept = true;
    return () => {
      if (kept) this.#timekeepers -= 1;
      kept = false;
    };
  }

  /**
   * Watches one thing instead of any other; returns how to stop.
   *
   * The target is asked for whenever the server is, for it may say what is known already.
   */
  watch(target: Target | (() => Target), watcher: Watcher): () => void {
    const mine = { target: typeof target === 'function' ? target : () => target, watcher };
    this.#watched = mine;
    clearTimeout(this.#rest);
    // Pages call this in an effect, which must not run again because the connection changes.
    const state = untrack(() => this.state);
    if (state === 'open') this.#sendWatch();
    else if (state === 'resting') void untrack(() => this.#connect());
    return () => {
      if (this.#watched !== mine) return;
      this.#watched = null;
      // The next page usually watches something at once; only otherwise is the line let go.
      this.#rest = setTimeout(() => {
        this.#restIfIdle();
      }, REST_AFTER_MS);
    };
  }

  /** Asks for the present of what is watched. */
  watchAgain(): void {
    if (this.state === 'open' && this.#watched) this.#sendWatch();
  }

  /** Sends a command; resolves once it is accepted, rejects with RefusedError if it is not. */
  command(order: Order): Promise<void> {
    return this.#order(order, () => undefined);
  }

  /** Asks what would come of a plan; changes nothing. */
  rehearse(trial: Trial): Promise<Rehearsal> {
    return this.#order(trial, (rehearsal) => {
      if (!rehearsal) throw new Error('a plan was accepted without being tried');
      return rehearsal;
    });
  }

  async #order<Answer>(
    order: Order | Trial,
    read: (rehearsal: Rehearsal | null) => Answer,
  ): Promise<Answer> {
    const key = newKey();
    const text = JSON.stringify({ ...order, key });
    const rehearsal = await new Promise<Rehearsal | null>((resolve, reject) => {
      this.#open.push({ key, text, rehearsal: null, resolve, reject });
      if (this.state === 'open') this.#send(text);
      else if (this.state === 'resting') void this.#connect();
      else if (this.state === 'kept-out') this.#keptOut();
    });
    return read(rehearsal);
  }

  async #connect(): Promise<void> {
    this.state = 'connecting';
    clearTimeout(this.#retry);
    try {
      if (!this.#introduced) this.#world.recognise(await this.#world.introduce());
      this.#introduced = true;
    } catch (error) {
      if (error instanceof ProblemError && error.problem === KEPT_OUT) this.#keptOut();
      else this.#lost();
      return;
    }
    const socket = this.#world.openSocket();
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data) as AnyMessage);
    };
    socket.onclose = ({ code }) => {
      if (code === NOT_INTRODUCED) this.#introduced = false;
      if (this.#socket !== socket) return;
      if (code === CLOSED_TO_US) this.#keptOut();
      else this.#lost();
    };
    this.#expectAnswer();
  }

  #lost(): void {
    this.#letGo();
    this.state = 'connecting';
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.failures, LONGEST_WAIT_MS);
    this.failures += 1;
    // Jitter: after a restart of the server not everybody knocks at the same moment.
    this.#retry = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #keptOut(): void {
    this.#letGo();
    this.state = 'kept-out';
    const open = this.#open;
    this.#open = [];
    for (const { reject } of open) reject(new RefusedError({ rule: KEPT_OUT, values: {} }));
  }

  #letGo(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#impatience);
    clearTimeout(this.#silence);
    clearTimeout(this.#nextPing);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #restIfIdle(): void {
    if (this.#watched || this.#open.length > 0 || this.state === 'kept-out') return;
    this.#letGo();
    this.state = 'resting';
  }

  /** Something tells us that trying now may work: the network is back, the page is looked at. */
  #hurry(): void {
    if (this.state === 'connecting' && !this.#socket) void this.#connect();
    else if (this.state === 'open' && Date.now() - this.#heardAt > ANSWER_WITHIN_MS) this.#ask();
  }

  /** Watching again is answered always, so it shows whether the line is alive; and heals what was missed. */
  #ask(): void {
    if (!this.#watched || document.visibilityState === 'hidden') return;
    this.#expectAnswer();
    this.#sendWatch();
  }

  #expectAnswer(): void {
    clearTimeout(this.#impatience);
    this.#impatience = setTimeout(() => {
      this.#lost();
    }, ANSWER_WITHIN_MS);
  }

  #sendWatch(): void {
    if (!this.#watched) return;
    this.#watchKey = newKey();
    clearTimeout(this.#patience);
    this.#send(JSON.stringify({ ...this.#watched.target(), key: this.#watchKey }));
  }

  /** Several times at first, for one exchange may be slow. */
  #askTheTime(): void {
    this.#quickPings = QUICK_PINGS;
    this.#ping();
  }

  #ping(): void {
    clearTimeout(this.#nextPing);
    if (this.state !== 'open' || this.#timekeepers === 0) return;
    const key = newKey();
    this.#pinged = { key, at: Date.now() };
    this.#send(JSON.stringify({ do: 'ping', key }));
    this.#quickPings -= 1;
    this.#nextPing = setTimeout(
      () => {
        this.#ping();
      },
      this.#quickPings > 0 ? QUICK_PING_MS : PING_MS,
    );
  }

  #send(text: string): void {
    this.#socket?.send(text);
  }

  #receive(message: AnyMessage): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#impatience);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#ask();
    }, SILENCE_MS);
    if (message.type === 'welcome') this.#welcomed(message.me, message.now);
    else if (message.type === 'pong') this.#ponged(message.key, message.now);
    else if (message.type === 'accepted') this.#accepted(message.key);
    else if (message.type === 'rehearsed') this.#rehearsed(message.key, message.rehearsal);
    else if (message.type === 'refused') this.#refused(message.key, message.reason);
    else this.#watched?.watcher.message(message);
  }

  #welcomed(me: Me, now: number): void {
    this.#clock.greeted(now);
    this.failures = 0;
    this.state = 'open';
    this.#world.recognise(me);
    this.#sendWatch();
    for (const { text } of this.#open) this.#send(text);
    this.#askTheTime();
  }

  #ponged(key: string, now: number): void {
    if (key === this.#pinged.key) this.#clock.answered(this.#pinged.at, now);
  }

  #accepted(key: string): void {
    const open = this.#answered(key);
    open?.resolve(open.rehearsal);
  }

  #rehearsed(key: string, rehearsal: Rehearsal): void {
    const open = this.#open.find((one) => one.key === key);
    if (open) open.rehearsal = rehearsal;
  }

  #refused(key: string | null, reason: Refusal): void {
    if (key !== null && key === this.#watchKey) this.#notWatching(reason);
    else this.#answered(key)?.reject(new RefusedError(reason));
  }

  #notWatching(reason: Refusal): void {
    if (reason.rule !== TOO_FAST) {
      this.#watched?.watcher.refused?.(reason);
      return;
    }
    // Others behind the same address may be asking for much: it will be our turn again.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.watchAgain();
    }, TRY_AGAIN_MS);
  }

  #answered(key: string | null): Open | undefined {
    const open = this.#open.find((one) => one.key === key);
    this.#open = this.#open.filter((one) => one !== open);
    return open;
  }
}

/** `crypto.randomUUID` would not do: it is missing where a page is reached without https, as at home. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
