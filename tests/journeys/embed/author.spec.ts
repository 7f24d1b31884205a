import type { Page } from 'playwright/test';
import { configOf, expect, pageWith, test } from '../support/origins.ts';

/* Mistakes of a page's author: one console line with the tag, the attribute or key and the fix, and one `dict-error`. */

interface Mistake {
  readonly body: string;
  /** Keys to add to the usual configuration; null: an empty configuration. */
  readonly config: object | null;
  /** The target of each `dict-error` and its message, without `dict-elements: `. */
  readonly expected: readonly (readonly [target: string, line: RegExp])[];
}

const mistakes: Readonly<Record<string, Mistake>> = {
  'mistakes in markup and messages': {
    body: `<dict-signup produt="dictation"></dict-signup>
      <dict-signup product="dictation" planId="4"></dict-signup>
      <dict-signup product="dictation" plan_id="4"></dict-signup>
      <dict-signup product="dictaton"></dict-signup>
      <dict-signup layout="wide"></dict-signup>
      <dict-login light="false" product="dictation"></dict-login>
      <dict-sigup product="dictation"></dict-sigup>
      <script type="application/json" id="dict-config">{ "brand": "Second" }</script>`,
    config: { messages: { 'signup.titel': 'Hello', 'signup.title': 'Hello' } },
    expected: [
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
      ['document', /^a second <script id="dict-config"> is ignored: write its keys into the first one/],
      ['document', /^the configuration's 'messages\.signup\.titel' is not a text .* Did you mean 'signup\.title'\?$/],
    ],
  },
  'no service, no console and no legal links': {
    body: '<dict-signup></dict-signup>',
    config: null,
    expected: [
      ['document', /^the configuration has no 'serviceBase', so http:.* was called, where no service answered/],
      ['dict-signup', /^<dict-signup> leads to the console, and the configuration has no 'consoleUrl'/],
      ['dict-signup', /^<dict-signup> has no legal line: .* neither 'links\.terms' nor 'links\.privacy'/],
    ],
  },
};

for (const [what, { body, config, expected }] of Object.entries(mistakes))
  test(
    `${what}: the console names each once, with the fix`,
    { tag: ['@HOST-12', '@all'] },
    async ({ page, origins, open, reports }) => {
      await page.addInitScript(() => {
        const received: object[] = [];
        Reflect.set(window, 'received', received);
        document.addEventListener('dict-error', ({ target, detail: { code, message } }) => {
          if (code === 'usage')
            received.push({ message, target: target instanceof Element ? target.localName : 'document' });
        });
      });
      await open(pageWith(origins, body, { config: config ? { ...configOf(origins.service.url), ...config } : {} }));
      const received = () => page.evaluate(() => Reflect.get(window, 'received') as { message: string }[]);
      await expect.poll(async () => (await received()).length).toBe(expected.length);
      expect((await received()).map(({ message }) => message).sort()).toEqual(reports.ours().sort());
      for (const [target, line] of expected)
        expect(await received()).toContainEqual({ message: expect.stringMatching(line), target });
    },
  );

async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await page.waitForLoadState('networkidle');
}

test(
  'a page without mistakes gets no line, and does not load the code that reports them',
  { tag: '@HOST-12' },
  async ({ page, origins, open, reports }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const usual = 'id="a" class="b" style="" lang="en" data-x="1" aria-label="d" heading-level="3"';
    await open(pageWith(origins, `<dict-signup product="dictation" ${usual}></dict-signup>`));
    await expectReady(page);
    expect(asked.filter((url) => /\/(?:mistakes|names)/.test(url))).toEqual([]);
    expect(reports.ours()).toEqual([]);
  },
);

test(
  'attributes of HTML and frameworks, and a tag that the page defines, are no mistakes',
  { tag: '@HOST-12' },
  async ({ page, origins, open, reports }) => {
    const rarer = 'title="a" tabindex="-1" onclick="" _ngcontent-abc v-cloak @click hx-get';
    const own = `<dict-own></dict-own><script type="module">customElements.define('dict-own', class extends HTMLElement {})</script>`;
    await open(pageWith(origins, `<dict-signup product="dictation" ${rarer}></dict-signup>${own}`));
    await expectReady(page);
    expect(reports.ours()).toEqual([]);
  },
);
