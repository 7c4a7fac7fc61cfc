import type { TimerView } from '../../generated/spacedealer';

/** The id of what a timer stands on; none where it stands on nothing. */
export function standsOn(timer: TimerView): string | undefined {
  switch (timer.job) {
    case 'technology':
      return 'technology';
    case 'build':
      return `plan:${timer.place}`;
    case 'use':
    case 'clear':
      return `slot:${timer.column}`;
    case 'scrap':
      return `built:${timer.zone}:${timer.column}`;
    case 'fly':
      return `ship:${timer.ship}`;
    default:
      return undefined;
  }
}
