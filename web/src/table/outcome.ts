/** Who has won, in one line. Partners who win together have not drawn. */
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
