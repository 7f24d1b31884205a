import type { Page } from 'playwright/test';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { person } from '../../../stories/person.ts';
import { expect, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { countCalls, hold, keepNodes, pageWithSnippet, snippetOf, watchShifts, whenAlive } from './snippet-page.ts';

/* A form that is submitted before dict.js is loaded, or on a page without scripts: no request is sent and the fields
 * keep their text. */

const identifier = (page: Page) => page.getByLabel('Mobile number or email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });

/** Method and address of each document that the browser requests. */
function documents(page: Page): () => readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(`${request.method()} ${request.url()}`);
  });
  return () => asked;
}

for (const [where, way, send, place] of [
  ['', 'its button', (page: Page) => login(page).click(), (drawn: string) => drawn],
  [' light in a dialog of its page', 'Enter', (page: Page) => password(page).press('Enter'), inLightDialog],
] as const)
  test(`a login${where} that is submitted twice with ${way} before dict.js has loaded keeps its fields, and is sent once @all`, async ({
    page,
    origins,
  }) => {
    const asked = documents(page);
    const sent = countCalls(page, authenticate.path);
    const release = await hold(page, '**/dict.js');
    const releaseChunks = await hold(page, '**/chunks/**');
    const shifts = await watchShifts(page);
    const html = pageWithSnippet(origins, place(snippetOf('dict-login')));
    const site = await servePages({ '/': { html } });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    const areKept = await keepNodes(page, 'dict-login');
    await identifier(page).fill(person.email);
    await password(page).fill('Wrong2026');
    await send(page);
    await send(page);
    await expect(identifier(page)).toHaveValue(person.email);
    await expect(password(page)).toHaveValue('Wrong2026');
    release();
    await expect(page.getByText('Logging in…')).toBeVisible();
    await expect(page.locator('button[data-held]')).toHaveCount(1);
    // The form is read-only after it was submitted: the values at that time are sent.
    await expect(password(page)).not.toBeEditable();
    await password(page).pressSequentially('X');
    await page.getByText('Remember my email').click();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    const [before, alive] = [await shifts(), whenAlive(page, 'dict-login')];
    releaseChunks();
    await alive;
    expect(await shifts()).toBe(before);
    await expect(page.locator('dict-login .d-notice')).toBeVisible();
    await expect(password(page)).toBeEditable();
    await expect(password(page)).toHaveValue('Wrong2026');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toContain(btoa('Wrong2026'));
    expect(await areKept()).toBe(true);
    expect(asked()).toEqual([`GET ${site.url}/`]);
    await site.close();
  });

test('a login with an empty field says so before dict.js has loaded, and is not sent while the field is filled in @all', async ({
  page,
  origins,
}) => {
  const sent = countCalls(page, authenticate.path);
  const release = await hold(page, '**/dict.js');
  const releaseChunks = await hold(page, '**/chunks/**');
  const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) } });
  await page.goto(site.url, { waitUntil: 'commit' });
  await identifier(page).fill(person.email);
  await login(page).click();
  await expect(password(page)).toBeFocused();
  const begun = page.waitForRequest('**/chunks/**');
  release();
  await begun;
  await password(page).pressSequentially('Wro');
  const alive = whenAlive(page, 'dict-login');
  releaseChunks();
  await alive;
  await password(page).pressSequentially('ng2026');
  expect(sent()).toEqual([]);
  await login(page).click();
  await expect(page.locator('dict-login .d-notice')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await site.close();
});

/** The same prerendered view in the light DOM, inside a dialog of the page. */
function inLightDialog(snippet: string): string {
  const light = snippet
    .replace('<dict-login ', '<dict-login light ')
    .replace('<template shadowrootmode="open">', '')
    .replace('</template>', '')
    .replace('css/login.css', 'css/login.light.css');
  return `<dialog>${light}</dialog>`;
}
