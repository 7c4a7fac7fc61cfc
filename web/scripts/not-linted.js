/** Folders that the linter leaves alone: what others made, and what is generated. */
export const NOT_LINTED = [
  '.svelte-check/',
  'dist/',
  'node_modules/',
  'positions/',
  'src/generated/',
];
