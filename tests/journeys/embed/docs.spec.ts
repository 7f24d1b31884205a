import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { release } from '../../../src/build/release.mjs';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { needs } from '../../support/engines/instruments.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { snippets, type Snippet } from '../../support/snippets.ts';
import { servePages } from '../support/page-server.ts';
import { fillSignup } from '../support/sign-up.ts';

/* Opens every HTML snippet of the documentation with the sandbox as its service. */

interface Released {
  readonly service: SandboxServer;
  /** The folder of the version on the CDN. */
  readonly cdn: string;
  readonly hash: string;
}

// In one worker, because every worker would make a release of its own.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { released: Released }>({
  // A page that consists of two tags gets its configuration from the release.
  released: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dict-released-'));
      const [service, server] = await Promise.all([startSandbox(), serveFolder(folder)]);
      const config = join(folder, 'vendor.json');
      await writeFile(config, JSON.stringify(vendorOf(service.url)));
      await release({ cdn: `${server.url}/dict`, config, to: folder });
      const hashes = await readFile(join(folder, 'dict/1.0.0/integrity.json'), 'utf8');
      const { 'dict.js': hash } = JSON.parse(hashes) as { 'dict.js': string };
      await use({ service, cdn: `${server.url}/dict/1.0.0`, hash });
      await Promise.all([service.close(), server.close()]);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const vendorOf = (serviceBase: string) => ({
  serviceBase,
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

const pieces = snippets().filter(({ language }) => language === 'html');

test('all HTML of the guides is rendered, and the console stays empty @all', async ({ context, released }) => {
  const inPage = async ({ at, kind, code }: Snippet) => {
    const page = await context.newPage();
    const { site, logged } = await open(page, released, kind === 'gtm' ? `${code}<dict-signup></dict-signup>` : code);
    const tags = page.locator(':is(dict-signup, dict-payment-link, dict-login)');
    await expect(tags.first(), at).toHaveAttribute('data-state', 'ready');
    await page.waitForLoadState('networkidle');
    expect.soft(logged, at).toEqual([]);
    await site.close();
  };
  expect(pieces.length).toBeGreaterThan(9);
  await Promise.all(pieces.map(inPage));
});

test('the style sheets of the guides have the effects that the guides describe, also in the steps after the first @all', async ({
  page,
  released,
}) => {
  needs('dark schemes');
  const [tokens = '', parts = ''] = snippets()
    .filter(({ language }) => language === 'css')
    .map(({ code }) => code);
  const { site } = await open(page, released, `<style>${tokens}${parts}</style><dict-signup></dict-signup>`);
  const button = page.getByRole('button', { name: 'Create free account' });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  await expect(page.getByLabel('Full name')).toHaveCSS('border-top-width', '2px');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCSS('color', /^oklch\(0\.76 /);
  await fillSignup(page);
  const next = page.getByRole('button', { name: 'Verify OTP' });
  await expect(next).toHaveCSS('text-transform', 'uppercase');
  await expect(next).toHaveCSS('border-radius', '4px');
  await site.close();
});

test('with innerHTML a bare tag is rendered, a prerendered one once its script runs, and no module runs @all', async ({
  page,
  released,
}) => {
  const { site, logged } = await open(page, released, '<main></main>');
  const snippet = await (await fetch(`${released.cdn}/snippets/inline/dict-login.html`)).text();
  const module = '<script type="module">document.title = "ran";</script>';
  const html = `${snippet}<dict-signup></dict-signup>${module}`;
  await page.locator('main').evaluate((main, text) => Reflect.set(main, 'innerHTML', text), html);
  for (const tag of ['dict-login', 'dict-signup'])
    await expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');
  await expect(page.getByLabel('Mobile number or email')).toBeVisible();
  await expect(page).toHaveTitle('A page');
  // Chromium warns that the snippet's template becomes no shadow root.
  expect(logged.filter((line) => !line.startsWith('Found declarative shadowrootmode'))).toEqual([]);
  await site.close();
});

async function open(page: Page, { cdn, hash, service }: Released, code: string) {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const here = code
    .replaceAll('https://api.example.com', service.url)
    .replaceAll('"serviceBase": ""', `"serviceBase": "${service.url}"`)
    .replaceAll('https://cdn.example.com/dict/1.0.0', cdn)
    .replaceAll('sha384-…', hash)
    .replaceAll('"/dict/', `"${cdn}/`);
  const head = here.includes('dict.js') ? '' : `<script type="module" src="${cdn}/dict.js"></script>`;
  const html = here.startsWith('<!doctype')
    ? here
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${here}</body></html>`;
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  return { site, logged };
}
