import type { Page } from 'playwright/test';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test } from '../support/origins.ts';

/* The loader on pages of every kind. */

test(
  'a tag in a shadow root is rendered, whichever kind it is and whenever it is added',
  { tag: ['@HOST-09', '@all'] },
  async ({ page, origins, open }) => {
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
    await open(pageWith(origins, body));
    await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toHaveCount(4);
  },
);

test('dict.js draws a bare form, and the code that arrives later keeps its nodes', async ({ page, origins, open }) => {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(([change]) => {
      const { shadowRoot } = change!.target as Element;
      Reflect.set(window, 'early', { hasCode: customElements.get('dict-login') !== undefined });
      Reflect.set(window, 'earlyField', shadowRoot!.querySelector('input'));
      drawn.disconnect();
    });
    drawn.observe(document, { attributeFilter: ['data-drawn'], subtree: true });
  });
  await open(pageWith(origins, '<dict-login></dict-login>'));
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
  const early = await page.evaluate(() => ({
    hadCode: (Reflect.get(window, 'early') as { hasCode: boolean }).hasCode,
    isKept: (Reflect.get(window, 'earlyField') as Element).isConnected,
  }));
  expect(early).toEqual({ hadCode: false, isKept: true });
});

/** The types of the listeners on the page's window and document. */
async function listeners(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const typesOn = async (expression: string) => {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    return found.listeners.map(({ type }) => `${expression} ${type}`);
  };
  return [...(await typesOn('window')), ...(await typesOn('document'))];
}

test(
  'one symbol of ours is global, no prototype changes, and no listener is left after the last element',
  { tag: '@HOST-20' },
  async ({ page, origins, serve }) => {
    needs('untouched pages');
    const look = () =>
      page.evaluate(() => ({
        names: Object.getOwnPropertyNames(globalThis),
        symbols: Object.getOwnPropertySymbols(globalThis).map(String),
        prototypes: [Object, Array, Function, Promise, Element, HTMLElement, Event, String].map(
          ({ prototype }) => Reflect.ownKeys(prototype).length,
        ),
      }));
    const address = await serve({
      '/': { html: pageWith(origins, '<main></main>') },
      '/empty': { html: '<!doctype html>' },
    });
    await page.goto(`${address}/empty`);
    const before = await look();
    await page.goto(address);
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      for (const tag of ['dict-signup', 'dict-login', 'dict-session', 'dict-payment-link'])
        main.append(document.createElement(tag));
    });
    await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
    await expect(page.locator('dict-login').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    // Globals that zod, which is loaded after the forms, and nanostores define: we do not change libraries.
    await expect
      .poll(async () => (await look()).names.filter((name) => !before.names.includes(name)).sort())
      .toEqual(['__zod_globalConfig', 'nanostoresGlobal']);
    const now = await look();
    expect(now.symbols.filter((symbol) => !before.symbols.includes(symbol))).toEqual(['Symbol(dict.core.v1)']);
    expect(now.prototypes).toEqual(before.prototypes);
    expect((await listeners(page)).length).toBeGreaterThan(1);
    await page.evaluate(() => document.querySelector('main')!.replaceChildren());
    // React's own listener, one on each document that it renders into.
    await expect.poll(() => listeners(page)).toEqual(['document selectionchange']);
  },
);
