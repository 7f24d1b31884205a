import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mark = join(root, 'dist/sources.txt');

/** True if `dist` was built from the present sources. */
export const isBuilt = () => existsSync(mark) && readFileSync(mark, 'utf8') === hashOfSources();

export const markAsBuilt = () => writeFileSync(mark, hashOfSources());

/** The hash of all files that a build reads, except those that it generates itself. */
function hashOfSources() {
  const hash = createHash('sha256');
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.made.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
  for (const file of [...sources, 'package.json', 'package-lock.json', 'vite.config.ts'])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
