import { join } from 'node:path';
import { startSandbox } from '../../../src/sandbox/server/node.ts';
import { root } from '../../build/built.ts';
import { expect, test } from '../support/origins.ts';

/* The demo pages of `npm start`, which newcomers read as examples. */

const staticFolders = [
  { at: '/cdn/', folder: join(root, 'dist/cdn') },
  { at: '/', folder: join(root, 'src/sandbox/demo') },
];

for (const path of ['/landing.html', '/partner.html'])
  test(`the demo page ${path} has a description, and nothing to complain of`, async ({ page }) => {
    const server = await startSandbox({ staticFolders });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(server.url + path);
    await expect(page.locator('dict-signup, dict-payment-link')).toHaveAttribute('data-state', 'ready');
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w.{40,150}\.$/);
    await server.close();
  });
