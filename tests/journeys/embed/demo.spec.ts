import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../../../src/sandbox/server/node.ts';
import { violations } from '../../support/axe.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { root } from '../../build/built.ts';
import { expect, test } from '../support/origins.ts';

/* The demo pages of `npm start`, which newcomers read as examples. */

const demo = join(root, 'src/sandbox/demo');
const staticFolders = [
  { at: '/cdn/', folder: join(root, 'dist/cdn') },
  { at: '/', folder: demo },
];

for (const path of readdirSync(demo).filter((file) => file.endsWith('.html')))
  test(
    `the demo page ${path} has a description, no violation of axe, and an empty console`,
    { tag: '@all' },
    async ({ page }) => {
      const server = await startSandbox({ staticFolders });
      const said = messagesOf(page, () => true);
      await page.goto(`${server.url}/${path}`);
      await expect(page.locator('dict-signup, dict-payment-link, dict-login')).toHaveAttribute('data-state', 'ready');
      await page.waitForLoadState('networkidle');
      expect(said).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await violations(page), colorScheme).toEqual([]);
      }
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w.{40,150}\.$/);
      await server.close();
    },
  );
