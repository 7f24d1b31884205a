import type { Page } from 'playwright/test';
import { person } from '../../../stories/person.ts';
import { expect, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { hold, pageWithSnippet, snippetOf, whenAlive } from './snippet-page.ts';

/* A form that is sent before even dict.js has come, or where no script runs: its page is asked for nothing, and the fields stay. */

const login = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });

/** Each document that the browser asks for, by method and address. */
function documents(page: Page): () => readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(`${request.method()} ${request.url()}`);
  });
  return () => asked;
}

for (const [way, send] of [
  ['its button', (page: Page) => login(page).click()],
  ['Enter', (page: Page) => page.getByLabel('Password', { exact: true }).press('Enter')],
] as const)
  for (const light of ['', ' light'])
    test(`a login${light} that is sent with ${way} before dict.js has come stays with its fields, and can be sent then`, async ({
      page,
      origins,
    }) => {
      const asked = documents(page);
      const release = await hold(page, '**/dict.js');
      const snippet = light === '' ? snippetOf('dict-login') : lightOf(snippetOf('dict-login'));
      const site = await servePages({ '/': { html: pageWithSnippet(origins, snippet) } });
      await page.goto(site.url, { waitUntil: 'commit' });
      await page.getByLabel('Mobile number or email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong2026');
      await send(page);
      await expect(page.getByLabel('Mobile number or email')).toHaveValue(person.email);
      release();
      await whenAlive(page, 'dict-login');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong2026');
      await login(page).click();
      await expect(page.locator('dict-login .d-notice')).toBeVisible();
      expect(asked()).toEqual([`GET ${site.url}/`]);
      await site.close();
    });

/** The same drawing in the page itself. */
const lightOf = (snippet: string) =>
  snippet
    .replace('<dict-login ', '<dict-login light ')
    .replace('<template shadowrootmode="open">', '')
    .replace('</template>', '')
    .replace('css/login.css', 'css/login.light.css');

for (const tag of ['dict-signup', 'dict-otp', 'dict-forgot-password'])
  test(`with scripts off <${tag}> sends nothing, and says what to do`, async ({ browser, origins }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked = documents(page);
    const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf(tag)) } });
    await page.goto(site.url);
    const field = page.locator(`${tag} input:not([type=checkbox])`).first();
    await field.fill('1234');
    await page.locator(`${tag} [type=submit]`).click();
    await field.press('Enter');
    await expect(page.locator(`${tag} noscript .d-notice`)).toContainText('needs JavaScript');
    await expect(field).toHaveValue('1234');
    expect(asked()).toEqual([`GET ${site.url}/`]);
    await site.close();
    await context.close();
  });
