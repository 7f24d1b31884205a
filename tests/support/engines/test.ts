import { test as base, type Browser, type Request } from 'playwright/test';
import { bodyHeader } from './firefox/request-bodies.mjs';
import { openContext } from './webkit/context.ts';

export { expect } from 'playwright/test';

/** Playwright's test in every engine: what its drivers of other engines lack is added here. */
export const test =
  process.env.ENGINE === 'webkit'
    ? base.extend({
        // Each journey has a WebKit of its own, and none of Playwright's.
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

/** Firefox's driver leaves out what a request sends; the bridge to it does not. */
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
