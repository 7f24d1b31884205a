import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { nameOf } from './names.ts';
import { capturedBind } from './plugins/captured-bind.ts';
import { chunkMapFile, type ChunkMap } from './plugins/chunk-map.ts';
import { integrity } from './plugins/integrity.ts';

/** `dist/cdn/dict.js`, after the chunks: it knows their names. */
export function loader(root: string): UserConfig {
  const folder = join(root, 'dist/cdn');
  const map = JSON.parse(readFileSync(join(folder, chunkMapFile), 'utf8')) as ChunkMap;
  const lists = Object.values(map.tags).flatMap(({ needed, later }) => [...needed, ...later]);
  const files = [...new Set([map.entry, ...lists])];
  return {
    plugins: [capturedBind(), integrity(folder)],
    publicDir: false,
    define: { __DICT_FILES__: JSON.stringify(files.map(bare)), __DICT_TAGS__: JSON.stringify(numbered(map, files)) },
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      target: 'es2022',
      lib: { formats: ['es'], entry: { dict: join(root, 'src/elements/loader.ts') } },
      rolldownOptions: { output: { entryFileNames: '[name].js', comments: false, minify: true } },
    },
  };
}

function numbered({ tags }: ChunkMap, files: readonly string[]) {
  const indices = (list: readonly string[]) => list.map((file) => files.indexOf(file));
  return Object.fromEntries(
    Object.entries(tags).map(([tag, { needed, later }]) => [nameOf(tag), [indices(needed), indices(later)]]),
  );
}

const bare = (file: string) => file.replace(/^chunks\/(.+)\.js$/, '$1');
