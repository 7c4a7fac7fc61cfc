/** Writes /sw.js: the service worker, with the list of the files of this build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/sw.js', import.meta.url));
/** Beside the built files: these the page needs, too. */
const PUBLIC = ['/favicon.svg', '/manifest.webmanifest'];

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (first.has(name) || chunk === undefined) return;
        first.add(name);
        if (chunk.type !== 'chunk') return;
        chunk.imports.forEach(visit);
        chunk.viteMetadata?.importedCss.forEach(visit);
        chunk.viteMetadata?.importedAssets.forEach(visit);
      };
      for (const [name, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
      // The words of the shell, in every language, are small.
      for (const [name, chunk] of Object.entries(bundle))
        if (
          chunk.type === 'chunk' &&
          /\/web\/src\/locale\/.*\.ftl/.test(chunk.facadeModuleId ?? '')
        )
          visit(name);
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort();
      const rest = files.filter((name) => !first.has(name));
      const started = [...first].filter((name) => name.startsWith('assets/')).sort();
      const source = readFileSync(SOURCE, 'utf8');
      const version = createHash('sha256')
        .update(JSON.stringify(files))
        .update(source)
        .digest('hex');
      const paths = (names: readonly string[]) => JSON.stringify(names.map((name) => `/${name}`));
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', version.slice(0, 12))
          .replace('__FIRST__', () =>
            JSON.stringify([...PUBLIC, ...started.map((name) => `/${name}`)]),
          )
          .replace('__REST__', () => paths(rest)),
      });
    },
  };
}
