import { identityClientId } from '../../../src/sandbox/identity/client.ts';
import { expect, test } from '../support/console.ts';
import { drawTwice, withMicrosoft } from '../support/signed-in.ts';
import {
  claims,
  comeBack,
  exceptionText,
  expectRefused,
  forgeries,
  frame,
  microsoft,
  pathname,
  signInAs,
  startFlow,
  tokenOf,
} from './sso-screen.ts';

test.use({ configuration: withMicrosoft });

test('access.md 2 /auth: a Microsoft sign-in opens the subscriptions', async ({ page, server }) => {
  await signInAs(page, 'Ina Example');
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => pathname(page)).toMatch(/^\/(?:subscription|pageNotFound)$/);
  expect(server.calls('ssoAuthenticate')).toBe(1);
});

test('access.md 4: the provider is asked as the specification says', async ({ page }) => {
  const query = await startFlow(page);
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid profile email',
    client_id: identityClientId,
  });
  expect(new URL(query.get('redirect_uri')!).pathname).toBe('/auth');
  expect(query.get('state')).toMatch(/^[A-Za-z0-9]{15}\.[0-9a-f]{64}$/);
});

test('decisions.md 3: an organisation admin comes to the organisations', async ({ page }) => {
  await signInAs(page, 'Mara Specimen');
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => pathname(page)).toMatch(/^\/(?:organizations|pageNotFound)$/);
});

test('decisions.md 3: the path that was asked for is opened', async ({ page }) => {
  await page.goto('/congratulation');
  await expect(page).toHaveURL('/');
  await microsoft(page).click();
  await page.getByRole('button', { name: 'Ina Example' }).click();
  await expect(page).toHaveURL('/congratulation');
});

test('access.md 8: an account that is not known is refused with the text of the service', async ({ page }) => {
  await startFlow(page);
  await page.getByLabel('Another account').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectRefused(page, 'There is no account with this email.');
});

for (const [trouble, fault] of [
  ['500', { status: 500, body: '' }],
  ['no JSON', { body: '<html>' }],
  ['a Status of 2', { body: '{"Status":2,"Data":null}' }],
] as const) {
  test(`access.md 8: Single sign-on exception (${trouble})`, async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'ssoAuthenticate', ...fault });
    await signInAs(page, 'Ina Example');
    await expectRefused(page, exceptionText);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  });
}

test('decisions.md 5: /auth?start=microsoft starts the Microsoft flow', async ({ page }) => {
  await page.goto('/auth?start=microsoft&next=%2Faccount');
  await page.getByRole('button', { name: 'Ina Example' }).click();
  await expect(page).toHaveURL('/account');
});

test('SEC-13 a flow that is cancelled comes back with the exception text', async ({ page, server }) => {
  await startFlow(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectRefused(page, exceptionText);
  expect(server.calls('ssoAuthenticate')).toBe(0);
});

test('access.md 2 /auth: without a state or a token it goes to /, and says nothing', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(exceptionText)).toHaveCount(0);
});

for (const [name, forge] of forgeries) {
  test(`SEC-13 a return with ${name} is refused, and nothing of it is sent`, async ({ page, server }) => {
    const asked = await startFlow(page);
    await comeBack(page, forge(asked));
    await expectRefused(page, exceptionText);
    expect(server.calls('ssoAuthenticate')).toBe(0);
  });
}

test('SEC-13 a token that the provider did not sign is refused by the service', async ({ page, server }) => {
  const asked = await startFlow(page);
  await comeBack(page, `id_token=${tokenOf(claims(asked))}&state=${asked.get('state')}`);
  await expectRefused(page, 'Microsoft could not confirm this sign-in. Please try again.');
  expect(server.calls('ssoAuthenticate')).toBe(1);
});

test('SEC-15 the callback is not stored, tells nobody where it was, and runs no script of others', async ({
  page,
  server,
}) => {
  const answer = await page.request.get('/auth', { headers: { Accept: 'text/html' } });
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).origin));
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  expect(scripts.filter((origin) => origin !== new URL(page.url()).origin && origin !== server.elementsOrigin)).toEqual(
    [],
  );
  expect(scripts.length).toBeGreaterThan(0);
});

test('NET-29 a return that is drawn twice signs in once', async ({ page, server }) => {
  await startFlow(page);
  await drawTwice(page, 'dict-login');
  await page.getByRole('button', { name: 'Ina Example' }).click();
  await expect(frame(page)).toBeVisible();
  await expect(page).toHaveURL('/subscription');
  expect(server.calls('ssoAuthenticate')).toBe(1);
});

test('SEC-16 a stale return says nothing to somebody who is signed in', async ({ page }) => {
  await signInAs(page, 'Ina Example');
  await expect(frame(page)).toBeVisible();
  await comeBack(page, 'id_token=a.b.c&state=stale');
  await expect(frame(page)).toBeVisible();
  await expect(page.getByText(exceptionText)).toHaveCount(0);
});

test.describe('a provider that answers with no page', () => {
  test.use({ configuration: { ...withMicrosoft, timeoutMs: 1000 } });

  test.beforeEach(({ page }) =>
    page.route('**/sandbox/identity/authorize**', (route) => route.fulfill({ status: 204 })),
  );

  test('HOST-21 gives the Microsoft button back', async ({ page }) => {
    await page.goto('/');
    await microsoft(page).click();
    await expect(microsoft(page)).toBeEnabled();
    await expect(microsoft(page)).toHaveText(/^Sign in with Microsoft/);
  });

  test('HOST-21 does not keep a visitor of /auth?start=microsoft waiting', async ({ page }) => {
    await page.goto('/auth?start=microsoft');
    await expectRefused(page, exceptionText);
    await expect(microsoft(page)).toBeEnabled();
  });
});
