import { isBuilt } from './built-mark.mjs';

export async function buildWhereStale() {
  if (isBuilt()) return;
  console.log('Building…');
  await import('./run.mjs');
}
