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

// One server for both tests. Hundreds of modules come one by one, and the first page waits for the libraries too.
const patienceMs = 60_000;
test.describe.configure({ mode: 'default', timeout: 4 * patienceMs });
test.use({ navigationTimeout: patienceMs });
const soon = expect.configure({ timeout: patienceMs });

test(
  'npm run dev serves the console, the demo pages and the sandbox from source',
  { tag: '@all' },
  async ({ page, server }) => {
    await page.goto(`${server.url}/`);
    await soon(page.getByLabel('Mobile number or email')).toBeVisible();
    await page.goto(`${server.url}/landing.html`);
    await soon(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
    await page.goto(`${server.url}/partner.html`);
    await soon(page.locator('dict-payment-link')).toHaveAttribute('data-state', 'ready');
    await page.goto(`${server.url}/sandbox`);
    await soon(page.getByText('retail@example.com').first()).toBeVisible();
  },
);

test('npm run dev shows a change in the open page', { tag: '@all' }, async ({ page, server }) => {
  await page.goto(`${server.url}/landing.html`);
  const form = page.getByRole('heading', { name: 'Create your Free Account' });
  await soon(form).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  server.watcher.emit('change', join(root, 'src/elements/signup/Signup.tsx'));
  await soon.poll(() => page.evaluate(() => Reflect.has(window, 'isOld')).catch(() => true)).toBe(false);
  await soon(form).toBeVisible();
});
