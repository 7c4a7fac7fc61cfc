/** Rulings of a game in groups, in the order in which the game lists them; what is in no group comes last. */
import type { OptionInfo } from '../generated/wire';

export interface Rulings {
  /** Empty for the rest. */
  readonly name: string;
  readonly options: readonly OptionInfo[];
}

export function groupsOf(
  options: readonly OptionInfo[],
  groups: Readonly<Record<string, readonly string[]>>,
): Rulings[] {
  const grouped = Object.values(groups).flat();
  const named = Object.entries(groups).map(([name, members]) => ({
    name,
    options: options.filter((option) => members.includes(option.name)),
  }));
  const rest = options.filter((option) => !grouped.includes(option.name));
  return [...named, { name: '', options: rest }].filter((group) => group.options.length > 0);
}
