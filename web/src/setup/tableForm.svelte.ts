/** The form of a new table: who sits where, and by which rules. */
import type { GameInfo, NewSeat, NewTable, OptionInfo, SlowGame } from '../generated/wire';
import { favouriteLevel, rememberLevel } from '../live/favourites';
import { offeredAt, usualLevel, usualSeats } from '../live/games.svelte';
import { t } from '../i18n';
import type { Level } from '../boardkit/names';

/** Who a chair is for, as one answer: `bot-quick` is a bot of that level. */
export type Sitter = 'me' | 'here' | 'open' | 'link' | `bot-${Level}`;
export type Company = 'bots' | 'friends' | 'here' | 'anybody';
const COMPANIES: readonly Company[] = ['bots', 'friends', 'here', 'anybody'];

export class TableForm {
  readonly game: GameInfo;
  seats = $state<Sitter[]>([]);
  options = $state<Record<string, boolean | string>>({});
  listed = $state(false);
  /** The names of those who share this device, by chair. */
  names = $state<Record<number, string>>({});
  /** The terms of a game over days; null: it is played in one go. */
  slow = $state.raw<SlowGame | null>(null);
  /** Whether everybody may ask the coach, also among people. */
  hints = $state(false);
  /** Who is meant by each kind of company. */
  readonly #sitters: Record<Company, Sitter>;

  constructor(game: GameInfo) {
    this.game = game;
    this.#sitters = {
      bots: `bot-${chosenLevel(game)}`,
      friends: 'link',
      here: 'here',
      anybody: 'open',
    };
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = Array.from({ length: usualSeats(game) }, (_, place) =>
      place === 0 ? 'me' : this.#sitters.bots,
    );
  }

  /** Whom one plays with, if all other chairs are alike. */
  get company(): Company | null {
    const others = this.seats.filter((sitter) => sitter !== 'me');
    const fits = (company: Company) => others.every((sitter) => sitter === this.#sitters[company]);
    return COMPANIES.find(fits) ?? null;
  }

  invite(company: Company): void {
    this.seats = this.seats.map((sitter) => (sitter === 'me' ? 'me' : this.#sitters[company]));
    // Strangers can only come to a table they can find.
    this.listed = company === 'anybody';
  }

  resize(count: number): void {
    const added: Sitter = this.#sitters[this.company ?? 'bots'];
    const grown = Array.from({ length: count }, (_, place) => this.seats[place] ?? added);
    this.seats = grown;
  }

  /** Nobody sits on two chairs: who takes a second one leaves the first to a bot. */
  place(seat: number, sitter: Sitter): void {
    const level = levelOf(sitter);
    if (level !== null) rememberLevel(this.game.key, level);
    this.seats = this.seats.map((one, place) => {
      if (place === seat) return sitter;
      return sitter === 'me' && one === 'me' ? this.#sitters.bots : one;
    });
  }

  /** The options there are at this number of seats. */
  get offered(): OptionInfo[] {
    return offeredAt(this.game.options, this.seats.length);
  }

  /** Whether people share this device. */
  get shared(): boolean {
    return this.seats.includes('here');
  }

  /** The company that can be had: sand timers wait for nobody who takes over a device. */
  get companies(): Company[] {
    return COMPANIES.filter((company) => company !== 'here' || !this.game.timed);
  }

  /** What somebody who shares this device is called. */
  nameOf(seat: number): string {
    return this.names[seat] ?? t('player-number', { number: seat + 1 });
  }

  /** Nobody has to be waited for. */
  get complete(): boolean {
    return !this.seats.some((sitter) => sitter === 'open' || sitter === 'link');
  }

  get changedOptions(): string[] {
    return this.offered
      .filter((option) => this.options[option.name] !== option.default)
      .map((option) => option.name);
  }

  count(kind: NewSeat['kind']): number {
    return this.seats.filter((sitter) => seatOf(sitter).kind === kind).length;
  }

  order(): NewTable {
    return {
      game: this.game.key,
      seats: this.seats.map((sitter, seat) =>
        sitter === 'here' ? { kind: 'here', name: this.nameOf(seat).trim() } : seatOf(sitter),
      ),
      options: Object.fromEntries(
        this.offered.map(({ name }) => [name, this.options[name] ?? false]),
      ),
      listed: this.listed,
      hints: this.hints,
      start: this.complete,
      // Who shares a device sits at it together.
      slow: this.shared ? null : this.slow,
    };
  }
}

/** The bots of a new table: those that the reader chose last, or else the usual ones. */
function chosenLevel(game: GameInfo): Level {
  const favourite = favouriteLevel(game.key);
  return favourite !== undefined && game.levels.includes(favourite) ? favourite : usualLevel(game);
}

export function levelOf(sitter: Sitter): Level | null {
  return sitter.startsWith('bot-') ? sitter.slice(4) : null;
}

function seatOf(sitter: Sitter): NewSeat {
  const level = levelOf(sitter);
  return level ? { kind: 'bot', level } : { kind: sitter as NewSeat['kind'] };
}
