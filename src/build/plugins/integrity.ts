import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const integrityFile = 'integrity.json';

/** Writes `integrity.json` after the last build: file → `sha384-…` (SEC-22). */
export function integrity(folder: string): Plugin {
  return {
    name: 'dict:integrity',
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll('\\', '/'),
      );
      const hashed = files.filter((file) => /\.(?:js|css)$/.test(file)).sort();
      const sums = hashed.map((file) => [
        file,
        `sha384-${createHash('sha384')
          .update(readFileSync(join(folder, file)))
          .digest('base64')}`,
      ]);
      writeFileSync(join(folder, integrityFile), JSON.stringify(Object.fromEntries(sums), null, 2));
    },
  };
}
