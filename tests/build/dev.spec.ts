import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'playwright/test';
import { root } from './built.ts';

// Hundreds of modules come one by one, and the first page waits for the libraries too.
const patienceMs = 60_000;
test.describe.configure({ timeout: 4 * patienceMs });
test.use({ navigationTimeout: patienceMs });
const soon = expect.configure({ timeout: patienceMs });

test(
  'npm run dev serves the console, the demo pages and the sandbox from source, and shows a change in the open page',
  { tag: '@all' },
  async ({ page }) => {
    const server = await createServer({
      configFile: join(root, 'vite.config.ts'),
      mode: 'dev',
      cacheDir: join(root, '.cache/vite-dev-test'),
      logLevel: 'error',
      server: { port: 0, watch: null },
    });
    await server.listen();
    const url = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
    await page.goto(`${url}/`);
    await soon(page.getByLabel('Mobile number or email')).toBeVisible();
    await page.goto(`${url}/partner.html`);
    await soon(page.locator('dict-payment-link')).toHaveAttribute('data-state', 'ready');
    await page.goto(`${url}/sandbox`);
    await soon(page.getByText('retail@example.com').first()).toBeVisible();

    await page.goto(`${url}/landing.html`);
    const form = page.getByRole('heading', { name: 'Create your Free Account' });
    await soon(form).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'isOld', true));
    server.watcher.emit('change', join(root, 'src/elements/signup/Signup.tsx'));
    await soon.poll(() => page.evaluate(() => Reflect.has(window, 'isOld')).catch(() => true)).toBe(false);
    await soon(form).toBeVisible();
    await server.close();
  },
);
