// Lints each file of the page whose text, or the text of anything that it imports, has changed since it was in order.
//
// The linter's own cache asks whether the file has changed. But rules that know types can find a fault in a file when
// only something far away has changed that it imports. What is in order is kept in node_modules/.cache, so that packages
// installed anew forget it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOT_LINTED } from './not-linted.js';

const WEB = fileURLToPath(new URL('../', import.meta.url));
const KEPT = join(WEB, 'node_modules/.cache/lint.json');
/** Configuration. Beside it, declarations for all modules have a bearing on every file. */
const EVERYWHERE = ['package-lock.json', 'tsconfig.json', 'eslint.config.js', 'svelte.config.js'];
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]*)/g;
const ENDINGS = ['', '.ts', '.js', '.d.ts', '.svelte.ts', '/index.ts'];

const hash = (text) => createHash('sha256').update(text).digest('base64');
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Each file in a folder, without those that are never linted. */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!NOT_LINTED.includes(`${relative(WEB, path)}/`)) yield* filesIn(path);
  }
}

/** The hash of a file's text, and which files it imports. */
const known = new Map();
function read(path) {
  let found = known.get(path);
  if (found === undefined) {
    const text = readFileSync(path, 'utf8');
    const imports = [...text.matchAll(IMPORTED)].flatMap(([, name]) => {
      const from = join(dirname(path), name);
      return ENDINGS.flatMap((ending) => [from + ending, from.replace(/\.js$/, '.ts') + ending]);
    });
    found = { hash: hash(text), imports: [...new Set(imports)].filter(isFile) };
    known.set(path, found);
  }
  return found;
}

/** What a file looks like together with all that it imports. */
function state(path) {
  const seen = new Set([path]);
  for (const one of seen) for (const other of read(one).imports) seen.add(other);
  return hash(
    [...seen]
      .sort()
      .map((one) => `${relative(WEB, one)} ${read(one).hash}`)
      .join('\n'),
  );
}

const files = [...filesIn(WEB)].filter((path) => /\.(js|ts|svelte)$/.test(path));
const tools = ['scripts/lint.js', 'scripts/component-types.js', 'scripts/not-linted.js'];
const common = [...EVERYWHERE, ...tools].map((path) => join(WEB, path));
common.push(
  ...files.filter((path) => /\bdeclare (global|module)\b/.test(readFileSync(path, 'utf8'))),
);
const everywhere = hash([process.version, ...common.map((path) => read(path).hash)].join('\n'));

const before = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
const inOrder = before.everywhere === everywhere ? before.inOrder : {};
const now = Object.fromEntries(files.map((path) => [relative(WEB, path), state(path)]));
const changed = Object.keys(now).filter((path) => inOrder[path] !== now[path]);
if (changed.length > 0) {
  const { ESLint } = await import('eslint');
  const eslint = new ESLint({ cwd: WEB });
  const results = await eslint.lintFiles(changed);
  const formatter = await eslint.loadFormatter('stylish');
  process.stdout.write(await formatter.format(results));
  // Warnings count, too.
  const faulty = results.filter(({ messages }) => messages.length > 0);
  const bad = new Set(faulty.map(({ filePath }) => relative(WEB, filePath)));
  mkdirSync(dirname(KEPT), { recursive: true });
  const kept = Object.entries(now).filter(([path]) => !bad.has(path));
  writeFileSync(KEPT, JSON.stringify({ everywhere, inOrder: Object.fromEntries(kept) }));
  process.exitCode = faulty.length > 0 ? 1 : 0;
}
