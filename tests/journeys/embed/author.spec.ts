import type { Page } from 'playwright/test';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

/* Mistakes of a page's author: one console line with the tag, the attribute or key and the fix, and one `dict-error`. */

interface Mistake {
  readonly body: string;
  /** Replaces the usual configuration. */
  readonly config?: (origins: Origins) => object;
  /** The lines, without `dict-elements: `. */
  readonly lines: readonly RegExp[];
  /** What `dict-error` comes from. */
  readonly target?: string;
}

const elsewhere = 'https://console.example';
const legal = { links: { terms: '/terms' } };

const mistakes: Readonly<Record<string, Mistake>> = {
  'a misspelt attribute': {
    body: '<dict-signup produt="dictation"></dict-signup>',
    lines: [
      /^<dict-signup produt>: 'produt' is not an attribute of it; it has product, plan-id, .* Did you mean 'product'\?$/,
    ],
  },
  'an attribute in camel case': {
    body: '<dict-signup product="dictation" planId="4"></dict-signup>',
    lines: [/Did you mean 'plan-id'\?$/],
  },
  'an attribute with an underscore': {
    body: '<dict-signup product="dictation" plan_id="4"></dict-signup>',
    lines: [/^<dict-signup plan_id>: .* Did you mean 'plan-id'\?$/],
  },
  'a boolean that is to be off': {
    body: '<dict-login light="false"></dict-login>',
    lines: [/^<dict-login light="false">: 'light' is on whatever its value. Leave it out to switch it off.$/],
    target: 'dict-login',
  },
  'an attribute of other elements': {
    body: '<dict-login product="dictation"></dict-login>',
    lines: [/^<dict-login product>: 'product' is not an attribute of it; it has next/],
    target: 'dict-login',
  },
  'a choice that is none': {
    body: '<dict-signup layout="wide"></dict-signup>',
    lines: [/^<dict-signup layout>: choose one of panel, form/],
    target: 'document',
  },
  'a misspelt tag': {
    body: '<dict-sigup product="dictation"></dict-sigup>',
    lines: [/^<dict-sigup> is not an element of this library; they are dict-.* Did you mean <dict-signup>\?$/],
    target: 'dict-sigup',
  },
  'an unknown product': {
    body: '<dict-signup product="dictaton"></dict-signup>',
    lines: [
      /^<dict-signup product="dictaton">: 'dictaton' is not one of .*'products', so no trial would start; .* Did you mean 'dictation'\?$/,
    ],
  },
  'an unknown message': {
    body: '<dict-signup></dict-signup>',
    config: ({ service }) => ({
      serviceBase: service.url,
      consoleUrl: elsewhere,
      ...legal,
      messages: { 'signup.titel': 'Hello', 'signup.title': 'Hello' },
    }),
    lines: [/^the configuration's 'messages\.signup\.titel' is not a text .* Did you mean 'signup\.title'\?$/],
    target: 'document',
  },
  'an unknown key': {
    body: '<dict-signup></dict-signup>',
    config: ({ service }) => ({ serviceBase: service.url, consoleURL: '/', consoleUrl: elsewhere, ...legal }),
    lines: [/^'consoleURL' is not a configuration key; .* Did you mean 'consoleUrl'\?$/],
    target: 'document',
  },
  'no console': {
    body: '<dict-signup></dict-signup>',
    config: ({ service }) => ({ serviceBase: service.url, ...legal }),
    lines: [/^<dict-signup> leads to the console, and the configuration has no 'consoleUrl'/],
  },
  'no legal links': {
    body: '<dict-signup></dict-signup>',
    config: ({ service }) => ({ serviceBase: service.url, consoleUrl: elsewhere }),
    lines: [/^<dict-signup> has no legal line: .* neither 'links\.terms' nor 'links\.privacy'/],
  },
  'no service': {
    body: '<dict-signup></dict-signup>',
    config: () => ({ consoleUrl: elsewhere, ...legal }),
    lines: [/^the configuration has no 'serviceBase', so http:.* was called, where no service answered/],
    target: 'document',
  },
};

for (const [what, { body, config, lines, target = 'dict-signup' }] of Object.entries(mistakes)) {
  test(`HOST-12 ${what}: the author is told once, with the fix @all`, async ({ page, origins }) => {
    const { site, ours, events } = await open(page, origins, body, config);
    await expect.poll(() => ours().length).toBe(lines.length);
    expect(ours()).toEqual(lines.map((line) => expect.stringMatching(line)));
    await expect.poll(async () => (await events()).length).toBe(lines.length);
    expect(await events()).toEqual(ours().map((message) => ({ message, target })));
    await site.close();
  });
}

test('HOST-12 nothing is said of what HTML, frameworks and pages bring, nor of tags of the page @all', async ({
  page,
  origins,
}) => {
  const extras = 'title="a" tabindex="-1" onclick="" _ngcontent-abc v-cloak @click hx-get heading-level="3"';
  const body = `<dict-signup product="dictation" ${extras}></dict-signup><dict-own></dict-own>
    <script type="module">customElements.define('dict-own', class extends HTMLElement {})</script>`;
  const { site, ours } = await open(page, origins, body);
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(ours()).toEqual([]);
  await site.close();
});

test('HOST-12 a page that is right loads nothing of what finds mistakes', async ({ page, origins }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const usual = 'id="a" class="b" style="" lang="en" data-x="1" aria-label="d"';
  const { site } = await open(page, origins, `<dict-signup product="dictation" ${usual}></dict-signup>`);
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/(?:mistakes|names)/.test(url))).toEqual([]);
  await site.close();
});

test('HOST-12 a policy that blocks our files: the line names the tag, the file and the directive @all', async ({
  page,
  origins,
}) => {
  const policy = `script-src ${origins.cdn}/dict.js`;
  const { site, ours, events } = await open(page, origins, '<dict-signup></dict-signup>', undefined, policy);
  await expect.poll(() => ours().length).toBe(1);
  expect(ours()[0]).toMatch(
    /^<dict-signup> could not be loaded\..*chunks\/.* the page's script-src does not allow it/s,
  );
  await expect.poll(async () => (await events()).map(({ target }) => target)).toEqual(['dict-signup']);
  await site.close();
});

async function open(
  page: Page,
  origins: Origins,
  body: string,
  config: Mistake['config'] = ({ service }) => ({ serviceBase: service.url, consoleUrl: elsewhere, ...legal }),
  policy = '',
) {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await page.addInitScript(() => {
    const heard: object[] = [];
    Reflect.set(window, 'heard', heard);
    addEventListener('dict-error', ({ target, detail }) => {
      const { code, message } = detail as { code: string; message: string };
      const from = target instanceof Element ? target.localName : 'document';
      if (code === 'usage' || code === 'load') heard.push({ message, target: from });
    });
  });
  const html = pageWith(origins, body).replace(
    /(<script type="application\/json" id="dict-config">).*?<\/script>/,
    (_, tag: string) => `${tag}${JSON.stringify(config(origins))}</script>`,
  );
  const site = await servePages({ '/': { html, headers: policy ? { 'Content-Security-Policy': policy } : {} } });
  await page.goto(site.url);
  const prefix = 'dict-elements: ';
  const ours = () => told.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  const events = () => page.evaluate(() => Reflect.get(window, 'heard') as { message: string; target: string }[]);
  return { site, ours, events };
}
