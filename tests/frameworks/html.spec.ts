import type { Page } from 'playwright/test';
import { expect, serve, test } from './pages.ts';

/* The page without a framework, under the resets of others. */

const looks = async (page: Page) => {
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await page.addStyleTag({ content: place });
  return page.locator('dict-signup').evaluate((signup) => {
    const kinds = 'h2, label, input, select, button, a, svg, li, p';
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    return [...signup.shadowRoot!.querySelectorAll(kinds)].map((each) => [each.localName, ...styleOf(each)]);
  });
};

// The page decides how much room the tag has.
const place =
  'dict-signup:not(#none) { display: block !important; width: 700px !important; max-width: none !important; }';

test('html: a form looks the same under the resets of a CSS framework and of a theme', async ({ page }) => {
  const site = await serve('html');
  await page.goto(site.url);
  const underThem = await looks(page);
  await page.route(/\/(?:reset|theme)\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(site.url);
  expect(underThem.length).toBeGreaterThan(10);
  expect(await looks(page)).toEqual(underThem);
  await site.close();
});
