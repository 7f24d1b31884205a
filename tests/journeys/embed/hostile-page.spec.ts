import type { Page } from 'playwright/test';
import { fillSignup, signUp } from '../support/sign-up.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { person } from '../../../stories/person.ts';

/* Pages with arbitrary CSS and scripts (HOST-01 to HOST-21), against the built files. */

async function open(page: Page, origins: Origins, body: string, head = '', htmlAttributes = 'lang="en"') {
  const html = pageWith(origins, body, head).replace('<html lang="en">', `<html ${htmlAttributes}>`);
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  return site;
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Create your Free Account' });

test('HOST-03 a page that hides focus, selection and the pointer changes nothing inside', async ({ page, origins }) => {
  const hostile = `<style>*:focus, *:focus-visible { outline: none !important }
    * { transition: all 3s; animation: tint 3s infinite; user-select: none; cursor: none }
    .gone { pointer-events: none } @keyframes tint { to { color: red } }</style>`;
  const site = await open(
    page,
    origins,
    '<div class="gone"><dict-signup product="dictation"></dict-signup></div>',
    hostile,
  );
  await page.getByLabel('Full name').click();
  await page.getByLabel('Full name').fill('Ada');
  await page.getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Shift+Tab');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveCSS('outline-style', 'solid');
  await expect(password).toHaveCSS('outline-width', '2px');
  // 'text'; Firefox reports 'auto' for children of an element with 'text'.
  await expect(heading(page)).not.toHaveCSS('user-select', 'none');
  await expect(heading(page)).toHaveCSS('animation-name', 'none');
  await page.getByRole('button', { name: 'Create free account' }).click();
  await expect(page.getByText('Please Enter Mobile Number').first()).toBeVisible();
  await site.close();
});

const broken = '() => { throw new Error("broken") }';

// Each script runs before ours and makes rendering fail at another place: in the loader, in a chunk, in React.
const damages = [
  ['no shadow roots', 'Element.prototype.attachShadow = undefined'],
  ['arrays that map to nothing', 'Array.prototype.map = () => {}'],
  ['listeners that can’t be added', `EventTarget.prototype.addEventListener = ${broken}`],
  ['no addresses', 'URL = undefined'],
] as const;

damages.forEach(([what, damage], at) => {
  test(`HOST-06 ${what}: the content inside the tag is shown, and one console line says why${at === 0 ? '' : ' @all'}`, async ({
    page,
    origins,
  }) => {
    const thrown: string[] = [];
    const lines: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    page.on('console', (message) => lines.push(message.text()));
    const body =
      '<dict-signup product="dictation"><p>Write to us to sign up.</p></dict-signup><p>The page goes on.</p>';
    const site = await open(page, origins, body, `<script>${damage}</script>`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Write to us to sign up.')).toBeVisible();
    await expect(page.getByText('The page goes on.')).toBeVisible();
    expect(thrown).toEqual([]);
    expect(lines.map((line) => line.slice(0, 14))).toEqual(['dict-elements:']);
    await site.close();
  });
});

test('HOST-06 an element that can’t be rendered dispatches dict-error and shows the content inside its tag', async ({
  page,
  origins,
}) => {
  const site = await open(
    page,
    origins,
    '<dict-signup product="dictation"></dict-signup><dict-login light><p>Call us to log in.</p></dict-login>',
    `<script>Node.prototype.appendChild = ${broken}; codes = []
      addEventListener('dict-error', ({ detail }) => codes.push(detail.code))</script>`,
  );
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'error');
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'error');
  await expect(page.getByText('Call us to log in.')).toBeVisible();
  expect(await page.evaluate('codes')).toEqual(['view', 'view']);
  await site.close();
});

test('SEC-31 elements of the page that are named like globals change nothing @all', async ({ page, origins }) => {
  const clobber =
    '<form id="config"><input name="api"></form><a id="dict"></a><img name="getElementById" alt=""><form id="querySelector"></form>';
  const site = await open(page, origins, `${clobber}<dict-signup product="dictation"></dict-signup>`);
  await signUp(page, origins.service);
  await site.close();
});

test('SEC-32 if the page defines our tag first, its class stays and no credential is asked for in it', async ({
  page,
  origins,
}) => {
  await page.addInitScript(() => customElements.define('dict-signup', class extends HTMLElement {}));
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
  const site = await open(page, origins, '<dict-signup></dict-signup>');
  await page.waitForLoadState('networkidle');
  expect(lines).toEqual(['info dict-elements: <dict-signup> is defined already and stays.']);
  expect(await page.locator('dict-signup').evaluate((element) => element.shadowRoot)).toBe(null);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await site.close();
});

test('SEC-32 a step whose tag the page has defined is not shown in the page’s class', async ({ page, origins }) => {
  const own = `<script>customElements.define('dict-otp', class extends HTMLElement { connectedCallback() { this.append('Their own field'); } })</script>`;
  const site = await open(page, origins, '<dict-signup product="dictation"></dict-signup>', own);
  await fillSignup(page);
  await expect(page.getByText('The next step could not be loaded.').first()).toBeVisible();
  await expect(page.getByText('Their own field')).toHaveCount(0);
  await site.close();
});

test('HOST-13 the direction of the page is followed, and texts that a translator wraps break nothing', async ({
  page,
  origins,
}) => {
  const body = '<dict-login light></dict-login><dict-signup light></dict-signup>';
  const site = await open(page, origins, body, '', 'dir="rtl" lang="he"');
  await expect(page.locator('dict-signup > .d-root')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page)).toBeVisible();
  // Changes the nodes like Google's translator.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data }) => data.trim() !== '')) {
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(document.createTextNode(text.data));
    }
  });
  const signup = page.locator('dict-signup');
  await signup.getByRole('button', { name: 'Create free account' }).click();
  await expect(signup.getByText('Please Enter Full Name').first()).toBeVisible();
  await signup.getByLabel('Full name').fill(person.fullName);
  await expect(signup.getByText('Please Enter Full Name')).toHaveCount(0);
  const login = page.locator('dict-login');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('Enter password').first()).toBeVisible();
  await site.close();
});

test('HOST-15 on a page that uses every key as a shortcut, visitors can type, choose and submit', async ({
  page,
  origins,
}) => {
  const site = await open(page, origins, '<dict-signup product="dictation"></dict-signup>');
  await page.evaluate(() => {
    for (const type of ['keydown', 'keypress', 'keyup'])
      for (const target of [document, window]) target.addEventListener(type, (event) => event.preventDefault());
  });
  await page.getByLabel('Full name').pressSequentially('Ada von Example');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada von Example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please Enter Mobile Number').first()).toBeVisible();
  await site.close();
});

test('HOST-18 twenty elements share one sheet of each kind and request shared data once', async ({ page, origins }) => {
  const site = await open(page, origins, '<dict-signup layout="form"></dict-signup>'.repeat(20));
  await expect(heading(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const sheets = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('dict-signup')].map(({ shadowRoot }) => shadowRoot!);
    return {
      each: roots[0]!.adoptedStyleSheets.length,
      all: new Set(roots.flatMap(({ adoptedStyleSheets }) => adoptedStyleSheets)).size,
    };
  });
  expect(sheets.all).toBe(sheets.each);
  const asked = (call: string) => origins.service.sandbox.journal.entries.filter((entry) => entry.call === call).length;
  expect(asked('fetchRegionInfo')).toBe(1);
  expect(asked('validateLoginToken')).toBe(0);
  await site.close();
});
