import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chunkMapFile, type ChunkMap } from './chunk-map.ts';

/** The host composes what embedders load: its `import … from 'src/elements/index.ts'` is a chunk of the CDN, which lies beside it. */
export function elementsOfCdn(root: string): Plugin {
  const cdn = join(root, 'dist/cdn');
  const { index } = JSON.parse(readFileSync(join(cdn, chunkMapFile), 'utf8')) as ChunkMap;
  return {
    name: 'dict:elements-of-cdn',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/elements/index.ts') ? { id: `/${index.file}`, external: true } : undefined),
    // Without this each level of imports would cost a round trip.
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
