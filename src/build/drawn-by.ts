import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Build constants of every output, with the hash of all sources that affect rendering
 * (src/elements/runtime/drawn-ahead/drawn-by.ts).
 */
export function drawnBy(root: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256');
  for (const file of ['package.json', ...sourcesIn(root, 'src/core'), ...sourcesIn(root, 'src/elements')])
    hash.update(readFileSync(join(root, file)));
  return { __DICT_DRAWN_BY__: JSON.stringify(hash.digest('hex').slice(0, 8)) };
}

function sourcesIn(root: string, folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return (
    files
      // Generated files are left out: the build may write them meanwhile.
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:docs|made)\.ts$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort()
  );
}
