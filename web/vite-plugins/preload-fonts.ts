/** Asks for the fonts together with the style sheet, so that words do not change face while read. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

export function preloadFonts(): Plugin {
  return {
    name: 'webfoot-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        return Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head',
          }));
      },
    },
  };
}
