import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './release.mjs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/**
 * The supported browsers, in the form that Vite expects. All of them know `light-dark()`, so that Vite keeps it: compiled
 * for older ones, the sheets would be half as long again and ignore `color-scheme`.
 */
export const browsers = browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''));

export function prerenderedBy(root: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256');
  const folders = ['src/core', 'src/elements', 'src/languages'];
  for (const file of ['package.json', ...folders.flatMap((folder) => sourcesIn(root, folder))])
    hash.update(readFileSync(join(root, file)));
  return { __DICT_PRERENDERED_BY__: JSON.stringify(hash.digest('hex').slice(0, 8)) };
}

const sourcesIn = (root: string, folder: string) =>
  filesOf(join(root, folder))
    // Leaves generated files out of the hash: the build may be writing them at this moment.
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith('.made.ts'))
    .map((file) => `${folder}/${file}`);
