import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** What a page has loaded of scripts since: bytes over the wire, brotli, all in one and a line each. */
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
