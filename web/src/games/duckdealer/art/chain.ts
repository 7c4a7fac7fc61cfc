/** From recipes to trees: what a good is made of, down to what mines give. */
import type { Good, Tier } from './goods';

export interface Recipe {
  readonly product: Good;
  readonly inputs: readonly Good[];
  readonly tier: Tier;
}

/** One good in a drawn tree: where it stands, and the line up to what it becomes. */
export interface Node {
  readonly good: Good;
  readonly x: number;
  readonly depth: number;
  readonly parentX: number | undefined;
}

export interface Tree {
  readonly recipe: Recipe;
  readonly nodes: readonly Node[];
  /** How many raw goods stand side by side. */
  readonly leaves: number;
  readonly depth: number;
}

export function treeOf(recipe: Recipe, recipes: readonly Recipe[]): Tree {
  const nodes: Node[] = [];
  let leaves = 0;
  let deepest = 0;

  /** Places what a recipe makes over its inputs and says where it stands; a good that no factory makes is a leaf. */
  function place(depth: number, made: Recipe | undefined): number {
    deepest = Math.max(deepest, depth);
    if (!made) return leaves++ + 0.5;
    const below = made.inputs.map((input) => {
      const x = place(
        depth + 1,
        recipes.find((one) => one.product === input),
      );
      return { input, x };
    });
    const middle = below.reduce((sum, { x }) => sum + x, 0) / Math.max(below.length, 1);
    for (const { input, x } of below) {
      nodes.push({ good: input, x, depth: depth + 1, parentX: middle });
    }
    return middle;
  }

  const x = place(0, recipe);
  nodes.push({ good: recipe.product, x, depth: 0, parentX: undefined });
  return { recipe, nodes, leaves, depth: deepest };
}

/** Every good that goes into this one, itself included. */
export function ingredientsOf(good: Good, recipes: readonly Recipe[]): Set<Good> {
  const found = new Set<Good>([good]);
  for (const input of recipes.find((one) => one.product === good)?.inputs ?? []) {
    for (const deeper of ingredientsOf(input, recipes)) found.add(deeper);
  }
  return found;
}
