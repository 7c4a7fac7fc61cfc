/**
 * The helm: which position is shown, what can be touched in it, and what a touch does.
 *
 * In one's own turn, and while one plans ahead, a touch adds to the plan and the board shows the position after it.
 * Everywhere else (the beginning, an answer to an offer) a touch is the move itself.
 */
import { untrack } from 'svelte';
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { BoardProps, Brief, Choice, Move } from '../../contract';
import { Kept } from './kept.svelte';
import { browserShelf, Plan } from './plan.svelte';
import { journeysIn, movesOf, openWays, reachedPoints, type Reached } from './reach';

type Props = BoardProps<DuckDealerView>;
/** What a touch of the map is for. */
export type Mode = 'fly' | 'road' | 'gate';

const REFUSED_AFTER_MS = 1200;
const BEGINNING = ['bid', 'second-bid', 'place', 'equip', 'start'];

export class Helm {
  readonly #props: Props;
  readonly plan: Plan<DuckDealerView>;
  /** The plan as the server keeps it. */
  readonly kept: Kept;
  /** Planning ahead while others play. */
  drafting = $state(false);
  #mode = $state<Mode>('fly');
  /** A destination with several ways that differ in what they explore. */
  undecided = $state.raw<Reached>();
  /** Sent to be played, in this position. */
  #sent = $state.raw<Brief<DuckDealerView>>();

  constructor(props: Props) {
    this.#props = props;
    const shelf = browserShelf(this.#key);
    this.kept = new Kept(props, () => this.plan);
    this.plan = new Plan(
      {
        read: () => shelf.read(),
        write: (entries) => {
          shelf.write(entries);
          this.kept.edited();
        },
      },
      () => this.#props.onrehearse,
    );
    this.drafting = this.plan.entries.length > 0;
  }

  get #key(): string {
    return `duckdealer-plan ${location.pathname} ${this.#props.seat ?? '-'}`;
  }

  readonly #real = $derived.by(() => this.#props.brief);
  readonly seat: number | null = $derived.by(() => this.#props.seat);

  /** It is one's own turn, and nobody else has anything to answer. */
  readonly ownTurn: boolean = $derived.by(() => {
    const { brief, seat } = this.#props;
    return (
      seat !== null &&
      !brief.over &&
      brief.view.turn === seat &&
      !BEGINNING.includes(brief.view.phase)
    );
  });
  readonly offerOpen: boolean = $derived.by(() => this.#real.view.offer?.proposed ?? false);
  /** One is asked something that is no part of a plan: the beginning, or an offer. */
  readonly asked: boolean = $derived.by(
    () => this.#props.active && !this.ownTurn && this.#real.moves.length > 0,
  );
  readonly canPlan: boolean = $derived.by(
    () =>
      !!this.#props.onrehearse &&
      this.seat !== null &&
      !this.#real.over &&
      !BEGINNING.includes(this.#real.view.phase),
  );
  /** Touches add to the plan. */
  readonly planning: boolean = $derived.by(
    () =>
      this.canPlan &&
      ((this.ownTurn && !this.offerOpen) || (!this.ownTurn && this.drafting && !this.asked)),
  );
  /** The position that is shown: after the plan, while there is one. */
  readonly brief: Brief<DuckDealerView> = $derived.by(() =>
    this.planning && this.plan.tried && (this.plan.moves.length > 0 || !this.ownTurn)
      ? this.plan.tried.brief
      : this.#real,
  );
  readonly view: DuckDealerView = $derived(this.brief.view);
  /** The position shown is a wish, not the table. */
  readonly imagined: boolean = $derived(this.brief !== this.#real);
  readonly moves: readonly Choice[] = $derived.by(() =>
    (this.planning && (this.#props.active || !this.ownTurn)) || this.#props.active
      ? this.brief.moves
      : [],
  );
  readonly sending: boolean = $derived.by(() => this.#sent !== undefined);
  /** The reader may do something now. */
  readonly yours: boolean = $derived(this.moves.length > 0 && !this.sending);

  /** Own moves of an action turn: they go into the plan or, where none can be made, are played at once. */
  readonly acting: boolean = $derived(
    this.yours && this.view.phase === 'action' && (this.planning || !this.canPlan),
  );

  readonly reached: ReadonlyMap<string, Reached> = $derived.by(() =>
    reachedPoints(
      this.yours && this.view.phase === 'action' ? journeysIn(this.view) : [],
      this.red,
    ),
  );
  readonly red: number = $derived.by(() => this.#atHand('red'));
  readonly mode: Mode = $derived.by(() => {
    if (this.view.phase !== 'action' || !this.yours) return 'fly';
    if (this.#mode === 'road') return this.has('road') ? 'road' : 'fly';
    return this.#mode === 'gate' && this.has('open-gate') ? 'gate' : 'fly';
  });

  #atHand(colour: 'red' | 'yellow' | 'blue'): number {
    const { view, seat } = this;
    if (seat === null) return 0;
    const real = view.players[seat]?.energy[colour] ?? 0;
    return view.turn === seat ? real + view.virtual[colour] : real;
  }

  /** What can be spent of a colour in the position shown. */
  energy(colour: 'red' | 'yellow' | 'blue'): number {
    return this.#atHand(colour);
  }

  all(kind: string): readonly Choice[] {
    return this.moves.filter(({ move }) => move.move === kind);
  }

  has(kind: string): boolean {
    return this.moves.some(({ move }) => move.move === kind);
  }

  /** The legal move of this kind with these values, if there is one. */
  find(kind: string, values: Readonly<Record<string, unknown>> = {}): Move | undefined {
    return this.moves.find(
      ({ move }) =>
        move.move === kind && Object.entries(values).every(([key, value]) => move[key] === value),
    )?.move;
  }

  /** Points that a touch of the map means something for, now and in this mode. */
  readonly lit: ReadonlyMap<string, Move> = $derived.by(() => {
    const { phase } = this.view;
    const kinds =
      phase === 'action'
        ? { fly: [], road: ['road'], gate: ['open-gate'] }[this.mode]
        : ['start', 'close-gate', 'reclaim-road'];
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew for every position
    return new Map(
      this.moves
        .filter(({ move }) => kinds.includes(move.move))
        .map(({ move, touches }) => [(touches.at(-1) ?? '').replace('point:', ''), move]),
    );
  });

  /** Does something: adds it to the plan, or plays it. */
  do(...moves: readonly Move[]): void {
    this.undecided = undefined;
    const [first] = moves;
    if (!first || this.sending) return;
    if (this.planning) {
      // Collecting is the whole turn: nothing to plan, unless the supply runs out or it is not one's turn yet.
      if (first.move === 'collect' && this.ownTurn && this.plan.moves.length === 0) {
        if (!this.exhausts(first.colour as 'red')) {
          this.#props.onplay(first);
          return;
        }
      }
      void this.plan.add(moves);
    } else if (this.#props.active) this.#props.onplay(first);
  }

  /** Whether collecting with this free disc takes more than there is. */
  exhausts(free: 'red' | 'yellow' | 'blue'): boolean {
    const { view, seat } = this;
    const income = seat === null ? undefined : view.players[seat]?.income;
    return (['red', 'yellow', 'blue'] as const).some(
      (colour) => (income?.[colour] ?? 0) + (colour === free ? 1 : 0) > view.discs[colour],
    );
  }

  /** A point of the map is touched. Says whether that did anything. */
  touch(point: string): boolean {
    const lit = this.lit.get(point);
    if (lit) {
      this.do(lit);
      return true;
    }
    const reached = this.mode === 'fly' ? this.reached.get(point) : undefined;
    if (!reached?.affordable) return false;
    const [only, ...others] = openWays(reached, this.red);
    if (only && others.length === 0) this.do(...movesOf(only));
    else this.undecided = reached;
    return true;
  }

  setMode(mode: Mode): void {
    this.#mode = this.#mode === mode ? 'fly' : mode;
    this.undecided = undefined;
  }

  /** Steps out of what was begun in the page; says whether there was anything. */
  escape(): boolean {
    if (this.undecided) this.undecided = undefined;
    else if (this.#mode !== 'fly') this.#mode = 'fly';
    else return false;
    return true;
  }

  confirm(): void {
    const { onplayall, active, brief } = this.#props;
    if (!this.plan.ready || !this.ownTurn || !active || !onplayall || this.sending) return;
    this.#sent = brief;
    this.#mode = 'fly';
    onplayall(this.plan.moves);
  }

  /** Ends the turn with these discs kept, and plays it all. */
  async endAndConfirm(keep: Move): Promise<void> {
    if (!this.planning) {
      this.do(keep);
      return;
    }
    await this.plan.add([keep]);
    this.confirm();
  }

  withdraw(): void {
    if (this.#props.active) this.#props.onplay({ move: 'withdraw' });
  }

  /** Called whenever the table has changed or answered. */
  settle(brief: Brief<DuckDealerView>, active: boolean): void {
    if (brief.over && untrack(() => this.plan.entries.length) > 0) this.plan.forget();
    const sent = untrack(() => this.#sent);
    if (!sent) return;
    if (sent !== brief) {
      this.#sent = undefined;
      this.drafting = false;
      this.plan.forget();
    } else if (active) {
      // The answer may come a little before what it led to; if nothing comes, it was a refusal.
      setTimeout(() => {
        if (this.#sent === sent && this.#props.brief === sent) this.#sent = undefined;
      }, REFUSED_AFTER_MS);
    }
  }

  /** Called whenever the server has said which plan it keeps. */
  heed(): void {
    const { kept = null } = this.#props;
    untrack(() => {
      if (!this.kept.heed(kept)) return;
      this.drafting = true;
      this.recheck();
    });
  }

  /** Asks again what would come of the plan, where that matters. */
  recheck(): void {
    if (this.sending || !this.planning) return;
    if (this.plan.moves.length > 0 || !this.ownTurn) void this.plan.check();
  }
}
