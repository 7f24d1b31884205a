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

for (const [index, theme] of (['light', 'dark'] as const).entries())
  test(`the pages fit a phone and have no barrier, every second in the ${theme} theme`, async ({ page, storybook }) => {
    test.slow();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    for (const { id, title } of pages.filter((_, position) => position % 2 === index)) {
      await page.goto(`${storybook}&id=${id}&globals=theme:${theme}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, title).toBeLessThanOrEqual(320);
      expect.soft(await violations(page), title).toEqual([]);
      expect.soft(thrown.splice(0), title).toEqual([]);
    }
  });

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

test('the theme editor renders all elements with one colour, repairs poor contrast and can undo a step', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}&id=guides-theming--docs&globals=theme:light`);
  const css = page.getByLabel('The CSS to paste', { exact: true });
  const button = page.frameLocator('[title="All elements"]').getByRole('button', { name: 'Create free account' });
  await page.getByLabel('--dict-accent', { exact: true }).fill('#dddddd');
  await expect(css).toContainText('--dict-accent: #dddddd;');
  await expect(button).toHaveCSS('background-color', 'rgb(221, 221, 221)');
  await expect(page.getByText('button on surface: 1.4, needs 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Repair button on surface' }).click();
  await expect(page.getByText('Every pair has enough contrast.')).toBeVisible();
  await expect(css).toContainText(/--dict-accent: light-dark\(#9\w{5}, #dddddd\);/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(css).toContainText('--dict-accent: #dddddd;');
});

test('the editor’s address opens the same theme for somebody else, and its tokens are JSON', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}&id=guides-theming--docs&globals=theme:light`);
  await page.getByRole('button', { name: 'Laboratory' }).click();
  const css = page.getByLabel('The CSS to paste', { exact: true });
  await expect(css).toContainText('--dict-accent: #5636d6;');
  const chosen = await css.textContent();
  await page.getByText('An address to share').click();
  const address = await page.getByLabel('The address', { exact: true }).textContent();
  await page.goto(address!);
  await expect(css).toHaveText(chosen!);
  await page.getByText('Design tokens (JSON').click();
  const tokens = JSON.parse((await page.getByLabel('The design tokens', { exact: true }).textContent())!) as {
    light: Record<string, { $value: { hex: string } }>;
  };
  expect(tokens.light.accent!.$value.hex).toBe('#5636d6');
  expect(tokens.light['on-accent']!.$value.hex).toBe('#ffffff');
});

test('the sheet shows a state in both themes, and the page for designers a picture of each screen', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}&id=foundations-sheet-of-states--docs`);
  await page.getByLabel('Element').selectOption('Forgot password');
  for (const [theme, colour] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(15, 23, 32)'],
  ] as const) {
    const frame = page.frameLocator(`[title$=", ${theme}"] >> nth=0`);
    await expect(frame.locator('dict-forgot-password .d-root')).toHaveCSS('background-color', colour);
  }
  await page.goto(`${storybook}&id=start-for-designers--docs`);
  for (const name of ['Hospital', 'Signup To Trial', 'Checkout', 'Seats'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
