import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { identityClientId } from '../../../src/sandbox/identity/client.ts';
import { expect, test } from '../support/console.ts';
import { readable } from '../support/kept.ts';
import { withMicrosoft } from '../support/signed-in.ts';
import { listening } from '../../support/listening.ts';

/* The Microsoft sign-in, from the login screen to the provider's page and back. SEC-10, SEC-13: the provider's token is
 * nowhere in scripts, history or storage after it. Every forgery: tests/unit/core/session/sso.test.ts. Both page loads of
 * a return: tests/unit/elements/sso-return-flow.test.ts. */

test.use({ configuration: withMicrosoft });

const exceptionText = 'An error occurred while logging in. Please try again later.';
const microsoft = (page: Page) => page.getByRole('button', { name: 'Sign in with Microsoft' });
const accounts = (page: Page) => page.getByRole('heading', { name: 'Pick an account' });
const frame = (page: Page) => page.getByRole('navigation', { name: 'Console' });

/** Goes to the provider. Returns the parameters of the request. */
async function startFlow(page: Page) {
  await page.goto('/');
  await microsoft(page).click();
  await expect(accounts(page)).toBeVisible();
  return new URL(page.url()).searchParams;
}

async function signIn(page: Page) {
  await startFlow(page);
  await page.getByRole('button', { name: 'Ina Example' }).click();
}

async function expectRefused(page: Page, text: string | RegExp) {
  await expect(page).toHaveURL('/');
  await expect(page.locator('.d-root').getByText(text, { exact: true })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenFor(asked: URLSearchParams) {
  const exp = Math.floor(Date.now() / 1000) + 600;
  return `${part({ alg: 'RS256' })}.${part({ nonce: asked.get('nonce'), aud: identityClientId, exp })}.c2lnbmF0dXJl`;
}

/** The provider's tokens in the addresses that the page opens, from now on. */
function watchTokens(page: Page) {
  const tokens = new Set<string>();
  page.on('framenavigated', (each) => {
    for (const token of new URLSearchParams(new URL(each.url()).hash.slice(1)).getAll('id_token')) tokens.add(token);
  });
  return tokens;
}

async function expectNoTrace(page: Page, tokens: ReadonlySet<string>) {
  expect(tokens.size, 'a token came in').toBeGreaterThan(0);
  const places = Object.entries(await readable(page));
  const found = places.filter(([, text]) => [...tokens].some((each) => text.includes(each)));
  expect(found.map(([place]) => place)).toEqual([]);
}

test(
  'a Microsoft sign-in opens the subscriptions and leaves no token',
  {
    tag: [
      '@ACC-1.5',
      '@ACC-2.3',
      '@ACC-2.56',
      '@ACC-4.35',
      '@ACC-7.22',
      '@CON-4.56',
      '@CON-7.48',
      '@DEC-1.1',
      '@SEC-13',
    ],
  },
  async ({ page, server }) => {
    const tokens = watchTokens(page);
    await signIn(page);
    await expect(page).toHaveURL('/subscription');
    await expect(frame(page)).toBeVisible();
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  },
);

test(
  'a reload or Back after a Microsoft sign-in neither signs in again nor shows an error',
  { tag: ['@SEC-13', '@SEC-16'] },
  async ({ page, server }) => {
    const tokens = watchTokens(page);
    await signIn(page);
    await expect(page).toHaveURL('/subscription');
    await page.reload();
    await expect(frame(page)).toBeVisible();
    await page.goBack();
    await expect(accounts(page)).toBeVisible();
    await page.goForward();
    await expect(frame(page)).toBeVisible();
    await expect(page.getByText(exceptionText)).toHaveCount(0);
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  },
);

test(
  'an account that is not known leads to / with a message, and leaves no token',
  { tag: ['@ACC-2.57', '@ACC-8.16', '@CON-4.57', '@CON-8.44', '@SEC-13'] },
  async ({ page, server }) => {
    const tokens = watchTokens(page);
    await startFlow(page);
    await page.getByLabel('Another account').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectRefused(page, 'There is no account with this email.');
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  },
);

test(
  'an exception of the service leads to / with a message, and leaves no token',
  { tag: ['@ACC-2.57', '@ACC-8.17', '@CON-4.57', '@CON-8.45', '@SEC-13'] },
  async ({ page, server }) => {
    const tokens = watchTokens(page);
    server.sandbox.faults.add({ call: 'ssoAuthenticate', status: 500, body: '' });
    await signIn(page);
    await expectRefused(page, exceptionText);
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  },
);

test(
  'a return with two tokens leads to / with a message, and leaves no token',
  { tag: '@SEC-13' },
  async ({ page, server }) => {
    const tokens = watchTokens(page);
    const asked = await startFlow(page);
    const fragment = `id_token=${tokenFor(asked)}&id_token=x.y.z&state=${asked.get('state')}`;
    await page.evaluate((to) => void setTimeout(() => location.assign(to)), `/auth#${fragment}`);
    await expectRefused(page, exceptionText);
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(0);
  },
);

test.describe('an error of Microsoft', () => {
  for (const [button, text, code, ...when] of [
    ['Cancel', 'The sign-in with Microsoft was cancelled.', ''],
    ['(AADSTS50020)', /^Your organization does not allow this Microsoft account/, 'AADSTS50020'],
    // tests/unit/core/session/provider-errors.test.ts has these too.
    ['(AADSTS65004)', 'The sign-in with Microsoft was cancelled.', 'AADSTS65004', '@all'],
    ['(AADSTS90094)', /^Your organization has not given this console permission/, 'AADSTS90094', '@all'],
    ['(AADSTS90033)', exceptionText, 'AADSTS90033', '@all'],
  ] as const) {
    const tag = ['@DEC-3.8', ...when];
    test(`${button} is reported with its own message and its code for support`, { tag }, async ({ page }) => {
      await startFlow(page);
      await page.getByRole('button', { name: button }).click();
      await expectRefused(page, text);
      await expect(page.getByText(`Code for support: ${code}`, { exact: true })).toHaveCount(code ? 1 : 0);
    });
  }
});

test.describe('a device whose clock is wrong', () => {
  const hour = 3_600_000;
  for (const [aheadMs, ...when] of [
    [hour],
    [24 * hour, '@all'],
    [365 * 24 * hour, '@all'],
    [-365 * 24 * hour, '@all'],
  ] as const)
    test(`by ${aheadMs / hour} hours signs in`, { tag: ['@NET-14', ...when] }, async ({ page }) => {
      await page.clock.install({ time: Date.now() + aheadMs });
      await signIn(page);
      await expect(frame(page)).toBeVisible();
    });

  test('since the visit to Microsoft signs in', { tag: ['@NET-14', '@all'] }, async ({ page }) => {
    await page.clock.install();
    await startFlow(page);
    await page.clock.setSystemTime(Date.now() + 24 * hour);
    await page.getByRole('button', { name: 'Ina Example' }).click();
    await expect(frame(page)).toBeVisible();
  });
});

test.describe('a Microsoft sign-in that is interrupted', () => {
  const lost = /^Your sign-in with Microsoft was interrupted/;

  test(
    'by a return to another browser is reported at the login, where it can be started again',
    { tag: '@DEC-3.12' },
    async ({ page }) => {
      const asked = await startFlow(page);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`/auth#id_token=${tokenFor(asked)}&state=${asked.get('state')}`);
      await expectRefused(page, lost);
      await expect(microsoft(page)).toBeEnabled();
    },
  );

  test('by a reload of the return page is reported at the login', { tag: '@DEC-3.12' }, async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'ssoAuthenticate', delayMs: 600_000 });
    // Waits for the call, because the return loads the page twice: both look the same, but only the second asks the service.
    const asked = page.waitForRequest(/SingupLogin\/SSOAuthenticate/);
    await signIn(page);
    await asked;
    await expect(page).toHaveURL('/auth');
    // The callback leaves at once, which Firefox's driver takes for a failed navigation.
    await page.reload().catch(() => {});
    await expectRefused(page, lost);
  });

  test('for more than 10 minutes is reported at the login', { tag: '@DEC-3.4' }, async ({ page }) => {
    await page.clock.install();
    await startFlow(page);
    await page.clock.fastForward('10:01');
    await page.getByRole('button', { name: 'Ina Example' }).click();
    await expectRefused(page, lost);
  });
});

test(
  'next=/auth?start=microsoft does not go on to Microsoft after a sign-in',
  { tag: '@DEC-3.11' },
  async ({ page }) => {
    const next = encodeURIComponent('/auth?start=microsoft');
    await page.goto(`/auth?start=microsoft&next=${next}`);
    await page.getByRole('button', { name: 'Ina Example' }).click();
    await expect(page).toHaveURL('/subscription');
  },
);

test('/auth?start=microsoft starts the Microsoft flow', { tag: '@DEC-5.2' }, async ({ page }) => {
  await page.goto('/auth?start=microsoft&next=%2Faccount');
  await page.getByRole('button', { name: 'Ina Example' }).click();
  await expect(page).toHaveURL('/account');
});

test(
  'the return page is not cached, sends no referrer, and runs no third-party script',
  { tag: '@SEC-15' },
  async ({ page }) => {
    const answer = await page.request.get('/auth', { headers: { Accept: 'text/html' } });
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).origin));
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).origin]));
  },
);

test(
  'a return without a state or a token goes to / without a message',
  { tag: ['@ACC-2.58', '@CON-4.58'] },
  async ({ page }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(microsoft(page)).toBeVisible();
    await expect(page.getByText(exceptionText)).toHaveCount(0);
  },
);

test.describe('a provider that answers without a page', () => {
  test.use({
    configuration: async ({}, use) => {
      const provider = await listening(createServer((_request, response) => response.writeHead(204).end()));
      await use({ ...withMicrosoft, sso: { ...withMicrosoft.sso, authorizeUrl: provider.url }, timeoutMs: 1000 });
      await provider.close();
    },
  });

  test('leaves the Microsoft button usable again', { tag: ['@HOST-21', '@all'] }, async ({ page }) => {
    await page.goto('/');
    await microsoft(page).click();
    await expect(microsoft(page)).toBeEnabled();
    await expect(microsoft(page)).toHaveText(/^Sign in with Microsoft/);
  });

  test('does not keep a visitor of /auth?start=microsoft waiting', { tag: ['@HOST-21', '@all'] }, async ({ page }) => {
    await page.goto('/auth?start=microsoft');
    await expectRefused(page, exceptionText);
    await expect(microsoft(page)).toBeEnabled();
  });
});
