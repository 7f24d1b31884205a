import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from 'playwright/test';
import { themes } from '../../../.storybook/docs/theme.ts';
import { serveFolder } from '../../support/serve-folder.ts';

/* Storybook as a reader sees it: the list of pages and the open page. */

const folder = fileURLToPath(new URL('../../../storybook-static', import.meta.url));

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      const server = await serveFolder(folder);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`TST-09 the start page has our ${colorScheme} theme, and neither frame has an error`, async ({
    browser,
    storybook,
  }) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
    const errors = errorsOf(page);
    await page.goto(`${storybook}/index.html`);
    const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
    // Storybook loads two pages of its own before it opens ours: 15 s on a slow machine.
    await expect(heading).toHaveText('Start in five minutes', { timeout: 40_000 });
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(themes[colorScheme].appBg));
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    await page.close();
  });
}

for (const width of [390, 1280]) {
  test(`TST-09 nothing on the start page moves while it loads, ${width} px wide`, async ({ page, storybook }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${storybook}/iframe.html?viewMode=docs&id=start-start-in-five-minutes--docs`);
    await expect(page.locator('.token').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Lighthouse shows three decimals, so less than half of the last one counts as 0.
    expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
  });
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Layout shifts until now. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(shiftOf)));
        observer.observe({ type: 'layout-shift', buffered: true });
        const shiftOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value'));
        setTimeout(() => resolve(observer.takeRecords().map(shiftOf)), 500);
      }),
  );

/** '#0b6b78' as browsers serialise it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
