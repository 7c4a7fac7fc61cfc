/** Which games this server can host; asked once a visit. */
import { api } from '../api';
import type { GameInfo, NewSeat, NewTable, OptionInfo } from '../generated/wire';

let asked: Promise<GameInfo[]> | undefined;

export function playableGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((failure: unknown) => {
    // The next page may ask again.
    asked = undefined;
    throw failure;
  });
  return asked;
}

const USUAL_SEATS = 4;

/** How many sit down if nobody says otherwise. */
export function usualSeats({ min_seats, max_seats }: GameInfo): number {
  return Math.max(min_seats, Math.min(max_seats, USUAL_SEATS));
}

/** The options of a game that exist at this number of seats. */
export function offeredAt(options: readonly OptionInfo[], seats: number): OptionInfo[] {
  return options.filter((option) => option.seats?.includes(seats) ?? true);
}

/** A table against bots that starts at once. */
export function againstBots(game: GameInfo): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): NewSeat => ({ kind: 'bot' }));
  return { game: game.key, seats: [{ kind: 'me' }, ...bots], start: true };
}
