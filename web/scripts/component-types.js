// Lets the linter's TypeScript read components as the linter does, from the start. Else it reads them as they are on the
// disk, finds another text in each that is linted, and makes the program and its types again, hundreds of times.
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= '1';
