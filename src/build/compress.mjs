import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ways = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

// Files to compress. Not HTML: whoever deploys a page may edit its configuration, and the compressed copy would be
// outdated.
const kinds = /\.(?:js|css|json|md|svg)$/;
// Smaller files fit into one packet uncompressed.
const smallestBytes = 1000;

export async function compress(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  const there = new Set(all);
  await Promise.all(
    all
      .filter((file) => kinds.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        if (bytes.length < smallestBytes) return;
        for (const [ending, pack] of Object.entries(ways))
          if (!there.has(file + ending)) await writeFile(file + ending, await pack(bytes));
      }),
  );
}
