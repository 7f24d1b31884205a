import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { browsers } from './browser.ts';
import { elementsOfCdn } from './plugins/elements-of-cdn.ts';

/**
 * Builds `dist/host/`: the console, for any static server that falls back to `index.html`. It loads the chunks of
 * `dist/cdn/`.
 */
export function host(root: string): UserConfig {
  return {
    root: join(root, 'src/host'),
    plugins: [elementsOfCdn(root)],
    css: cssOfHost,
    publicDir: join(root, 'src/host/public'),
    build: {
      outDir: join(root, 'dist/host'),
      emptyOutDir: true,
      target: browsers,
      modulePreload: { polyfill: false },
    },
  };
}

/** Adds the elements' tokens to the console's own page, so that colours are defined only once. */
export const cssOfHost = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'dict-tokens-of-page',
        Rule(rule: { selector: string }) {
          if (rule.selector === '.d-root') rule.selector = ':root';
        },
      },
    ],
  },
};
