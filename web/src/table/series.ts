/** A series: games that the same people play at tables that follow each other. */
import type { SeriesInfo } from '../generated/wire';
import { t } from '../i18n';

/** The series after one more game, which these seats have won. */
export function after(
  series: SeriesInfo | null,
  winners: readonly number[],
  seats: number,
): SeriesInfo {
  const before = series?.wins ?? Array.from({ length: seats }, () => 0);
  const wins = before.map((count, seat) => count + Number(winners.includes(seat)));
  return { games: 1 + (series?.games ?? 0), wins };
}

/** How a series stands, in words. */
export function seriesInWords({ games, wins }: SeriesInfo, names: readonly string[]): string {
  const score = wins.map((count, seat) => `${names[seat] ?? ''} ${count}`).join(' · ');
  return t('series', { count: games, score });
}
