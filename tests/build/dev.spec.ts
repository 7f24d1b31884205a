import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test as base } from 'playwright/test';
import { root } from './built.ts';

/* `npm run dev`, on a port of its own. */

const test = base.extend<object, { server: ViteDevServer & { readonly url: string } }>({
  server: [
    async ({}, use) => {
      const server = await createServer({
        configFile: join(root, 'vite.config.ts'),
        mode: 'dev',
        cacheDir: join(root, '.cache/vite-dev-test'),
        logLevel: 'error',
        server: { port: 0, watch: null },
      });
      await server.listen();
      const url = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
      await use(Object.assign(server, { url }));
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test(
  'npm run dev serves the console, the demo pages and the sandbox from source',
  { tag: '@all' },
  async ({ page, server }) => {
    await page.goto(`${server.url}/`);
    await expect(page.getByLabel('Mobile number or email')).toBeVisible({ timeout: 30_000 });
    await page.goto(`${server.url}/landing.html`);
    await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible({ timeout: 30_000 });
    await page.goto(`${server.url}/partner.html`);
    await expect(page.locator('dict-payment-link')).toHaveAttribute('data-state', 'ready');
    await page.goto(`${server.url}/sandbox`);
    await expect(page.getByText('retail@example.com').first()).toBeVisible();
  },
);

test('npm run dev shows a change in the page that is open', { tag: '@all' }, async ({ page, server }) => {
  await page.goto(`${server.url}/landing.html`);
  const form = page.getByRole('heading', { name: 'Create your Free Account' });
  await expect(form).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  server.watcher.emit('change', join(root, 'src/elements/signup/Signup.tsx'));
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'isOld')).catch(() => true)).toBe(false);
  await expect(form).toBeVisible();
});
