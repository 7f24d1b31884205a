import { test as base, type Browser, type Request } from 'playwright/test';
import { bodyHeader } from './firefox/request-bodies.mjs';
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
    : base.extend<{ lastScreen: void }>({
        lastScreen: [
          async ({ context }, use, testInfo) => {
            await use();
            const page = context.pages().at(-1);
            if (!page || testInfo.status === testInfo.expectedStatus) return;
            const tree = await page.ariaSnapshot({ timeout: 2000 }).catch((error: Error) => error.message);
            console.log(`The last screen of "${testInfo.title}", ${page.url()}:\n${tree}`);
          },
          { auto: true },
        ],
        browser: [
          async ({ browser, browserName }, use) => {
            if (browserName === 'firefox') tellBodies(browser);
            await use(browser);
          },
          { scope: 'worker' },
        ],
      });

function tellBodies(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => (await newContext(options)).on('request', addBody);
}

/** Firefox's driver doesn't report request bodies: firefox/bridge.mjs passes them in a header. */
function addBody(request: Request): void {
  const inBase64 = request.headers()[bodyHeader];
  if (inBase64 === undefined) return;
  const body = Buffer.from(inBase64, 'base64');
  Object.assign(request, {
    postDataBuffer: () => body,
    postData: () => body.toString(),
    postDataJSON: () => JSON.parse(body.toString()) as unknown,
  });
}
