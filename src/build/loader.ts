import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { Chunks } from '../loader/verified.ts';
import { browsers } from './outputs.ts';
import { readElements } from './elements.ts';
import { earlyViews, viewsPlaceholder, withEarlyViews } from './early-views.mjs';
import { emitFiles } from './made-files.ts';
import { chunkMapFile, type ChunkMap } from './plugins/chunk-map.ts';
import { nameOf } from './plugins/manifest.ts';
import { filesOf, sha384, vendorPlaceholder } from './release.mjs';

/**
 * Builds `dict.js`, after the chunks. It contains names and hashes (SEC-19) of the files of the tags that other pages carry, to
 * save them a round trip, and of two list files, which contain those of all other files. It also contains the views of the
 * forms that it draws before their files arrive.
 */
export async function loader(root: string): Promise<UserConfig> {
  const folder = join(root, 'dist/cdn');
  const map = JSON.parse(readFileSync(join(folder, chunkMapFile), 'utf8')) as ChunkMap;
  const tags = Object.entries(map.tags);
  const pasted = (await readElements(root)).filter(({ isPasted }) => isPasted).map(({ tag }): string => tag);
  const early = tags.filter(([tag]) => pasted.includes(tag));
  const [first, otherFiles, lateFiles] = apart(
    map.files,
    early.flatMap(([, files]) => files),
    tags.flatMap(([, files]) => files),
  );
  const others = tags.filter((tag) => !early.includes(tag));
  // Puts the files that all tags need first: `__DICT_LISTS__` says how many they are. They import only each other, so
  // imports still precede the files that import them.
  const isShared = (file: string) => others.every(([, files]) => files.includes(file));
  const shared = first.filter(isShared);
  const earlyFiles = [...shared, ...first.filter((file) => !isShared(file))];
  const previous = [...earlyFiles, ...otherFiles];
  const otherList = listOf('others', hashesOf(folder, otherFiles), tagsOf(previous, others));
  const lateList = listOf('late', hashesOf(folder, lateFiles), {});
  return {
    plugins: [
      emitFiles({ [otherList.path]: otherList.source, [lateList.path]: lateList.source }),
      viewsInside,
      integrity(folder),
    ],
    publicDir: false,
    define: {
      __DICT_VIEWS__: JSON.stringify(viewsPlaceholder),
      __DICT_VENDOR__: JSON.stringify(vendorPlaceholder),
      __DICT_EARLY__: JSON.stringify({ files: hashesOf(folder, earlyFiles), tags: tagsOf(previous, early) }),
      __DICT_LISTS__: JSON.stringify({ others: otherList.file, late: lateList.file, shared: shared.length }),
    },
    build: {
      outDir: 'dist/cdn',
      emptyOutDir: false,
      target: browsers,
      lib: { formats: ['es'], entry: { dict: join(root, 'src/loader/loader.ts') } },
      rolldownOptions: { output: { entryFileNames: '[name].js', comments: false, minify: true } },
    },
  };
}

type Tags = readonly (readonly [tag: string, files: readonly string[]])[];

function apart(files: readonly string[], first: readonly string[], second: readonly string[]) {
  const placeOf = (file: string) => (first.includes(file) ? 0 : second.includes(file) ? 1 : 2);
  return [0, 1, 2].map((place) => files.filter((file) => placeOf(file) === place)) as [string[], string[], string[]];
}

const hashesOf = (folder: string, files: readonly string[]): Chunks['files'] =>
  files.map((file) => [bare(file), sha256(readFileSync(join(folder, file)))]);

function tagsOf(files: readonly string[], tags: Tags): Chunks['tags'] {
  return Object.fromEntries(tags.map(([tag, own]) => [nameOf(tag), own.map((file) => files.indexOf(file))]));
}

function listOf(name: string, files: Chunks['files'], tags: Chunks['tags']) {
  const source = `export const files = ${JSON.stringify(files)};\nexport const tags = ${JSON.stringify(tags)};\n`;
  const hash = sha256(source);
  const hashedName = `${name}-${hash.replace(/\W/g, '').slice(0, 8)}`;
  return { source, path: `chunks/${hashedName}.js`, file: [hashedName, hash] };
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('base64');

const bare = (file: string) => file.replace(/^chunks\/(.+)\.js$/, '$1');

/** Puts in the views with the default configuration. `dist/early-views.js`, which renders them, is built before. */
const viewsInside: Plugin = {
  name: 'dict:early-views',
  async generateBundle(_options, bundle) {
    const loader = bundle['dict.js'];
    if (loader?.type === 'chunk') loader.code = withEarlyViews(loader.code, await earlyViews(''));
  },
};

/** Writes `integrity.json`, file → `sha384-…` (SEC-22). This is the last build that adds scripts or sheets. */
function integrity(folder: string): Plugin {
  return {
    name: 'dict:integrity',
    closeBundle() {
      const hashed = filesOf(folder).filter((file) => /\.(?:js|css)$/.test(file));
      const sums = hashed.map((file) => [file, sha384(readFileSync(join(folder, file)))]);
      writeFileSync(join(folder, 'integrity.json'), JSON.stringify(Object.fromEntries(sums), null, 2));
    },
  };
}
