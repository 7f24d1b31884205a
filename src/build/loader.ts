import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { capturedBind } from './captured-bind.ts';
import { chunkMapFile, type ChunkMap } from './chunk-map.ts';
import { integrity } from './integrity.ts';
import { nameOf } from './element-name.ts';

/** `dist/cdn/dict.js`, after the chunks: it knows their names. */
export function loader(root: string): UserConfig {
  const folder = join(root, 'dist/cdn');
  const map = JSON.parse(readFileSync(join(folder, chunkMapFile), 'utf8')) as ChunkMap;
  const files = [...new Set(Object.values(map).flat())];
  return {
    plugins: [capturedBind(), integrity(folder)],
    publicDir: false,
    define: { __DICT_FILES__: JSON.stringify(files.map(bare)), __DICT_TAGS__: JSON.stringify(numbered(map, files)) },
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      target: 'es2022',
      lib: { formats: ['es'], entry: { dict: join(root, 'src/elements/loader.ts') } },
      rolldownOptions: { output: { entryFileNames: '[name].js', comments: false, minify: { codegen: true } } },
    },
  };
}

// Its own chunk stands first; the others, leaves first, are what it imports.
const numbered = (map: ChunkMap, files: readonly string[]) =>
  Object.fromEntries(
    Object.entries(map).map(([tag, needed]) => [
      nameOf(tag),
      [needed.at(-1)!, ...needed.slice(0, -1)].map((file) => files.indexOf(file)),
    ]),
  );

const bare = (file: string) => file.replace(/^chunks\/(.+)\.js$/, '$1');
