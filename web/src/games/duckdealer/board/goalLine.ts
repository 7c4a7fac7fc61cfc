/** How Duck Dealer is won, how many action turns are left for all, and how one stands. */
import type { DuckDealerView } from '../../../generated/duckdealer';
import type { Brief, GoalLine } from '../../contract';

export function goal({ view, scores }: Brief<DuckDealerView>, seat: number | null): GoalLine {
  const left = view.track_length - view.track.length;
  if (seat === null) return { id: 'goal-line-watching', values: { left } };
  const own = scores[seat] ?? 0;
  const most = Math.max(...scores.filter((_, place) => place !== seat));
  return { id: left <= 1 ? 'goal-line-last' : 'goal-line', values: { left, own, most } };
}
