import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test as base } from 'playwright/test';
import { root } from './built.ts';

// The development server sends hundreds of modules one by one, and prepares the libraries before the first page.
const patienceMs = 60_000;
// In one worker, because every worker would start a server of its own.
base.describe.configure({ mode: 'default', timeout: 4 * patienceMs });
base.use({ navigationTimeout: patienceMs });
const soon = expect.configure({ timeout: patienceMs });

type Dev = Pick<ViteDevServer, 'watcher'> & { readonly url: string };

const test = base.extend<object, { dev: Dev }>({
  dev: [
    async ({}, use) => {
      const server = await createServer({
        configFile: join(root, 'vite.config.ts'),
        mode: 'dev',
        cacheDir: join(root, '.cache/vite-dev-test'),
        logLevel: 'error',
        server: { port: 0, watch: null },
      });
      await server.listen();
      await use({ url: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), watcher: server.watcher });
      await server.close();
    },
    { scope: 'worker', timeout: patienceMs },
  ],
});

test(
  'npm run dev serves the console, the demo pages and the sandbox from source',
  { tag: '@all' },
  async ({ page, dev }) => {
    await page.goto(`${dev.url}/`);
    await soon(page.getByLabel('Mobile number or email')).toBeVisible();
    await page.goto(`${dev.url}/partner.html`);
    await soon(page.locator('dict-payment-link')).toHaveAttribute('data-state', 'ready');
    await page.goto(`${dev.url}/sandbox`);
    await soon(page.getByText('retail@example.com').first()).toBeVisible();
  },
);

test('npm run dev shows a change in the open page', { tag: '@all' }, async ({ page, dev }) => {
  await page.goto(`${dev.url}/landing.html`);
  const form = page.getByRole('heading', { name: 'Create your Free Account' });
  await soon(form).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  dev.watcher.emit('change', join(root, 'src/elements/signup/Signup.tsx'));
  await soon.poll(() => page.evaluate(() => Reflect.has(window, 'isOld')).catch(() => true)).toBe(false);
  await soon(form).toBeVisible();
});
