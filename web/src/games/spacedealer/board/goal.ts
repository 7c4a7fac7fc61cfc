/** How Space Dealer is won, and how one stands. */
import type { SpaceDealerView } from '../../../generated/spacedealer';
import type { Brief, GoalLine } from '../../contract';

export function goal({ view, scores }: Brief<SpaceDealerView>, seat: number | null): GoalLine {
  if (seat === null) return { id: 'goal-line-watching' };
  const own = scores[seat] ?? 0;
  const most = Math.max(...scores.filter((_, place) => place !== seat));
  return { id: view.phase === 'overtime' ? 'goal-line-last' : 'goal-line', values: { own, most } };
}
