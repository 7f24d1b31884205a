import type * as Loader from '../../../src/loader/loader.ts';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';
import { watchViolations } from './snippet-page.ts';

/* The CDN on one origin, the service on another, the page on a third. */

const strictPolicy = ({ cdn, service }: Origins) =>
  `default-src 'none'; script-src ${cdn}; connect-src ${service.url}; img-src ${cdn}; style-src 'none'; require-trusted-types-for 'script'`;

test('SEC-04 the whole journey takes place inside one tag under the strictest policy, with 0 violations', async ({
  page,
  origins,
}) => {
  const site = await servePages({
    '/': {
      html: pageWith(origins, '<dict-signup product="dictation"></dict-signup>'),
      headers: { 'Content-Security-Policy': strictPolicy(origins) },
    },
  });
  const violations = await watchViolations(page);
  await page.goto(site.url);
  await signUp(page, origins.service);
  expect(page.url()).toBe(`${site.url}/`);
  await expect(page.locator('dict-signup dict-trial-active')).toBeVisible();
  // The script in the page's own head is data, not code: nothing was blocked.
  expect(await violations()).toEqual([]);
  await site.close();
});

test('HOST-09 a tag in a shadow root is rendered: in a declarative one, inside another, added later, in a component that is defined later @all', async ({
  page,
  origins,
}) => {
  const body = `<div><template shadowrootmode="open"><dict-signup></dict-signup></template></div>
    <x-card></x-card><div id="outer"></div><div id="late"></div><script>
    const signup = () => document.createElement('dict-signup');
    const inner = document.createElement('section');
    inner.attachShadow({ mode: 'open' }).append(signup());
    outer.attachShadow({ mode: 'open' }).append(inner);
    const root = late.attachShadow({ mode: 'open' });
    addEventListener('load', () => {
      root.append(signup());
      customElements.define('x-card', class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).append(signup()); }
      });
    });</script>`;
  const site = await servePages({ '/': { html: pageWith(origins, body) } });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toHaveCount(4);
  await site.close();
});

test('HOST-19 without script the fallback content of the page stays', async ({ browser, origins }) => {
  needs('pages without script');
  const site = await servePages({ '/': { html: pageWith(origins, '<dict-signup><p>Write to us.</p></dict-signup>') } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.getByText('Write to us.')).toBeVisible();
  await context.close();
  await site.close();
});

test('HOST-20 one symbol of ours is global, no prototype changes, and no listener is left after the last element', async ({
  page,
  origins,
}) => {
  needs('untouched pages');
  const site = await servePages({ '/': { html: pageWith(origins, '<main></main>') } });
  await page.addInitScript(() => {
    const left: { readonly key: string; readonly listener: unknown }[] = [];
    const keyOf = (target: EventTarget, type: string) => `${target === window ? 'window' : 'document'} ${type}`;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    for (const target of [window, document]) {
      const drop = (type: string, listener: unknown) => {
        const at = left.findIndex((each) => each.key === keyOf(target, type) && each.listener === listener);
        if (at >= 0) left.splice(at, 1);
      };
      target.addEventListener = function (this: EventTarget, ...given: Parameters<typeof addEventListener>) {
        const [type, listener, options] = given;
        left.push({ key: keyOf(target, type), listener });
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => drop(type, listener));
        addEventListener.apply(target, given);
      };
      target.removeEventListener = function (this: EventTarget, ...given: Parameters<typeof removeEventListener>) {
        drop(given[0], given[1]);
        removeEventListener.apply(target, given);
      };
    }
    const prototypes = ['Object', 'Array', 'Function', 'Promise', 'Element', 'HTMLElement', 'Event', 'String'];
    const look = () => ({
      names: Object.getOwnPropertyNames(globalThis).filter((name) => name !== 'surroundings'),
      symbols: Object.getOwnPropertySymbols(globalThis).map(String),
      prototypes: prototypes.map(
        (name) => Reflect.ownKeys((Reflect.get(globalThis, name) as () => void).prototype as object).length,
      ),
    });
    Object.assign(window, { surroundings: { left, look, before: look() } });
  });
  await page.goto(site.url);
  interface Look {
    readonly names: string[];
    readonly symbols: string[];
    readonly prototypes: number[];
  }
  const surroundings = () =>
    page.evaluate(() => {
      const { left, look, before } = Reflect.get(window, 'surroundings') as {
        left: { readonly key: string }[];
        look: () => Look;
        before: Look;
      };
      return { left: left.map(({ key }) => key), now: look(), before };
    });
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    for (const tag of ['dict-signup', 'dict-login', 'dict-session', 'dict-payment-link'])
      main.append(document.createElement(tag));
  });
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  await expect(page.locator('dict-login').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const added = async () => {
    const { now, before } = await surroundings();
    return now.names.filter((name) => !before.names.includes(name)).sort();
  };
  // Globals that zod, which comes after the forms, and nanostores define: we do not change libraries.
  await expect.poll(added).toEqual(['__zod_globalConfig', 'nanostoresGlobal']);
  const { now, before } = await surroundings();
  expect(now.symbols.filter((symbol) => !before.symbols.includes(symbol))).toEqual(['Symbol(dict.core.v1)']);
  expect(now.prototypes).toEqual(before.prototypes);
  await page.evaluate(() => document.querySelector('main')!.replaceChildren());
  // React's own key, one for each document that it renders into.
  await expect.poll(async () => (await surroundings()).left).toEqual(['document selectionchange']);
  await site.close();
});

test('`configure` changes a form that is rendered already at once, and the typed text stays @all', async ({
  page,
  origins,
}) => {
  const html = `<script type="application/json" id="dict-config">${JSON.stringify({ serviceBase: origins.service.url })}</script>
    <script type="module" src="${origins.cdn}/dict.js"></script><dict-signup layout="form"></dict-signup>`;
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  await page.getByLabel('Full name').fill('Ada Example');
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveCount(0);
  await page.evaluate(async (loader) => {
    const { configure } = (await import(loader)) as typeof Loader;
    configure({ links: { terms: 'https://example.com/terms', privacy: '' } });
  }, `${origins.cdn}/dict.js`);
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://example.com/terms');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example');
  await site.close();
});
