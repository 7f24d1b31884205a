import { join } from 'node:path';
import type { UserConfig, Plugin } from 'vite';
import { browsers } from './outputs.ts';
import { cpSync, readFileSync } from 'node:fs';
import { chunkMapFile, type ChunkMap } from './plugins/chunk-map.ts';

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

/**
 * Puts the elements' design tokens on the console's `:root`, so that colours are defined only once. In `npm run dev` this
 * plugin gets the elements' own sheets too, and must leave them unchanged.
 */
export const cssOfHost = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'dict-tokens-of-page',
        Rule(rule: { selector: string }, { result }: { result: { opts: { from?: string } } }) {
          if (rule.selector === '.d-root' && result.opts.from?.includes('/src/host/')) rule.selector = ':root';
        },
      },
    ],
  },
};

function elementsOfCdn(root: string): Plugin {
  const cdn = join(root, 'dist/cdn');
  const { index } = JSON.parse(readFileSync(join(cdn, chunkMapFile), 'utf8')) as ChunkMap;
  const elements = `/${index.file}`;
  return {
    name: 'dict:elements-of-cdn',
    enforce: 'pre',
    resolveId: (id) => (/\/elements\/(?:index|texts)\.ts$/.test(id) ? { id: elements, external: true } : undefined),
    // The address in the console's import of the elements. The bundler's own would be a `../` path up to the disk's root.
    outputOptions: (options) => ({ ...options, paths: { [elements]: `./${index.file}` } }),
    transformIndexHtml: () =>
      index.needed.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `/${file}` },
        injectTo: 'head',
      })),
    closeBundle() {
      for (const name of ['chunks', 'licenses.md'])
        cpSync(join(cdn, name), join(root, 'dist/host', name), { recursive: true });
    },
  };
}
