import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function buildWhereStale() {
  if (!isStale()) return;
  console.log('Building…');
  await import('./run.mjs');
}

function isStale() {
  const built = join(root, 'dist/cdn/integrity.json');
  if (!existsSync(built)) return true;
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const files = [...sources.map((file) => join('src', file)), 'package-lock.json', 'vite.config.ts'];
  return files.some((file) => statSync(join(root, file)).mtimeMs > statSync(built).mtimeMs);
}
