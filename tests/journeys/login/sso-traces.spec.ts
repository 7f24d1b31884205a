import type { Page, Route } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { withMicrosoft } from '../support/signed-in.ts';
import {
  claims,
  comeBack,
  exceptionText,
  expectNoTrace,
  expectRefused,
  frame,
  signInAs,
  startFlow,
  tokenOf,
  watchTokens,
} from './sso-screen.ts';

/* SEC-10, SEC-13: the provider's token is nowhere in scripts, history or storage after the sign-in. */

/** Holds the call that signs in until the test releases it. */
const heldCall = (page: Page) =>
  new Promise<Route>((resolve) => void page.route('**/SSOAuthenticate', (route) => resolve(route)));

test.describe('persistence in memory', () => {
  test.use({ configuration: { ...withMicrosoft, persistence: 'memory' } });

  test('SEC-13 a sign-in leaves no token behind: while its call is pending, after a reload meanwhile, which ends at the login, and after the next sign-in @all', async ({
    page,
    server,
  }) => {
    const tokens = watchTokens(page);
    const asking = heldCall(page);
    await signInAs(page, 'Ina Example');
    await asking;
    await expectNoTrace(page, tokens);
    expect(await page.evaluate(() => sessionStorage.length), 'the key was read once').toBe(0);
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(0);
    await page.unrouteAll();
    await signInAs(page, 'Ina Example');
    await expect(frame(page)).toBeVisible();
    await expect(page).toHaveURL('/subscription');
    await expectNoTrace(page, tokens);
    expect(server.calls('ssoAuthenticate')).toBe(1);
  });
});

test.describe('a return', () => {
  test.use({ configuration: withMicrosoft });

  // Every forgery: tests/unit/core/session/sso.test.ts. Both page loads: tests/unit/elements/sso-return-flow.test.ts.
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
});
