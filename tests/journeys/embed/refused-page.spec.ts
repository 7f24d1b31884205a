import type { Page } from 'playwright/test';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { fillSignup, signUp } from '../support/sign-up.ts';

/* Pages that put something of their own in the place of what a form is drawn with. No password is asked for there. */

const tags =
  '<dict-signup product="dictation"><p>Write to us to sign up.</p></dict-signup><dict-login light><p>Call us to log in.</p></dict-login>';

async function open(page: Page, origins: Origins, head: string, body: string) {
  const told: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => told.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', ({ message }) => thrown.push(message));
  const site = await servePages({ '/': { html: pageWith(origins, body, head) } });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  return { site, told, thrown };
}

const wrapped = (name: string) => `const native = ${name}; ${name} = `;

// What a page did before any script of ours ran, and what the console line names.
const replacements = [
  [
    'customElements.define gives us a class of the page',
    `${wrapped('customElements.define')}function (tag, constructor, options) {
      return native.call(this, tag, class extends constructor { connectedCallback() { window.stolen = this; super.connectedCallback(); } }, options);
    }`,
    'customElements.define',
  ],
  [
    'customElements.define looks at every class',
    `${wrapped('customElements.define')}function (...given) { return native.apply(this, given); }`,
    'customElements.define',
  ],
  [
    'the define of all registries is wrapped by a Proxy',
    `${wrapped('CustomElementRegistry.prototype.define')}new Proxy(native, {})`,
    'customElements.define',
  ],
  [
    'attachShadow remembers every root',
    `${wrapped('Element.prototype.attachShadow')}function (options) { return (window.stolen = native.call(this, options)); }`,
    'Element.prototype.attachShadow',
  ],
  ['attachShadow is gone', 'Element.prototype.attachShadow = undefined', 'Element.prototype.attachShadow'],
  ['every object has a property of the page', 'Object.prototype.extra = 1', 'Object.prototype.extra is enumerable'],
  [
    'every object has a method of the page',
    'Object.prototype.extend = function () {}',
    'Object.prototype.extend is enumerable',
  ],
  [
    'every object looks like a promise',
    'Object.prototype.then = function () {}',
    'Object.prototype.then is enumerable',
  ],
] as const;

for (const [what, script, named] of replacements) {
  test(`SEC-32 HOST-06 ${what}: nothing is drawn, the page’s own words stay, and one line says why`, async ({
    page,
    origins,
  }) => {
    const { site, told, thrown } = await open(page, origins, `<script>{ ${script} }</script>`, tags);
    await expect(page.getByText('Write to us to sign up.')).toBeVisible();
    await expect(page.getByText('Call us to log in.')).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(await page.evaluate(() => customElements.get('dict-signup'))).toBe(undefined);
    await expect(page.locator('input')).toHaveCount(0);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^error dict-elements: (?:nothing is drawn|no script can draw) on this page/);
    expect(told[0]).toContain(named);
    expect(thrown).toEqual([]);
    await site.close();
  });
}

test('SEC-32 what a page replaces once the first element has come takes no part in the next', async ({
  page,
  origins,
}) => {
  const { site, told } = await open(page, origins, '', '<dict-login></dict-login>');
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
  await page.evaluate(() => {
    const { define } = customElements;
    customElements.define = function (tag, constructor) {
      Reflect.set(window, 'stolen', constructor);
      define.call(this, tag, class extends constructor {});
    };
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      Reflect.set(window, 'stolen', root);
      return root;
    };
    const signup = document.createElement('dict-signup');
    signup.setAttribute('product', 'dictation');
    document.querySelector('dict-login')!.replaceWith(signup);
  });
  await signUp(page, origins.service);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(told).toEqual([]);
  await site.close();
});

test('SEC-32 a page that is refused hears of it by an event', async ({ page, origins }) => {
  const listening = `<script>codes = []; addEventListener('dict-error', ({ detail }) => codes.push(detail.code));
    Element.prototype.attachShadow = undefined</script>`;
  const { site } = await open(page, origins, listening, tags);
  expect(await page.evaluate('codes')).toEqual(['page', 'page']);
  await site.close();
});

test('SEC-31 clobbered names of the page change nothing', async ({ page, origins }) => {
  const clobber =
    '<form id="config"><input name="api"></form><a id="dict"></a><img name="getElementById" alt=""><form id="querySelector"></form>';
  const site = await servePages({
    '/': { html: pageWith(origins, `${clobber}<dict-signup product="dictation"></dict-signup>`) },
  });
  await page.goto(site.url);
  await signUp(page, origins.service);
  await site.close();
});

test('SEC-32 a page that defines the tag first keeps it, and no credential is asked for in its class', async ({
  page,
  origins,
}) => {
  const site = await servePages({ '/': { html: pageWith(origins, '<dict-signup></dict-signup>') } });
  await page.addInitScript(() => customElements.define('dict-signup', class extends HTMLElement {}));
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()} ${message.text()}`));
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  expect(told).toEqual(['info dict-elements: <dict-signup> is defined already and stays.']);
  expect(await page.locator('dict-signup').evaluate((element) => element.shadowRoot)).toBe(null);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await site.close();
});

test('SEC-32 a step whose tag the page has defined is not drawn in the page’s class', async ({ page, origins }) => {
  const own = `<script>customElements.define('dict-otp', class extends HTMLElement { connectedCallback() { this.append('Their own field'); } })</script>`;
  const { site } = await open(page, origins, own, '<dict-signup product="dictation"></dict-signup>');
  await fillSignup(page);
  await expect(page.getByText('The next step could not be loaded.').first()).toBeVisible();
  await expect(page.getByText('Their own field')).toHaveCount(0);
  await site.close();
});

const named = (name: string) => `<img name="${name}" alt=""><form name="${name}"><input name="value"></form>`;

// React calls them: there is no way around an element of that name.
for (const name of [
  'createElementNS',
  'createTextNode',
  'addEventListener',
  'removeEventListener',
  'defaultView',
  'parentNode',
]) {
  test(`SEC-31 HOST-06 an element named ${name} is told, and the page’s own words stay`, async ({ page, origins }) => {
    const { site, told, thrown } = await open(page, origins, '', `${named(name)}${tags}`);
    await expect(page.getByText('Write to us to sign up.')).toBeVisible();
    await expect(page.getByText('Call us to log in.')).toBeVisible();
    expect(told).toEqual([
      `error dict-elements: nothing is drawn on this page: an element that is named '${name}' covers document.${name}. Rename it. What is written inside the tags stays.`,
    ]);
    expect(thrown).toEqual([]);
    await site.close();
  });
}

for (const name of ['createElement', 'querySelector', 'documentElement']) {
  test(`SEC-31 HOST-06 an element named ${name} stops the loader, which says so`, async ({ page, origins }) => {
    const body = `${named(name)}<dict-signup><p>Write to us to sign up.</p></dict-signup>`;
    const { site, told, thrown } = await open(page, origins, '', body);
    await expect(page.getByText('Write to us to sign up.')).toBeVisible();
    await expect.poll(() => told).toEqual([expect.stringMatching(new RegExp(`^error dict-elements: .*${name}`))]);
    expect(thrown).toEqual([]);
    await site.close();
  });
}
