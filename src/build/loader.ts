import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { Chunks, File } from '../elements/verified.ts';
import { nameOf } from './names.ts';
import { capturedBind } from './plugins/captured-bind.ts';
import { chunkMapFile, type ChunkList, type ChunkMap } from './plugins/chunk-map.ts';
import { integrity } from './plugins/integrity.ts';

/** `dist/cdn/dict.js`, after the chunks: it knows their names and hashes, of most by one file that holds them (SEC-19). */
export function loader(root: string): UserConfig {
  const folder = join(root, 'dist/cdn');
  const map = JSON.parse(readFileSync(join(folder, chunkMapFile), 'utf8')) as ChunkMap;
  const tags = Object.entries(map.tags);
  const all = moduleOf(chunksOf(folder, map.files, tags));
  const allFile: File = [`all-${sha256(all).replace(/\W/g, '').slice(0, 8)}`, sha256(all)];
  return {
    plugins: [capturedBind(), emit(`chunks/${allFile[0]}.js`, all), integrity(folder)],
    publicDir: false,
    define: {
      __DICT_EARLY__: JSON.stringify(earlyChunks(folder, map.files, tags)),
      __DICT_ALL__: JSON.stringify(allFile),
      __DICT_ENTRY__: JSON.stringify(bare(map.entry)),
    },
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      target: 'es2022',
      lib: { formats: ['es'], entry: { dict: join(root, 'src/elements/loader.ts') } },
      rolldownOptions: { output: { entryFileNames: '[name].js', comments: false, minify: true } },
    },
  };
}

type Tags = readonly (readonly [tag: string, ChunkList])[];

/** Of the forms that are drawn before what asks the service has come: nothing delays them. */
function earlyChunks(folder: string, files: readonly string[], tags: Tags): Chunks {
  const early = tags.filter(([, { later }]) => later.length > 0);
  const theirs = new Set(early.flatMap(([, { needed, later }]) => [...needed, ...later]));
  const inOrder = files.filter((file) => theirs.has(file));
  return chunksOf(folder, inOrder, early);
}

function chunksOf(folder: string, files: readonly string[], tags: Tags): Chunks {
  const indices = (list: readonly string[]) => list.map((file) => files.indexOf(file));
  return {
    files: files.map((file) => [bare(file), sha256(readFileSync(join(folder, file)))]),
    tags: Object.fromEntries(tags.map(([tag, { needed, later }]) => [nameOf(tag), [indices(needed), indices(later)]])),
  };
}

const moduleOf = ({ files, tags }: Chunks) =>
  `export const files = ${JSON.stringify(files)};\nexport const tags = ${JSON.stringify(tags)};\n`;

function emit(fileName: string, source: string): Plugin {
  return {
    name: 'dict:all-chunks',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('base64');

const bare = (file: string) => file.replace(/^chunks\/(.+)\.js$/, '$1');
