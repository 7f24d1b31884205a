import { test as base } from 'playwright/test';
import { translateForFirefox } from './firefox.ts';
import { openContext } from './webkit/context.ts';

export { expect } from 'playwright/test';

/**
 * Playwright's `test`, extended for the drivers of the other engines. In Chromium it has no fixtures of its own for a worker,
 * so that the journeys and the checks of the build share their workers.
 */
export const test =
  process.env.ENGINE === 'webkit'
    ? base.extend({
        // Each journey starts its own WebKit instead of Playwright's.
        browser: [async ({}, use) => use(null as never), { scope: 'worker' }],
        context: async ({ baseURL, viewport, colorScheme }, use) => {
          const context = await openContext({ baseURL, viewport, colorScheme });
          await use(context);
          await context.close();
        },
      })
    : process.env.ENGINE === 'firefox'
      ? base.extend({
          browser: [
            async ({ browser }, use) => {
              translateForFirefox(browser);
              await use(browser);
            },
            { scope: 'worker' },
          ],
        })
      : base;
