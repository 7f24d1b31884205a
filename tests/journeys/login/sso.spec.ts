import { expect, test } from '../support/console.ts';
import { withMicrosoft } from '../support/signed-in.ts';
import {
  exceptionText,
  expectNoTrace,
  expectRefused,
  frame,
  microsoft,
  pathname,
  signInAs,
  startFlow,
  watchTokens,
} from './sso-screen.ts';

test.use({ configuration: withMicrosoft });

test(
  'a Microsoft sign-in opens the subscriptions [ACC-1.5 ACC-2.3 ACC-2.56 ACC-4.35 ACC-7.22 CON-4.56 CON-7.48 DEC-1.1]',
  { tag: '@cdn' },
  async ({ page, server }) => {
    await signInAs(page, 'Ina Example');
    await expect(frame(page)).toBeVisible();
    await expect.poll(() => pathname(page)).toMatch(/^\/(?:subscription|pageNotFound)$/);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  },
);

test('SEC-13 an account that is not known is refused with the text of the service, and leaves no token [ACC-2.57 ACC-8.16 CON-4.57 CON-8.44]', async ({
  page,
}) => {
  const tokens = watchTokens(page);
  await startFlow(page);
  await page.getByLabel('Another account').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectRefused(page, 'There is no account with this email.');
  await expectNoTrace(page, tokens);
});

test('Single sign-on exception [ACC-8.17 CON-4.57 CON-8.45]', async ({ page, server }) => {
  server.sandbox.faults.add({ call: 'ssoAuthenticate', status: 500, body: '' });
  await signInAs(page, 'Ina Example');
  await expectRefused(page, exceptionText);
  expect(server.calls('ssoAuthenticate')).toBe(1);
});

test('/auth?start=microsoft starts the Microsoft flow [DEC-5.2]', async ({ page }) => {
  await page.goto('/auth?start=microsoft&next=%2Faccount');
  await page.getByRole('button', { name: 'Ina Example' }).click();
  await expect(page).toHaveURL('/account');
});

test(
  'SEC-15 the return page is not cached, sends no referrer, and runs no third-party script; without a state or a token it goes to / without a message [ACC-2.58 CON-4.58]',
  { tag: '@cdn' },
  async ({ page, server }) => {
    const answer = await page.request.get('/auth', { headers: { Accept: 'text/html' } });
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).origin));
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(exceptionText)).toHaveCount(0);
    const own = [new URL(page.url()).origin, server.elementsOrigin];
    expect(scripts.filter((origin) => !own.includes(origin))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
  },
);

test.describe('a provider that answers without a page', () => {
  test.use({ configuration: { ...withMicrosoft, timeoutMs: 1000 } });

  test.beforeEach(({ page }) =>
    page.route('**/sandbox/identity/authorize**', (route) => route.fulfill({ status: 204 })),
  );

  test('HOST-21 leaves the Microsoft button usable again @all', async ({ page }) => {
    await page.goto('/');
    await microsoft(page).click();
    await expect(microsoft(page)).toBeEnabled();
    await expect(microsoft(page)).toHaveText(/^Sign in with Microsoft/);
  });

  test('HOST-21 does not keep a visitor of /auth?start=microsoft waiting @all', async ({ page }) => {
    await page.goto('/auth?start=microsoft');
    await expectRefused(page, exceptionText);
    await expect(microsoft(page)).toBeEnabled();
  });
});
