import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/**
 * Records the scripts that a page loads from now on. Returns a function that gives their Brotli size, in total and one line
 * each.
 */
export function scriptsOf(page: Page): () => { readonly total: number; readonly shown: string } {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(new URL(response.url()).pathname, brotliCompressSync(await response.body()).length);
  });
  return () => ({
    total: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
    shown: [...sizes].map(([path, bytes]) => `${bytes} ${path}`).join('\n'),
  });
}
