/** How Dale of Merchants 2 is won, and what the next stack asks for. */
import type { DaleView } from '../../../generated/dale';
import type { Brief, GoalLine } from '../../contract';

export function goal({ view, scores }: Brief<DaleView>, seat: number | null): GoalLine {
  const values = { goal: view.goal, need: view.need };
  if (seat === null) return { id: 'goal-line-watching', values };
  const own = scores[seat] ?? 0;
  return { id: own + 1 >= view.goal ? 'goal-line-last' : 'goal-line', values: { ...values, own } };
}
