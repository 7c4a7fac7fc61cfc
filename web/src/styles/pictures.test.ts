import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const here = dirname(fileURLToPath(import.meta.url));

/** The builder leaves an address that leads nowhere as it is, and the browser asks for it in vain. */
test('every picture that a style names is there', () => {
  const named = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/url\('(\.[^']+)'\)/g)].map(({ 1: path }) => ({ file, path: path ?? '' })),
  );
  expect(named.length).toBeGreaterThan(10);
  const lost = named.filter(({ file, path }) => !existsSync(join(here, dirname(file), path)));
  expect(lost).toEqual([]);
});
