import { test as base } from 'playwright/test';
import { translateForFirefox } from './firefox.ts';
import { openContext } from './webkit/context.ts';

export { expect } from 'playwright/test';

/** Playwright's `test`, extended for the drivers of the other engines. */
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
    : base.extend({
        browser: [
          async ({ browser, browserName }, use) => {
            if (browserName === 'firefox') translateForFirefox(browser);
            await use(browser);
          },
          { scope: 'worker' },
        ],
      });
