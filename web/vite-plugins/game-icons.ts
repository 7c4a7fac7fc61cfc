/**
 * `import duck from 'game-icons:duck'` gives the path of that icon, and only that one is bundled.
 *
 * The icons are those of game-icons.net (CC BY 3.0): each is one path in a 512 × 512 square.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icons:';
const RESOLVED = '\0' + PREFIX;
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

function readIconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'webfoot-game-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      set ??= readIconSet();
      const path = ONE_PATH.exec(set.icons[name]?.body ?? '')?.[1];
      if (!path) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
