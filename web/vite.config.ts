import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './vite-plugins/game-icons.ts';
import { keptModules } from './vite-plugins/kept-modules.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';
import { preloadFonts } from './vite-plugins/preload-fonts.ts';

const SERVER = 'http://127.0.0.1:8000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TESTS = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts'));
/** What a test does that replaces modules or parts of the browser, or leaves something in them. */
const LEAVES_TRACES =
  /vi\.(mock|doMock|resetModules|stub|spyOn|useFakeTimers)|\.prototype\b|defineProperty|Storage\b|globalThis|window\.|Reflect\.set|'nim'/;
const ALONE = TESTS.filter((path) => LEAVES_TRACES.test(readFileSync(here(path), 'utf8')));

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    gameIcons(),
    preloadFonts(),
    serviceWorker(),
    keptModules(),
    // Nobody fetches the gallery over a network.
    mode === 'gallery' ? undefined : precompress(),
  ],
  // Under test the browser build of Svelte is wanted, not the one for servers.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    // The games' texts live beside their rules, outside this folder.
    fs: { allow: ['.', here('../src/webfoot/games')] },
    proxy: {
      '^/api/': SERVER,
      '^/ws(/|$)': { target: SERVER, ws: true },
      // The slash matters: a bare /s would also catch Vite's own /src.
      '^/s/': SERVER,
    },
  },
  build: {
    // light-dark() is what decides here: browsers from mid-2024 on.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Nothing becomes a data: address, so the page lives under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: [
      './src/testing/animations.ts',
      './src/testing/network.ts',
      './src/testing/texts.ts',
    ],
    css: true,
    // Compiled modules, in node_modules/.experimental-vitest-cache.
    experimental: { fsModuleCache: true },
    // A busy machine is no fault of the page.
    testTimeout: 60_000,
    // A browser and modules of its own cost a file as much as most tests in it take. Those that leave no traces share
    // them.
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'together',
          include: TESTS.filter((path) => !ALONE.includes(path)),
          isolate: false,
        },
      },
    ],
  },
}));
