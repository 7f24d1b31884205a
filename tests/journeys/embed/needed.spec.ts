import type { Page } from 'playwright/test';
import { chunkMap, filesIn } from '../../build/built.ts';
import { needs } from '../../support/engines/instruments.ts';
import { hold } from '../support/hold-chunk.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { pageWithSnippet, snippetOf } from './snippet-page.ts';

/* When an element and its files are loaded. */

const isDefined = (page: Page, tag: string) => page.evaluate((name) => customElements.get(name) !== undefined, tag);
const isReady = (page: Page, tag: string) => expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');

/** The requests for chunks, from now on. */
function chunksOf(page: Page): readonly string[] {
  const chunks: string[] = [];
  page.on('request', (request) => request.url().includes('/chunks/') && chunks.push(request.url()));
  return chunks;
}

// The empty tag in the dialog is inline: WebKit reports it only because the loader displays it as a block.
test(
  'a tag far below, hidden or not displayed loads nothing until it is near or displayed',
  { tag: ['@HOST-04', '@all'] },
  async ({ page, origins, serve }) => {
    const body = `<dialog><dict-login></dict-login></dialog><dict-otp hidden></dict-otp>
    <div id="above">A long article.</div><dict-contact></dict-contact>`;
    const address = await serve({
      '/': { html: pageWith(origins, body, { head: '<link rel="stylesheet" href="/far.css">' }) },
      '/far.css': { html: '#above { block-size: 9000px; }', headers: { 'Content-Type': 'text/css' } },
    });
    const chunks = chunksOf(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(chunks).toEqual([]);
    await page.evaluate(() => document.querySelector('dialog')!.showModal());
    await isReady(page, 'dict-login');
    for (const tag of ['dict-contact', 'dict-otp']) expect(await isDefined(page, tag)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 8000));
    await isReady(page, 'dict-contact');
  },
);

test(
  'a tag that is removed at once loads nothing, and keeps no other from loading',
  { tag: ['@HOST-04', '@all'] },
  async ({ page, origins, open }) => {
    await open(pageWith(origins, ''));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const gone = document.createElement('dict-signup');
      document.body.append(gone);
      gone.remove();
      document.body.prepend(document.createElement('dict-referral-activated'));
      // <dict-session> displays nothing itself, so it is loaded although it is hidden.
      document.body.append(Object.assign(document.createElement('dict-session'), { hidden: true }));
    });
    for (const tag of ['dict-referral-activated', 'dict-session']) await isReady(page, tag);
    expect(await isDefined(page, 'dict-signup')).toBe(false);
  },
);

test(
  'the files that render a tag are requested at once, and no others until they have arrived',
  { tag: '@all' },
  async ({ page, origins, open }) => {
    needs('held scripts');
    const needed = chunkMap()['dict-signup']!;
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
    const { release } = await hold(page, '**/chunks/**');
    await open(pageWith(origins, '<dict-signup></dict-signup>'));
    // No request for a chunk has been answered yet.
    await expect.poll(() => needed.filter((file) => !asked.has(file))).toEqual([]);
    expect([...asked].filter((file) => file.startsWith('chunks/') && !needed.includes(file))).toEqual([]);
    release();
    await isReady(page, 'dict-signup');
  },
);

test('a form in another language loads the texts of the access pages, and no others', async ({
  page,
  origins,
  open,
}) => {
  // A set, because Firefox reports both a preload and the import of the same file.
  const asked = new Set<string>();
  page.on('request', (request) => /\/de-[a-z]+/.exec(request.url())?.forEach((file) => asked.add(file)));
  await open(pageWith(origins, '<dict-login lang="de"></dict-login>'));
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await isReady(page, 'dict-login');
  expect([...asked]).toEqual(['/de-access']);
});

test(
  'a prerendered element waits while the browser is busy, until it is pointed at or gets the focus',
  { tag: '@all' },
  async ({ page, origins, open }) => {
    // The page replaces `requestIdleCallback` and never calls back.
    await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
    await open(pageWithSnippet(origins, snippetOf('dict-signup') + snippetOf('dict-login')));
    await page.waitForLoadState('networkidle');
    expect(await isDefined(page, 'dict-signup')).toBe(false);
    await page.getByLabel('Full name').hover();
    await isReady(page, 'dict-signup');
    expect(await isDefined(page, 'dict-login')).toBe(false);
    await page.getByLabel('Mobile number or email').focus();
    await isReady(page, 'dict-login');
  },
);

test(
  'every chunk of the CDN runs, whichever of them is loaded first',
  { tag: '@all' },
  async ({ page, origins, open }) => {
    await open('<!doctype html>');
    const files = filesIn('dist/cdn/chunks', '.js').map((file) => file.replace('dist/cdn', origins.cdn));
    // Imports each chunk in a frame of its own, where no other module is loaded yet.
    const failures = await page.evaluate(async (urls) => {
      const failed: string[] = [];
      for (const url of urls) {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const own = frame.contentWindow as unknown as { eval(code: string): Promise<object> };
        await own
          .eval(`import(${JSON.stringify(url)})`)
          .catch((error: unknown) => failed.push(`${url} ${String(error)}`));
        frame.remove();
      }
      return failed;
    }, files);
    expect(failures).toEqual([]);
  },
);

test(
  'a button at the top of a long page opens the callback popup whose tag is at its end',
  { tag: '@CON-2.15.1' },
  async ({ page, origins, open }) => {
    const opening = `customElements.whenDefined('dict-callback').then(() => document.querySelector('dict-callback').show())`;
    const body = `<button onclick="${opening}">Help</button><div style="height: 9000px"></div><dict-callback></dict-callback>`;
    await open(pageWith(origins, body));
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
