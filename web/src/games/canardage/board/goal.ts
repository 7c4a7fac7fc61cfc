/** How Canardage is won, and how many ducks are left. */
import type { CanardageView } from '../../../generated/canardage';
import type { Brief, GoalLine } from '../../contract';

const DUCKS = 5;

export function goal({ view }: Brief<CanardageView>, seat: number | null): GoalLine {
  const living = view.players.map(({ dead }) => DUCKS - dead);
  const own = seat === null ? undefined : living[seat];
  if (own === undefined) return { id: 'goal-line-watching' };
  if (own === 0) return { id: 'goal-line-out' };
  const most = Math.max(...living.filter((_, place) => place !== seat));
  return { id: own === 1 ? 'goal-line-last' : 'goal-line', values: { own, most } };
}
