import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { themes } from '../../../.storybook/docs/theme.ts';
import { violations } from '../../support/axe.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { read } from '../../build/built.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { watchShifts } from '../embed/snippet-page.ts';
import { folder, overflowing, readEntries } from './preview.ts';

/* The documentation as a reader sees it: Storybook around the start page, and each page on a narrow screen. */

const pages = readEntries('docs').filter(({ title }) => !/^(?:Elements|Kit)\//.test(title));

const test = base.extend<{ errors: string[] }, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      const server = await serveFolder(folder);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  errors: ({ page }, use) => use(messagesOf(page)),
});

const addressOf = (storybook: string, id: string, theme = 'light') =>
  `${storybook}/iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`;

test(
  'the start page has our theme, light or dark, and neither frame has an error',
  { tag: '@TST-09' },
  async ({ page, storybook, errors }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${storybook}/index.html`);
      const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
      // Storybook loads two pages of its own before it opens ours: 15 s on a slow machine.
      await expect(heading).toHaveText('Start in five minutes', { timeout: 40_000 });
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(themes[colorScheme].appBg));
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
    }
  },
);

const cssOf = (page: Page) => page.getByLabel('The CSS to paste', { exact: true });

/** Opens the theme editor with one of its themes, and returns the CSS. */
async function openLaboratory(page: Page, storybook: string): Promise<Locator> {
  await page.goto(addressOf(storybook, 'guides-theming'));
  await page.getByRole('button', { name: 'Laboratory' }).click();
  await expect(cssOf(page)).toContainText('--dict-accent: light-dark(#5636d6, #a593f7);');
  return cssOf(page);
}

/** '#0b6b78' as browsers serialise it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('nothing on the start page moves while it loads', { tag: '@TST-09' }, async ({ page, storybook }) => {
  const shifts = await watchShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addressOf(storybook, 'start-start-in-five-minutes'));
    await expect(page.locator('.token').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Lighthouse shows three decimals, so less than half of the last one counts as 0.
    expect(await shifts(), `${width} px`).toBeLessThan(0.0005);
  }
});

test('the start page lists the guides, and finds words inside them', async ({ page, storybook }) => {
  await page.goto(addressOf(storybook, 'start-start-in-five-minutes'));
  const guides = page.locator('.docs-index').getByRole('link');
  await expect(guides).toHaveCount(pages.filter(({ title }) => /^(?:Guides|Start\/Start)/.test(title)).length);
  await page.getByRole('searchbox').fill('nginx immutable');
  await expect(guides).toHaveText(['Hosting']);
  await expect(guides).toHaveAttribute('href', '?path=/docs/guides-hosting--docs');
});

test('the toolbar’s theme applies to a page and its frame, and keeps the colours', async ({ page, storybook }) => {
  const shown = page.frameLocator('#storybook-preview-iframe');
  for (const [path, frame, text] of [
    ['story/start-gallery--vendor-landing-page', '.shop-window', 'Free trial'],
    ['docs/guides-theming--docs&dict-accent=5636d6', '[title="All elements"]', 'Change Password'],
  ] as const) {
    await page.goto(`${storybook}/?path=/${path}&globals=theme:light`);
    const framed = shown.frameLocator(frame);
    for (const theme of ['light', 'dark']) {
      await expect(framed.getByText(text).first()).toBeVisible();
      for (const each of [shown, framed]) await expect(each.locator('html')).toHaveCSS('color-scheme', theme);
      await page.getByRole('button', { name: `Theme ${theme}` }).click();
      await page.getByRole('option', { name: 'dark' }).click();
    }
  }
  await expect(shown.getByLabel('The CSS to paste', { exact: true })).toContainText('#5636d6');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const [index, theme] of (['light', 'dark'] as const).entries())
    test(`the pages have room and axe finds no fault, every second in the ${theme} theme`, async ({
      page,
      storybook,
      errors,
    }) => {
      for (const { id, title } of pages.filter((_, position) => position % 2 === index)) {
        await page.goto(addressOf(storybook, id.replace('--docs', ''), theme));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await overflowing(page), title).toEqual([]);
        const cut = (boxes: Element[]) => boxes.filter((box) => box.scrollHeight > box.clientHeight).length;
        expect.soft(await page.locator('.docblock-source').evaluateAll(cut), title).toBe(0);
        expect.soft(await page.locator('img:not(a img)').count(), `${title}: every picture is a link`).toBe(0);
        expect.soft(await violations(page), title).toEqual([]);
        expect.soft(errors.splice(0), title).toEqual([]);
      }
    });

  test('an element’s page lists all that it offers, and outlines a part that is chosen', async ({
    page,
    storybook,
  }) => {
    await page.goto(addressOf(storybook, 'elements-callback'));
    for (const name of ['Attributes', 'Events', 'Methods', 'Parts', 'Tokens'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const name of ['open', 'dict-session', 'show()', '--dict-accent'])
      await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'button', exact: true }).click();
    await expect(page.locator('dict-callback').getByRole('button').first()).toHaveCSS('outline-style', 'dashed');
  });

  test('an attribute with a few values is chosen from them', async ({ page, storybook }) => {
    await page.goto(addressOf(storybook, 'elements-signup'));
    await page.getByRole('radio', { name: 'form', exact: true }).check();
    await expect(page.locator('dict-signup')).toHaveAttribute('layout', 'form');
  });

  test('an element’s page has its snippets, as the build leaves them, to copy with the keyboard', async ({
    page,
    context,
    storybook,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(addressOf(storybook, 'elements-payment-link'));
    await expect(page.getByText(/^<dict-payment-link payment-id="PAYMENT-ID"><\/dict-payment-link>$/)).toBeVisible();
    const markup = page.getByRole('region', { name: 'The markup to paste' });
    const inline = page.getByLabel('With its style inside');
    for (const name of ['dict-payment-link', 'inline/dict-payment-link']) {
      if (name.startsWith('inline')) await inline.press('Space');
      await expect(page.getByText('Copied.')).toHaveCount(0);
      const built = read(`dist/cdn/snippets/${name}.html`);
      await expect.poll(() => markup.textContent()).toBe(built);
      await inline.focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Copy the markup' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(built);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Tab');
    await expect(markup).toBeFocused();
  });

  test('the theme editor shows a colour in all elements, repairs its contrast and undoes a step', async ({
    page,
    storybook,
  }) => {
    await page.goto(addressOf(storybook, 'guides-theming'));
    const css = cssOf(page);
    const button = page.frameLocator('[title="All elements"]').getByRole('button', { name: 'Create free account' });
    await page.getByLabel('--dict-accent', { exact: true }).fill('#dddddd');
    await expect(button).toHaveCSS('background-color', 'rgb(221, 221, 221)');
    await expect(page.getByText('button on surface: 1.4, needs 3.')).toBeVisible();
    await page.getByRole('button', { name: 'Repair button on surface' }).click();
    await expect(page.getByText('Every pair has enough contrast.')).toBeVisible();
    await expect(css).toContainText(/--dict-accent: light-dark\(#9\w{5}, #dddddd\);/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(css).toContainText('--dict-accent: #dddddd;');
  });

  test('the address of a theme opens it for somebody else', async ({ page, storybook }) => {
    const css = await openLaboratory(page, storybook);
    await page.getByText('An address to share').click();
    // A tab beside this one, with a sandbox of its own: neither may end the session of the other.
    const other = await page.context().newPage();
    await other.goto((await page.getByLabel('The address', { exact: true }).textContent())!);
    const shared = other.frameLocator('#storybook-preview-iframe');
    await expect(shared.getByLabel('The CSS to paste', { exact: true })).toHaveText((await css.textContent())!);
    for (const tab of [shared, page])
      await expect(tab.frameLocator('[title="All elements"]').getByText('Change Password')).toBeVisible();
  });

  test('the design tokens of a theme are JSON', async ({ page, storybook }) => {
    await openLaboratory(page, storybook);
    await page.getByText('Design tokens (JSON').click();
    const tokens = JSON.parse((await page.getByLabel('The design tokens', { exact: true }).textContent())!) as object;
    expect(tokens).toMatchObject({ light: { accent: { $value: { hex: '#5636d6' } } } });
  });
});
