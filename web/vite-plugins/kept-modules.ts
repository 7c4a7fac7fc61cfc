import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
// What Vitest adds to plugins: `configureVitest`.
import 'vitest/config';

/**
 * What the tests load is kept on the disk as it was compiled, for as long as its text and the settings stay the same.
 * Two things have a bearing on it that Vitest does not look at: the settings of components, and, where a module asks for
 * all files of a sort, which files there are.
 */
export function keptModules(): Plugin {
  const settings = readFileSync(new URL('../svelte.config.js', import.meta.url), 'utf8');
  return {
    name: 'kept-modules',
    configureVitest({ experimental_defineCacheKeyGenerator: key }) {
      key(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : settings));
    },
  };
}
