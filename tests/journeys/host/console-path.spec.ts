import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutConsole, withAddresses } from '../../../src/build/release.mjs';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { defaultConfiguration, expect, test } from '../support/console.ts';
import { forThisMachine, freePorts, hasNginx, runNginx } from '../support/nginx.ts';
import { keepSession } from '../support/signed-in.ts';

/* DEC-6.7: the console below a path, as a release lays it out. Another site has the root of the origin. */

const below = '/my/console';

test.describe('below a path', () => {
  test.use({ below, configuration: { ...defaultConfiguration, consoleUrl: below } });

  test('DEC-6.7 login, routes, reload, Back and a guarded address stay below it, and no file is requested outside', async ({
    page,
    server,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === new URL(server.url).origin && !/^\/(?:my\/console|api)\//.test(pathname)) outside.push(pathname);
    });
    await page.goto(`${below}/account`);
    await expect(page).toHaveURL(`${below}/`);
    await page.getByLabel('Mobile number or email').fill('enterprise@example.com');
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${below}/account`);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page).toHaveURL(`${below}/subscription`);
    const seats = page.getByRole('rowheader').first().getByRole('link');
    await expect(seats).toHaveAttribute('href', new RegExp(`^${server.url}${below}/subscription/seatuser\\?`));
    await seats.click();
    await expect(page).toHaveURL(new RegExp(`${below}/subscription/seatuser\\?subscription=`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription ID' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL(`${below}/subscription`);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${below}/subscription/seatuser`));
    expect(outside).toEqual([]);
  });

  test('DEC-6.7 an unknown address shows the 404 below it, with a link home below it; a reload brings a lost screen @all', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${below}/nowhere/to/be/found`);
    await expect(page).toHaveURL(`${below}/pageNotFound`);
    const gate = await holdChunk(page, 'Login');
    gate.lose();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${below}/`);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(complaints.splice(0)).toHaveLength(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Mobile number or email')).toBeVisible();
  });

  test('DEC-6.7 the browser follows links of the origin outside of it, also to paths of the console’s routes @all', async ({
    page,
  }) => {
    await keepSession(page);
    await page.goto(`${below}/account`);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/contactus';
      link.textContent = 'The site’s own page';
      document.querySelector('main')!.append(link);
    });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/contactus');
    await page.getByRole('link', { name: 'The site’s own page' }).click();
    await asked;
  });
});

if (hasNginx) {
  test('DEC-6.7 the file for nginx answers below the path of the console', { tag: '@all' }, async ({ request }) => {
    const vendor = { consoleUrl: `https://localhost${below}` };
    const folder = await mkdtemp(join(tmpdir(), 'dict-below-'));
    layOutConsole(join(folder, 'host'), vendor);
    const example = readFileSync(fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url)), 'utf8');
    const ports = await freePorts(2);
    const file = withAddresses(example, 'https://localhost/dict', vendor);
    const nginx = await runNginx(forThisMachine(file, ports, folder));
    const get = (path: string) =>
      request.get(`https://localhost:${ports[0]}${path}`, { ignoreHTTPSErrors: true, maxRedirects: 0 });
    const page = await get(`${below}/subscription/checkout`);
    expect([page.status(), page.headers()['content-type']]).toEqual([200, 'text/html']);
    const files = [...(await page.text()).matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) {
      expect(path.startsWith(`${below}/`), path).toBe(true);
      expect((await get(path)).status(), path).toBe(200);
    }
    expect((await get(`${below}/chunks/Signup-gone0000.js`)).status()).toBe(404);
    await nginx.close();
    await rm(folder, { recursive: true });
  });
}
