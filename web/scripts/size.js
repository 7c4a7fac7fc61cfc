// How much a first visit downloads: the page, and all that it and its scripts ask for unasked. Fails above the budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET_KB = 120;
const dist = fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${dist}/index.html`)) {
  console.error('There is no build: run `npm run build` first.');
  process.exit(1);
}

const wanted = new Set(['/index.html']);
for (const file of wanted) {
  const text = /\.(html|js|css)$/.test(file) ? readFileSync(dist + file, 'utf8') : '';
  for (const [, path] of text.matchAll(patternFor(file))) {
    const found = path.startsWith('/') ? path : posix.join(dirname(file), path);
    if (existsSync(dist + found)) wanted.add(found);
  }
}
// Every visitor also reads the words of one language; the longest counts.
const words = languageFiles().sort((a, b) => packed(b).gzip - packed(a).gzip)[0];
if (words) wanted.add(words);

function patternFor(file) {
  if (file.endsWith('.html')) return /(?:src|href)="([^"]+)"/g;
  if (file.endsWith('.css')) return /url\(["']?([^"')]+)["']?\)/g;
  // Static imports only: what is fetched later is not part of the first visit.
  return /(?:from|import)\s*["']([^"']+)["']/g;
}

function languageFiles() {
  const entry = [...wanted].filter((file) => file.endsWith('.js'));
  const named = entry.flatMap((file) => [
    ...readFileSync(dist + file, 'utf8').matchAll(
      /"\.\.\/locale\/\w+\.ftl".{0,60}?import\(\W*([^`"']+)[`"']/g,
    ),
  ]);
  return named
    .map(([, path]) => posix.join('/assets', path))
    .filter((file) => existsSync(dist + file));
}

function packed(file) {
  const body = readFileSync(dist + file);
  // Fonts are packed already.
  if (/\.(woff2|png)$/.test(file)) return { gzip: body.length, brotli: body.length };
  return { gzip: gzipSync(body, { level: 9 }).length, brotli: brotliCompressSync(body).length };
}

let gzip = 0;
let brotli = 0;
const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
for (const file of wanted) {
  const size = packed(file);
  gzip += size.gzip;
  brotli += size.brotli;
  console.log(
    `${kb(statSync(dist + file).size)} ${kb(size.gzip)} ${kb(size.brotli)}  ${basename(file)}`,
  );
}
console.log(`        ${kb(gzip)} ${kb(brotli)}  kB packed by gzip, brotli; budget ${BUDGET_KB} kB`);
if (gzip > BUDGET_KB * 1000) process.exit(1);
