/** Which games this server can host, and what they are called; asked once a visit. */
import { api } from '../api';
import { readable } from '../boardkit/plain';
import type { GameInfo, NewSeat, NewTable, OptionInfo, Title } from '../generated/wire';
import { currentLanguage, t } from '../i18n';
import { favouriteLevel } from './favourites';
import { recentTables } from './recent';
import { ENOUGH, wins } from './wins';

let asked: Promise<readonly GameInfo[]> | undefined;
/** Undefined until the server has answered; nothing, if it has not. */
let known = $state.raw<readonly GameInfo[]>();

export function playableGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (games) => {
      known = games;
      return games;
    },
    (failure: unknown) => {
      // The next page may ask again.
      asked = undefined;
      known ??= [];
      throw failure;
    },
  );
  return asked;
}

/** A game as this server knows it, once it has told. */
export function gameInfo(key: string): GameInfo | undefined {
  if (known === undefined) playableGames().catch(() => undefined);
  return known?.find((game) => game.key === key);
}

/** What stands on the lid, in the reader's language; empty for the moment until the server has answered. */
export function gameTitle(key: string): Title {
  const title = gameInfo(key)?.titles[currentLanguage()];
  return title ?? { name: known === undefined ? '' : readable(key), pitch: '' };
}

/** What a game is called. */
export const gameName = (key: string): string => gameTitle(key).name;

/** For how many it is. */
export const seatsInWords = ({ min_seats: least, max_seats: most }: GameInfo): string =>
  least === most ? t('seats-exactly', { count: least }) : t('seats-from-to', { least, most });

const USUAL_SEATS = 4;

/** How many sit down if nobody says otherwise. */
export function usualSeats({ min_seats, max_seats }: GameInfo): number {
  return Math.max(min_seats, Math.min(max_seats, USUAL_SEATS));
}

/** The options of a game that exist at this number of seats. */
export function offeredAt(options: readonly OptionInfo[], seats: number): OptionInfo[] {
  return options.filter((option) => option.seats?.includes(seats) ?? true);
}

const SHORT = { name: 'length', value: '10' };

/** The bots a reader meets unless they choose others: gentle ones until the game is no longer new to them. */
export function usualLevel({ key, levels }: GameInfo): GameInfo['levels'][number] {
  const favourite = favouriteLevel(key) ?? '';
  const later = levels.includes(favourite) ? favourite : 'quick';
  const wanted = wins(key) < ENOUGH ? 'gentle' : later;
  return levels.includes(wanted) ? wanted : (levels[0] ?? 'quick');
}

/** The first table of a game in this browser: a short game where there is one; null if it is not the first. */
export function firstGame(game: GameInfo): NewTable | null {
  if (recentTables().some((table) => table.game === game.key)) return null;
  const short = game.options.some(
    ({ name, choices }) => name === SHORT.name && choices?.includes(SHORT.value),
  );
  return {
    ...againstBots(game),
    ...(short ? { options: { [SHORT.name]: SHORT.value } } : {}),
  };
}

/** A table against bots that starts at once. */
export function againstBots(game: GameInfo): NewTable {
  const level = usualLevel(game);
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): NewSeat => ({
    kind: 'bot',
    level,
  }));
  return { game: game.key, seats: [{ kind: 'me' }, ...bots], start: true };
}
