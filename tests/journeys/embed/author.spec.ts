import type { Page } from 'playwright/test';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

/* Mistakes of a page's author: one console line with the tag, the attribute or key and the fix, and one `dict-error`. */

interface Mistake {
  readonly body?: string;
  /** Replaces the usual configuration. */
  readonly config?: (origins: Origins) => object;
  /** The target of each `dict-error` and its message, without `dict-elements: `. */
  readonly logged: readonly (readonly [target: string, line: RegExp])[];
}

const elsewhere = 'https://console.example';
const legal = { links: { terms: '/terms' } };

const mistakes: Readonly<Record<string, Mistake>> = {
  'mistakes in markup': {
    body: `<dict-signup produt="dictation"></dict-signup>
      <dict-signup product="dictation" planId="4"></dict-signup>
      <dict-signup product="dictation" plan_id="4"></dict-signup>
      <dict-signup product="dictaton"></dict-signup>
      <dict-signup layout="wide"></dict-signup>
      <dict-login light="false" product="dictation"></dict-login>
      <dict-sigup product="dictation"></dict-sigup>`,
    logged: [
      [
        'dict-signup',
        /^<dict-signup produt>: 'produt' is not an attribute of it; it has product, plan-id, .* Did you mean 'product'\?$/,
      ],
      ['dict-signup', /^<dict-signup planid>: .* Did you mean 'plan-id'\?$/],
      ['dict-signup', /^<dict-signup plan_id>: .* Did you mean 'plan-id'\?$/],
      [
        'dict-signup',
        /^<dict-signup product="dictaton">: 'dictaton' is not one of .*'products', so no trial would start; .* Did you mean 'dictation'\?$/,
      ],
      ['document', /^<dict-signup layout>: choose one of panel, form/],
      ['dict-login', /^<dict-login light="false">: 'light' is on whatever its value. Leave it out to switch it off.$/],
      ['dict-login', /^<dict-login product>: 'product' is not an attribute of it; it has next/],
      ['dict-sigup', /^<dict-sigup> is not an element of this library; they are dict-.* Did you mean <dict-signup>\?$/],
    ],
  },
  'an unknown key and an unknown message': {
    config: ({ service }) => ({
      serviceBase: service.url,
      consoleURL: '/',
      consoleUrl: elsewhere,
      ...legal,
      messages: { 'signup.titel': 'Hello', 'signup.title': 'Hello' },
    }),
    logged: [
      ['document', /^the configuration's 'messages\.signup\.titel' is not a text .* Did you mean 'signup\.title'\?$/],
      ['document', /^'consoleURL' is not a configuration key; .* Did you mean 'consoleUrl'\?$/],
    ],
  },
  'no console and no legal links': {
    config: ({ service }) => ({ serviceBase: service.url }),
    logged: [
      ['dict-signup', /^<dict-signup> leads to the console, and the configuration has no 'consoleUrl'/],
      ['dict-signup', /^<dict-signup> has no legal line: .* neither 'links\.terms' nor 'links\.privacy'/],
    ],
  },
  'no service': {
    config: () => ({ consoleUrl: elsewhere, ...legal }),
    logged: [['document', /^the configuration has no 'serviceBase', so http:.* was called, where no service answered/]],
  },
};

for (const [what, { body = '<dict-signup></dict-signup>', config, logged }] of Object.entries(mistakes)) {
  test(`HOST-12 ${what}: the console names each once, with the fix @all`, async ({ page, origins }) => {
    const { site, ours, events } = await open(page, origins, body, config);
    await expect.poll(() => ours().length).toBe(logged.length);
    await expect.poll(async () => (await events()).length).toBe(logged.length);
    const received = await events();
    expect(received.map(({ message }) => message).sort()).toEqual(ours().sort());
    for (const [target, line] of logged)
      expect(received).toContainEqual({ message: expect.stringMatching(line), target });
    await site.close();
  });
}

test('HOST-12 no warning about attributes of HTML, frameworks and pages, or about tags of the page @all', async ({
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

test('HOST-12 a page without mistakes does not load the code that reports them', async ({ page, origins }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const usual = 'id="a" class="b" style="" lang="en" data-x="1" aria-label="d"';
  const { site } = await open(page, origins, `<dict-signup product="dictation" ${usual}></dict-signup>`);
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/(?:mistakes|names)/.test(url))).toEqual([]);
  await site.close();
});

async function open(
  page: Page,
  origins: Origins,
  body: string,
  config: Mistake['config'] = ({ service }) => ({ serviceBase: service.url, consoleUrl: elsewhere, ...legal }),
) {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.addInitScript(() => {
    const received: object[] = [];
    Reflect.set(window, 'received', received);
    addEventListener('dict-error', ({ target, detail }) => {
      const { code, message } = detail as { code: string; message: string };
      const from = target instanceof Element ? target.localName : 'document';
      if (code === 'usage' || code === 'load') received.push({ message, target: from });
    });
  });
  const html = pageWith(origins, body).replace(
    /(<script type="application\/json" id="dict-config">).*?<\/script>/,
    (_, tag: string) => `${tag}${JSON.stringify(config(origins))}</script>`,
  );
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  const prefix = 'dict-elements: ';
  const ours = () => logged.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  const events = () => page.evaluate(() => Reflect.get(window, 'received') as { message: string; target: string }[]);
  return { site, ours, events };
}
