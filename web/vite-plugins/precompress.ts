/** Packs every text of the build once and well, so that the server need not do it for each visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Below this a packed file is hardly smaller, or larger. */
const WORTH_BYTES = 512;

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'webfoot-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!PACKABLE.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < WORTH_BYTES) continue;
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
      }
    },
  };
}
