import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ChunkMap } from '../../src/build/plugins/chunk-map.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

export const read = (file: string) => readFileSync(join(root, file), 'utf8');
export const readJson = <T>(file: string) => JSON.parse(read(file)) as T;

/** Paths from the project's root of the files below `folder` whose name ends with one of `endings`. */
export function filesIn(folder: string, ...endings: string[]): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => endings.some((ending) => file.endsWith(ending))).map((file) => `${folder}/${file}`);
}

/** `file: match` for every match of `pattern` in the files, ignoring comments. */
export function matches(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) => [...withoutComments(file).matchAll(pattern)].map(([found]) => `${file}: ${found}`));
}

// Built files have no comments, but strings that look like comments.
const withoutComments = (file: string) =>
  file.startsWith('dist/')
    ? read(file)
    : read(file)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(^|\s)\/\/.*$/gm, '$1');

/**
 * The size of a file compressed with Brotli. Read from the `.br` copy that the build makes of all but small files: to
 * compress them again would take ten seconds.
 */
export function brotliSize(file: string): number {
  const path = join(root, file);
  const copy = statSync(`${path}.br`, { throwIfNoEntry: false });
  return copy?.size ?? brotliCompressSync(readFileSync(path)).length;
}

/** The files that each tag loads, including `dict.js`. */
export function chunkMap(): ChunkMap['tags'] {
  const { tags } = readJson<ChunkMap>('dist/cdn/elements.json');
  // The file with the hashes of the chunks that `dict.js` has no hashes of.
  const hashes = filesIn('dist/cdn/chunks', '.js')
    .find((file) => /\/others-/.test(file))!
    .replace('dist/cdn/', '');
  // True if `dict.js` has the hashes of all these files: it has those of the tags that third-party pages embed.
  const loader = readFileSync(join(root, 'dist/cdn/dict.js'), 'utf8');
  const isEarly = (files: readonly string[]) =>
    files.every((file) => loader.includes(file.replace(/^chunks\/(.+)\.js$/, '$1')));
  return Object.fromEntries(
    Object.entries(tags).map(([tag, files]) => [tag, ['dict.js', ...(isEarly(files) ? [] : [hashes]), ...files]]),
  );
}
