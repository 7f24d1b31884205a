import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { links, paid, payNow, widgetOf } from '../checkout/payment.ts';
import { freePorts } from '../../support/listening.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { bestEncoding, hasNginx, runNginx } from '../support/nginx.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';

/* A complete release, served by nginx with the release's own configuration file; its console is below a path of the
 * server (DEC-6.7). The sandbox is the service. */

const root = fileURLToPath(new URL('../../..', import.meta.url));

const below = '/my/büro';

type Released = Readonly<Record<'folder' | 'console' | 'cdn' | 'warnings', string>> & {
  readonly service: SandboxServer;
};

// In one worker, because every worker would make a release of its own.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { released: Released }>({
  released: [
    async ({}, use) => {
      const service = await startSandbox();
      const folder = await mkdtemp(join(tmpdir(), 'dict-released-'));
      // Ports of the refusing server, the console, the CDN, and two for http.
      const ports = await freePorts(5);
      const console = `https://localhost:${ports[1]}${below}`;
      const cdn = `https://localhost:${ports[2]}`;
      const config = join(folder, 'vendor.json');
      await writeFile(config, JSON.stringify(vendorOf(service.url, console)));
      const release = ['src/build/release.mjs', '--config', config, '--cdn', `${cdn}/dict`, '--to', folder];
      execFileSync(process.execPath, release, { cwd: root });
      const file = readFileSync(join(folder, 'nginx.conf'), 'utf8');
      const nginx = await runNginx(file, ports, folder);
      await use({ service, folder, console, cdn, warnings: nginx.warnings });
      await nginx.close();
      await service.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
});

const vendorOf = (serviceBase: string, consoleUrl: string) => ({
  serviceBase,
  consoleUrl,
  brand: 'Quillbrook <Dictation>',
  contact: { phone: '+1 555 0100', email: 'support@console.example' },
  links: { terms: 'https://console.example/terms', privacy: 'https://console.example/privacy' },
  payments: { cardWidgetUrl: `${serviceBase}/sandbox/card/checkout.js` },
});

if (hasNginx)
  test.describe('a release', { tag: '@all' }, () => {
    test(
      'login and card widget work with the vendor’s configuration, under the policy of the file',
      { tag: '@DEC-9.5' },
      async ({ page, released }) => {
        const logged = messagesOf(page);
        const answer = await page.goto(`${released.console}/`);
        expect(answer!.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
        });
        expect(answer!.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
        await expect(page).toHaveTitle(/Quillbrook <Dictation>/);
        await page.getByLabel('Mobile number or email').fill('retail@example.com');
        await page.getByLabel('Password', { exact: true }).fill(seedPassword);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Subscriptions' })).toBeVisible();
        await page.goto(`${released.console}/pageNotFound`);
        await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
        await page.goto(`${released.console}/payment/${links.unpaidWidget}`);
        await payNow(page).click();
        await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
        await expect(paid(page)).toBeVisible();
        expect(logged).toEqual([]);
      },
    );

    test('the tags of README.md and a snippet sign up on pages that demand the integrity of every script', async ({
      page,
      released,
    }) => {
      const logged = messagesOf(page);
      const read = (file: string) => readFileSync(join(released.folder, file), 'utf8');
      const tags = /```html\n(<script\s+type="module"[^]*?)```/.exec(read('README.md'))![1]!;
      const headers = { 'Integrity-Policy': 'blocked-destinations=(script)' };
      for (const [at, body] of [tags, read('dict/1/snippets/dict-signup.html')].entries()) {
        const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
        const site = await servePages({ '/': { html, headers } });
        await page.goto(site.url);
        await expect(page.getByRole('link', { name: 'Terms' }).first()).toBeVisible();
        await signUp(page, released.service, { email: `ada${at}@quillbrook.example`, mobile: `987654322${at}` });
        await site.close();
      }
      expect(logged).toEqual([]);
    });

    test('nginx accepts the file without a warning', { tag: '@DEC-6.7' }, ({ released }) => {
      expect(released.warnings).not.toMatch(/warn(?!.*http2)/);
    });

    test(
      'files are cached for as long as their names allow, errors never',
      { tag: '@DEC-6.7' },
      async ({ request, released }) => {
        const first = (folder: string) =>
          readdirSync(join(released.folder, folder)).find((file) => file.endsWith('.js'));
        const immutable = 'public, max-age=31536000, immutable';
        const short = 'public, max-age=600';
        const { console, cdn } = released;
        const wellKnown = new URL('/.well-known', console).href;
        const expected: readonly (readonly [string, number, string | undefined, string | undefined, RegExp])[] = [
          [`${console}/`, 200, 'no-store', 'gzip', /text\/html/],
          [`${console}/activate/eyJhbGci.eyJzdWIi.SflKxwRJSMeK`, 200, 'no-store', 'gzip', /text\/html/],
          [`${console}/assets/${first(`host${below}/assets`)}`, 200, immutable, bestEncoding, /javascript/],
          [`${console}/chunks/${first(`host${below}/chunks`)}`, 200, immutable, bestEncoding, /javascript/],
          [`${console}/chunks/Signup-gone0000.js`, 404, 'no-store', 'gzip', /./],
          [`${console}/app.webmanifest`, 404, 'no-store', 'gzip', /./],
          [`${console}/robots.txt`, 200, short, undefined, /text\/plain/],
          [`${wellKnown}/security.txt`, 404, 'no-store', 'gzip', /./],
          [`${wellKnown}/change-password`, 302, 'no-store', undefined, /./],
          [`${cdn}/dict/1.0.0/dict.js`, 200, immutable, bestEncoding, /javascript/],
          [`${cdn}/dict/1/dict.js`, 200, short, bestEncoding, /javascript/],
          [`${cdn}/dict/1/css/signup.css`, 200, short, bestEncoding, /text\/css/],
          [`${cdn}/dict/1/chunks/${first('dict/1/chunks')}`, 200, immutable, bestEncoding, /javascript/],
          [`${cdn}/dict/1/chunks/Signup-gone0000.js`, 404, 'no-store', 'gzip', /./],
          [`${cdn}/nginx.conf`, 404, 'no-store', 'gzip', /./],
        ];
        for (const [address, status, cache, encoding, type] of expected) {
          const answer = await request.get(address, { maxRedirects: 0, headers: { Range: 'bytes=10000000-' } });
          const headers = answer.headers();
          const seen = [address, answer.status(), headers['cache-control'], headers['content-encoding']];
          expect(seen).toEqual([address, status, cache, encoding]);
          expect(headers['content-type'], address).toMatch(type);
          expect(headers['x-content-type-options'], address).toBe('nosniff');
          expect(headers['access-control-allow-origin'], address).toBe(address.startsWith(cdn) ? '*' : undefined);
        }
        expect((await request.get(`${wellKnown}/change-password`, { maxRedirects: 0 })).headers()['location']).toBe(
          `${encodeURI(below)}/account`,
        );
      },
    );
  });
else console.log('nginx is not installed: no journey runs on a release that it serves.');
