import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';
import { violations } from '../../support/axe.ts';
import { read } from '../../build/built.ts';
import { serveFolder } from '../../support/serve-folder.ts';

/* The pages of the documentation on a narrow screen. No other test checks that the parts drawn by Storybook are
 * readable. */

const folder = fileURLToPath(new URL('../../../storybook-static', import.meta.url));
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; title: string; type: string }>;
};
const pages = Object.values(entries).filter(({ type, title }) => type === 'docs' && !/^(?:Elements|Kit)\//.test(title));

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      const server = await serveFolder(folder);
      await use(`${server.url}/iframe.html?viewMode=docs`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 320, height: 800 } });

for (const [index, { id, title }] of pages.entries()) {
  const theme = index % 2 === 0 ? 'light' : 'dark';
  test(`the page “${title}” fits a phone and has no barrier, ${theme}`, async ({ page, storybook }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(`${storybook}&id=${id}&globals=theme:${theme}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page)).toEqual([]);
    expect(thrown).toEqual([]);
  });
}

test('an element’s page lists all that it offers', async ({ page, storybook }) => {
  await page.goto(`${storybook}&id=elements-callback--docs`);
  for (const name of ['Attributes', 'Events', 'Methods', 'Parts', 'Tokens'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const has = (name: string) => expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
  for (const name of ['open', 'dict-session', 'show()', '--dict-accent']) await has(name);
  await page.getByRole('button', { name: 'button', exact: true }).click();
  await expect(page.locator('dict-callback').getByRole('button').first()).toHaveCSS('outline-style', 'dashed');
});

test('an element’s page has its snippets, as the build leaves them, to copy with the keyboard', async ({
  page,
  context,
  storybook,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${storybook}&id=elements-login--docs`);
  const markup = page.getByRole('region', { name: 'The markup to paste' });
  const copy = page.getByRole('button', { name: 'Copy the markup' });
  const inline = page.getByLabel('With its style inside');
  for (const name of ['dict-login', 'inline/dict-login']) {
    if (name !== 'dict-login') await inline.press('Space');
    await expect(page.getByText('Copied.')).toHaveCount(0);
    const built = read(`dist/cdn/snippets/${name}.html`);
    await expect.poll(() => markup.textContent()).toBe(built);
    await inline.focus();
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(built);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Tab');
  await expect(markup).toBeFocused();
});

test('an attribute with a few values is chosen from them', async ({ page, storybook }) => {
  await page.goto(`${storybook}&id=elements-signup--docs`);
  await page.getByRole('radio', { name: 'form', exact: true }).check();
  await expect(page.locator('dict-signup')).toHaveAttribute('layout', 'form');
});

test('the editor of the theme draws what is chosen, warns of poor contrast and writes the CSS', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}&id=guides-theming--docs`);
  const accent = page.getByLabel('--dict-accent', { exact: true });
  await accent.fill('#dddddd');
  await expect(page.getByText('accent on surface: 1.4, needs 4.5.')).toBeVisible();
  await expect(page.getByLabel('The CSS to paste')).toContainText('--dict-accent: light-dark(#dddddd, #4cc3cf);');
  const button = page.locator('dict-forgot-password').getByRole('button').first();
  await expect(button).toHaveCSS('background-color', 'rgb(221, 221, 221)');
});
