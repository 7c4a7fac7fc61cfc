/** A lesson without a network: what the service worker has kept of it, along the lesson's own way. */
import { api, type Made } from '../api';
import type { Shown } from '../generated/wire';

/** Where a learner stands who has done this. What the lesson would not do itself cannot be judged here. */
export async function withoutNetwork(
  game: string,
  lesson: string,
  made: Made,
  to: number | null,
): Promise<Shown> {
  return stand(await api.wholeLesson(game, lesson), made, to);
}

export function stand(moments: readonly Shown[], made: Made, to: number | null): Shown {
  if (to !== null) {
    const there = moments.find((moment) => moment.at >= to) ?? moments.at(-1);
    if (there) return there;
  }
  const done = JSON.stringify(made);
  const same = moments.find((moment) => JSON.stringify(moment.made) === done);
  if (same) return same;
  const before = moments.findLast(
    (moment) => JSON.stringify(moment.made) === JSON.stringify(made.slice(0, moment.made.length)),
  );
  if (!before) throw new Error('a lesson begins with nothing done');
  return { ...before, status: 'stopped', say: 'lesson-offline', frames: [], refusal: null };
}
