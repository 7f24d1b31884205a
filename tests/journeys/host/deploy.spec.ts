import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { policyOf } from '../../../src/build/policies.ts';
import { startSandbox } from '../../../src/sandbox/server/node.ts';
import { serveAsNginx } from '../support/nginx.ts';

/* The console as the example of src/host/nginx.conf serves it, the service on another origin. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const config = readFileSync(`${root}src/host/nginx.conf`, 'utf8');

async function deployed() {
  const service = await startSandbox();
  const block = JSON.stringify({ serviceBase: service.url, consoleUrl: '' });
  const site = await serveAsNginx(`${root}dist/host`, config, (text) =>
    text
      .replaceAll('https://api.example.com', service.url)
      .replace(/(id="dict-config">)[^<]*/, (_, opening: string) => opening + block),
  );
  return { service, site };
}

test('a screen of the console is drawn at its own address, under the policy of the example', async ({ page }) => {
  const { service, site } = await deployed();
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  const answer = await page.goto(`${site.url}/signup`);
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(answer!.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(told.filter((line) => !line.includes('legal line'))).toEqual([]);
  await page.goto(`${site.url}/pageNotFound`);
  await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
  await site.close();
  await service.close();
});

test('files are kept for as long as their names say; a missing one is no page', async ({ request }) => {
  const { service, site } = await deployed();
  const [script] = readdirSync(`${root}dist/host/assets`).filter((file) => file.endsWith('.js'));
  const hashed = await request.get(`${site.url}/assets/${script}`);
  expect(hashed.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const chunks = readdirSync(`${root}dist/host/chunks`).filter((file) => file.endsWith('.js'));
  for (const file of chunks)
    expect((await request.get(`${site.url}/chunks/${file}`)).headers()['cache-control']).toContain('immutable');
  const gone = await request.get(`${site.url}/chunks/Signup-gone0000.js`);
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toBe('');
  await site.close();
  await service.close();
});

test('the policy of the example allows what the documentation says, for all features of the console', () => {
  const policy = /Content-Security-Policy "([^"]+)"/.exec(config)![1]!;
  expect(policy).toContain(
    policyOf(['elements', 'styles', 'card'], { cdn: "'self'", service: 'https://api.example.com' }),
  );
});
