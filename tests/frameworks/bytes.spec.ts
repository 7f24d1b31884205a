import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cache, expect, fixtures, serve, test } from './pages.ts';

/*
 * The files that a page has loaded when it is idle, before anybody has touched it, and the rest of the build. For
 * `--bytes`.
 */

const variant = process.env.VARIANT ?? 'with';

for (const name of fixtures) {
  test(`${name}: the files that a page loads ${variant} the library are counted`, async ({ page }) => {
    const site = await serve(name);
    const loaded = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script' || kind === 'stylesheet') loaded.set(response.url(), response.body());
    });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    if (variant === 'with') await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
    await page.waitForLoadState('networkidle');
    await site.close();

    const eager: File[] = [];
    for (const [url, body] of loaded) eager.push({ isStyle: /\.css(?:\?|$)/.test(url), bytes: await body });
    const known = new Set(eager.map(({ bytes }) => bytes.toString('base64')));
    const lazy = builtFiles(name).filter(({ bytes }) => !known.has(bytes.toString('base64')));
    mkdirSync(join(cache, 'bytes'), { recursive: true });
    writeFileSync(
      join(cache, 'bytes', `${name}.${variant}.json`),
      JSON.stringify({ eager: sumOf(eager), lazy: sumOf(lazy) }),
    );
  });
}

interface File {
  readonly isStyle: boolean;
  readonly bytes: Buffer;
}

/** The scripts and style sheets that a browser can ask for. */
function builtFiles(name: string): File[] {
  const folders = ['.next/static', 'dist/browser', 'dist'].map((each) => join(cache, name, each));
  const cdn = join(cache, name, 'node_modules/dict-elements/dist/cdn');
  const folder = folders.find((each) => existsSync(each)) ?? (variant === 'with' ? cdn : null);
  if (folder === null) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|css)$/.test(file) && !/^(?:snippets|css)[\\/]/.test(file))
    .map((file) => ({ isStyle: file.endsWith('.css'), bytes: readFileSync(join(folder, file)) }));
}

function sumOf(files: readonly File[]) {
  const total = (isStyle: boolean) => {
    const those = files.filter((each) => each.isStyle === isStyle).map(({ bytes }) => bytes);
    const sum = (sizeOf: (bytes: Buffer) => number) => those.reduce((whole, bytes) => whole + sizeOf(bytes), 0);
    return { raw: sum((bytes) => bytes.length), brotli: sum((bytes) => brotliCompressSync(bytes).length) };
  };
  return { files: files.length, js: total(false), css: total(true) };
}
