/** How a game ends: who has won, who has given up. */
import type { SeatInfo } from '../generated/wire';
import { currentLanguage, t } from '../i18n';
import { listed } from './names';

export interface Outcome {
  winners: readonly number[];
  /** The seats that win together; null where each plays for itself. */
  teams: readonly (readonly number[])[] | null;
  names: readonly string[];
  /** Through whose eyes; null: a spectator's. */
  seat: number | null;
}

/** Who has won, in one line. Partners who win together have not drawn. */
export function headline({ winners, teams, names, seat }: Outcome): string {
  const named = (seats: readonly number[]) =>
    listed(
      seats.map((one) => names[one] ?? ''),
      currentLanguage(),
    );
  const mine = seat !== null && winners.includes(seat);
  if (winners.length === 1) return mine ? t('you-win') : t('one-wins', { name: named(winners) });
  const together = teams?.some((team) => winners.every((winner) => team.includes(winner)));
  if (!together) return t('draw', { names: named(winners) });
  return mine
    ? t('you-win-with', { names: named(winners.filter((winner) => winner !== seat)) })
    : t('team-wins', { names: named(winners) });
}

/** Who has given up, in one line; nothing, if nobody has. */
export function givenUp(
  seats: readonly SeatInfo[],
  names: readonly string[],
  seat: number | null,
): string {
  const gone = names.filter((_, place) => seats[place]?.resigned && place !== seat);
  const others =
    gone.length > 0
      ? [t('gave-up', { names: listed(gone, currentLanguage()), count: gone.length })]
      : [];
  const mine = seat !== null && seats[seat]?.resigned ? [t('you-gave-up')] : [];
  return [...mine, ...others].join(' ');
}

/** Who wins at once if this seat gives up, because nobody else is left; nobody, while the game goes on. */
export function leftWithout(
  seat: number,
  seats: readonly SeatInfo[],
  teams: readonly (readonly number[])[] | null,
): readonly number[] {
  const playing = (teams ?? seats.map((_, place) => [place]))
    .map((team) => team.filter((one) => one !== seat && !seats[one]?.resigned))
    .filter((team) => team.length > 0);
  return playing.length === 1 ? (playing[0] ?? []) : [];
}
