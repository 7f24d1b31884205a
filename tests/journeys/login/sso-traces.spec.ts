import type { Page, Route } from 'playwright/test';
import { historyOf } from '../../support/engines/history.ts';
import { expect, test } from '../support/console.ts';
import { keyOn } from '../support/kept.ts';
import { withMicrosoft } from '../support/signed-in.ts';
import { claims, comeBack, exceptionText, expectRefused, frame, signInAs, startFlow, tokenOf } from './sso-screen.ts';

/* SEC-10, SEC-13: the provider's token is nowhere in scripts, history or storage after the sign-in. */

/** The tokens that come in with an address. */
function watchTokens(page: Page) {
  const tokens = new Set<string>();
  page.on('framenavigated', (each) => {
    for (const token of new URLSearchParams(new URL(each.url()).hash.slice(1)).getAll('id_token')) tokens.add(token);
  });
  return tokens;
}

async function places(page: Page) {
  const read = await page.evaluate(() => ({
    address: location.href,
    referrer: document.referrer,
    state: JSON.stringify(history.state),
    performance: JSON.stringify(performance.getEntries()),
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    window: window.name,
  }));
  return { ...read, history: await historyOf(page) };
}

async function expectNoTrace(page: Page, tokens: ReadonlySet<string>) {
  expect(tokens.size, 'a token came in').toBeGreaterThan(0);
  const found = Object.entries(await places(page)).filter(([, text]) =>
    [...tokens].some((each) => text.includes(each)),
  );
  expect(found.map(([place]) => place)).toEqual([]);
}

/** Holds the call that signs in until the test releases it. */
const heldCall = (page: Page) =>
  new Promise<Route>((resolve) => void page.route('**/SSOAuthenticate', (route) => resolve(route)));

for (const persistence of ['local', 'session', 'memory'] as const) {
  test.describe(`persistence '${persistence}'`, () => {
    test.use({ configuration: { ...withMicrosoft, persistence } });

    test('SEC-13 a sign-in leaves no token behind, also not while the call is pending @all', async ({
      page,
      server,
    }) => {
      const tokens = watchTokens(page);
      const asking = heldCall(page);
      await signInAs(page, 'Ina Example');
      const call = await asking;
      await expectNoTrace(page, tokens);
      expect(await page.evaluate(() => sessionStorage.length), 'the key was read once').toBe(0);
      await call.continue();
      await expect(frame(page)).toBeVisible();
      await expect(page).toHaveURL('/subscription');
      await expectNoTrace(page, tokens);
      expect(server.calls('ssoAuthenticate')).toBe(1);
    });
  });
}

test.describe('an interrupted return', () => {
  test.use({ configuration: withMicrosoft });

  test("SEC-13 the service's refusal leaves no token @all", async ({ page, server }) => {
    const tokens = watchTokens(page);
    const asked = await startFlow(page);
    await comeBack(page, `id_token=${tokenOf(claims(asked))}&state=${asked.get('state')}`);
    await expectRefused(page, 'Microsoft could not confirm this sign-in. Please try again.');
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  });

  // Every forgery: tests/unit/core/session/sso.test.ts.
  test('SEC-13 one with two tokens is refused, sends nothing and leaves no token [ACC-2.57]', async ({
    page,
    server,
  }) => {
    const tokens = watchTokens(page);
    const asked = await startFlow(page);
    await comeBack(page, `id_token=${tokenOf(claims(asked))}&id_token=x.y.z&state=${asked.get('state')}`);
    await expectRefused(page, exceptionText);
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(0);
  });

  test('SEC-16 after a reload or Back it neither signs in again nor shows an error', async ({ page, server }) => {
    const tokens = watchTokens(page);
    await signInAs(page, 'Ina Example');
    await expect(page).toHaveURL('/subscription');
    await page.reload();
    await expect(frame(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible();
    await page.goForward();
    await expect(frame(page)).toBeVisible();
    await expect(page.getByText(exceptionText)).toHaveCount(0);
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  });

  test('SEC-13 a reload while the call is pending ends at the login @all', async ({ page, server }) => {
    const tokens = watchTokens(page);
    const asking = heldCall(page);
    await signInAs(page, 'Ina Example');
    await asking;
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(0);
  });

  test('SEC-13 the sealed token in the address works once, and only in its own tab @all', async ({
    page,
    context,
    server,
  }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (each) => addresses.push(each.url()));
    await signInAs(page, 'Ina Example');
    await expect(page).toHaveURL('/subscription');
    const handedOver = addresses.find((address) => address.includes('#sealed='));
    expect(handedOver).toBeDefined();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    for (const tab of [page, await context.newPage()]) {
      await tab.goto('/sandbox/outbox.json');
      await tab.evaluate((to) => void setTimeout(() => location.assign(to)), handedOver!);
      await expectRefused(tab, exceptionText);
    }
    expect(server.calls('ssoAuthenticate')).toBe(1);
  });

  test('NET-16 where no storage can be accessed, the sign-in is refused with a message @all', async ({
    page,
    server,
  }) => {
    const tokens = watchTokens(page);
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Denied.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: denied });
    });
    await signInAs(page, 'Ina Example');
    await expectRefused(page, exceptionText);
    expect(await page.evaluate(() => JSON.stringify(performance.getEntries()))).not.toContain([...tokens][0]);
    expect(server.calls('ssoAuthenticate')).toBe(0);
  });

  test('SEC-13 without encryption, as on an insecure page, the sign-in is refused @all', async ({ page, server }) => {
    const tokens = watchTokens(page);
    await startFlow(page);
    await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }));
    await page.getByRole('button', { name: 'Ina Example' }).click();
    await expectRefused(page, exceptionText);
    await expectNoTrace(page, tokens);
    expect(await page.evaluate(([key]) => sessionStorage.getItem(key!), [keyOn(page, 'dict.sso')])).toBe(null);
    expect(server.calls('ssoAuthenticate')).toBe(0);
  });
});
