import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';
import { systemClock } from '../../../src/core/page/clock.ts';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { built, signIn } from '../../journeys/support/console.ts';
import { writeWebp } from './webp.ts';

/* Takes the pictures of README.md from the build, at a fixed time: a picture changes only with the product. */

const now = Date.UTC(2026, 10, 24, 9);

const test = base.extend<{ server: SandboxServer }>({
  server: async ({}, use) => {
    const demo = fileURLToPath(new URL('../../../src/sandbox/demo', import.meta.url));
    const server = await startSandbox({
      clock: { ...systemClock, now: () => now },
      staticFolders: [
        { at: '/cdn/', folder: built('cdn') },
        { at: '/', folder: demo },
        { at: '/', folder: built('host'), fallback: 'index.html' },
      ],
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 };
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 1.5 };
const both = ['light', 'dark'] as const;

const pictures = [
  { name: 'signup', path: '/developers.html', size: wide, themes: both },
  { name: 'console', path: '/subscription', size: wide, themes: both, user: 'admin@example.com' },
  { name: 'phone', path: '/subscription', size: phone, themes: both, user: 'admin@example.com' },
  { name: 'night', path: '/night.html', size: wide, themes: ['dark'] as const },
];

for (const { name, path, size, themes, user } of pictures)
  for (const theme of themes)
    test.describe(theme, () => {
      test.use({ ...size, colorScheme: theme });

      test(name, async ({ page }) => {
        await page.clock.setFixedTime(now);
        if (user) {
          await signIn(page, user, 'Sandbox2026');
          await page.waitForURL((to) => to.pathname !== '/');
        }
        await page.goto(path);
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLElement>('*')].every(
            (each) => !('ready' in each) || each.dataset.state === 'ready',
          ),
        );
        await page.waitForLoadState('networkidle');
        await writeWebp(page, `${name}-${theme}`);
      });
    });
