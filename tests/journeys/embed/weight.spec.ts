import { chunkMap } from '../../build/built.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { scriptsOf } from '../support/scripts.ts';

/* The bytes that a page loads over the wire (Brotli), including React. */

const pages = [
  {
    tag: 'dict-signup',
    html: '<dict-signup layout="form"></dict-signup>',
    field: 'Full name',
    typable: 90_900,
    idle: 112_650,
  },
  { tag: 'dict-signup', html: '<dict-signup></dict-signup>', field: 'Full name', typable: 90_900, idle: 117_900 },
  {
    tag: 'dict-login',
    html: '<dict-login></dict-login>',
    field: 'Mobile number or email',
    typable: 92_350,
    idle: 115_100,
  },
];

for (const { tag, html, field, typable, idle } of pages) {
  test(`${html} can be typed into after at most ${typable} bytes @all`, async ({ page, origins }) => {
    const site = await servePages({ '/': { html: pageWith(origins, html) } });
    const scripts = scriptsOf(page);
    const { later } = chunkMap()[tag]!;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/chunks\//, async (route) => {
      if (later.some((file) => route.request().url().endsWith(file))) await released;
      await route.continue();
    });
    await page.goto(site.url);
    await page.getByLabel(field).fill('Ada');
    const { total, shown } = scripts();
    expect(total, shown).toBeLessThanOrEqual(typable);
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel(field)).toHaveValue('Ada');
    await site.close();
  });

  test(`${html} has loaded at most ${idle} bytes when its page is idle @all`, async ({ page, origins }) => {
    const site = await servePages({ '/': { html: pageWith(origins, html) } });
    const scripts = scriptsOf(page);
    await page.goto(site.url);
    await expect(page.getByLabel(field)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { total, shown } = scripts();
    expect(total, shown).toBeLessThanOrEqual(idle);
    expect(shown).not.toMatch(/\/(?:phone|combobox|lists|money|pages)-/);
    await site.close();
  });
}
