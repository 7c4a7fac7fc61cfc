/** What a good needs: which goods and how many, what is aboard, and where the rest is found, made and wanted. */
import type { DuckDealerView } from '../../../generated/duckdealer';

export interface Need {
  readonly good: string;
  /** How many go into one unit of the goal; one for the goal itself. */
  readonly count: number;
  readonly have: number;
  /** Planets with a mine for it, with a factory for it, and with a consumer for it. */
  readonly mines: readonly string[];
  readonly factories: readonly string[];
  readonly consumers: readonly string[];
  /** What a factory for it takes in; nothing for a raw good. */
  readonly inputs: readonly string[];
  readonly deep: number;
}

export type Service = 'mine' | 'factory' | 'consumer';
export interface Mark {
  readonly good: string;
  readonly service: Service;
}

/** The goal first, then what it is made of, each under what it goes into. Goods that occur twice are counted once. */
export function needsOf(goal: string, view: DuckDealerView, seat: number | null): Need[] {
  const aboard = seat === null ? {} : (view.players[seat]?.goods ?? {});
  const found = new Map<string, Need>();
  const add = (good: string, deep: number): void => {
    const known = found.get(good);
    const inputs = view.recipes[good] ?? [];
    const on = (fits: (planet: DuckDealerView['planets'][number]) => boolean) =>
      view.planets.filter(fits).map(({ id }) => id);
    found.set(
      good,
      known
        ? { ...known, count: known.count + 1 }
        : {
            good,
            count: 1,
            have: aboard[good] ?? 0,
            mines: on(({ mine }) => mine === good),
            factories: on(({ factory }) => factory === good),
            consumers: on(({ consumer }) => consumer === good),
            inputs,
            deep,
          },
    );
    for (const input of inputs) add(input, deep + 1);
  };
  add(goal, 0);
  return [...found.values()];
}

/** What is still to be fetched: a good that is aboard needs neither its factory nor what it is made of. */
function missing(goal: string, view: DuckDealerView, seat: number | null): Set<string> {
  const aboard = { ...(seat === null ? {} : view.players[seat]?.goods) };
  const wanted = new Set<string>();
  const fetch = (good: string): void => {
    const left = aboard[good] ?? 0;
    if (left > 0) {
      aboard[good] = left - 1;
      return;
    }
    wanted.add(good);
    for (const input of view.recipes[good] ?? []) fetch(input);
  };
  fetch(goal);
  return wanted;
}

/** The places that serve the goal now: mines and factories of what is missing, and who wants the goal itself. */
export function marksOf(
  goal: string,
  view: DuckDealerView,
  seat: number | null,
): ReadonlyMap<string, readonly Mark[]> {
  const wanted = missing(goal, view, seat);
  return new Map(
    view.planets
      .map(({ id, mine, factory, consumer }) => {
        const marks: Mark[] = [];
        if (wanted.has(mine)) marks.push({ good: mine, service: 'mine' });
        if (factory !== null && wanted.has(factory))
          marks.push({ good: factory, service: 'factory' });
        if (consumer === goal) marks.push({ good: goal, service: 'consumer' });
        return [id, marks] as const;
      })
      .filter(([, marks]) => marks.length > 0),
  );
}
