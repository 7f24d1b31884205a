import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { read, root } from '../../build/built.ts';
import { listening } from '../../support/listening.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

/*
 * A CDN that redirects its chunks: the redirected file has the bytes that were built, but its imports resolve at the other address,
 * and nothing checks them there but the page's own Integrity-Policy.
 */

const marker = 'globalThis.foreignRan = true;';

/** A CDN that redirects one chunk to `elsewhere`, which changes all files but the redirected one. */
async function redirectingCdn() {
  const redirected = read('dist/cdn/elements.json').match(/chunks\/Signup-[\w-]+\.js/)![0];
  const elsewhere = await serveFolder(`${root}dist/cdn`, async (path, answer) =>
    path === `/${redirected}` ? answer : new Response(marker + (await answer.text()), answer),
  );
  const straight = await serveFolder(`${root}dist/cdn`);
  const cdn = await listening(
    createServer((request, response) => {
      const to = request.url === `/${redirected}` ? elsewhere.url : straight.url;
      if (to === straight.url)
        return void fetch(to + request.url)
          .then(async (answer) => {
            const type = answer.headers.get('Content-Type') ?? '';
            response.writeHead(answer.status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
            response.end(Buffer.from(await answer.arrayBuffer()));
          })
          // At the end of a test the page may still be loading.
          .catch(() => response.destroy());
      response.writeHead(302, { Location: to + request.url!, 'Access-Control-Allow-Origin': '*' }).end();
    }),
  );
  return {
    url: cdn.url,
    close: () => Promise.all([cdn, elsewhere, straight].map((server) => server.close())),
  };
}

async function open(page: Page, origins: Origins, cdn: string, headers: Record<string, string>) {
  const { 'dict.js': hash } = JSON.parse(read('dist/cdn/integrity.json')) as Record<string, string>;
  const html = pageWith({ ...origins, cdn }, '<dict-signup><p>Write to us.</p></dict-signup>').replace(
    '/dict.js"',
    `/dict.js" integrity="${hash}" crossorigin`,
  );
  const site = await servePages({ '/': { html, headers } });
  await page.goto(site.url);
  return site;
}

const hasRun = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'foreignRan'));

test('SEC-19 with a pinned dict.js and Integrity-Policy a redirected chunk’s imports from elsewhere do not run @all', async ({
  page,
  origins,
}) => {
  const cdn = await redirectingCdn();
  const site = await open(page, origins, cdn.url, { 'Integrity-Policy': 'blocked-destinations=(script)' });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('<dict-signup> could not be loaded'),
  );
  await logged;
  await expect(page.getByText('Write to us.')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
  await site.close();
  await cdn.close();
});

test('SEC-19 without Integrity-Policy the imports of a redirected chunk run unchecked: the guides promise nothing there @all', async ({
  page,
  origins,
}) => {
  const cdn = await redirectingCdn();
  const site = await open(page, origins, cdn.url, {});
  await expect.poll(() => hasRun(page)).toBe(true);
  await site.close();
  await cdn.close();
});
