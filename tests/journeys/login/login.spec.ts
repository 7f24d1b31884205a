import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { needs } from '../../support/engines/instruments.ts';
import { identifier, logIn, logInButton, password, passwordField, rememberBox } from './login-screen.ts';
import { keep } from '../support/kept.ts';

/* ACC-2, ACC-4, ACC-5; DEC-3: the login and the screens it leads to. */

test.describe('the screen', () => {
  test('identifier, password with show and hide, remember box, forgot and signup links [ACC-2.2]', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Login - Dictation Console');
    await expect(identifier(page)).toHaveValue('');
    await expect(rememberBox(page)).not.toBeChecked();
    await passwordField(page).fill('secret');
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await page.goBack();
    await page.getByRole('link', { name: 'SIGNUP' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('A11Y-01 axe finds nothing on the login, light, dark and at 320 px @all', async ({ page }) => {
    await page.goto('/');
    await logInButton(page).click();
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('a field in the light DOM has the look of the kit', async ({ page }) => {
    await page.goto('/');
    for (const field of [identifier(page), passwordField(page)]) {
      await expect(field).toHaveCSS('padding-inline-start', '12px');
      await expect(field).toHaveCSS('border-top-left-radius', '8px');
    }
  });

  test('A11Y-12 one form in the document, with the fields that password managers know, and Chromium logs no hint @all', async ({
    page,
  }) => {
    needs('hints about forms');
    const hints: string[] = [];
    page.on('console', (message) => message.text().includes('[DOM]') && hints.push(message.text()));
    await page.goto('/');
    await expect(page.locator('form')).toHaveCount(1);
    expect(await page.evaluate(() => document.querySelector('dict-login')!.shadowRoot)).toBe(null);
    const form = page.locator('form');
    await expect(form.locator('input[name="username"]')).toHaveAttribute('autocomplete', 'username');
    await expect(form.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'current-password');
    await expect(form.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('type', 'submit');
    // Chromium checks the forms when the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(hints).toEqual([]);
  });

  test('A11Y-21 the login works by keyboard alone, in visual order @all', async ({ page }) => {
    await page.goto('/');
    await identifier(page).focus();
    await page.keyboard.type('retail@example.com');
    await page.keyboard.press('Tab');
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rememberBox(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(logInButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/subscription');
  });
});

test.describe('the form', () => {
  test('an empty form shows both messages and focuses the first field (A11Y-09) [ACC-5.9 ACC-5.10]', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await logInButton(page).click();
    await expect(seen(page, 'Enter Phone Number / Email.')).toBeVisible();
    await expect(seen(page, 'Enter password')).toBeVisible();
    await expect(identifier(page)).toBeFocused();
    await expect(identifier(page)).toHaveAttribute('aria-invalid', 'true');
    await identifier(page).fill('retail@example.com');
    await expect(seen(page, 'Enter Phone Number / Email.')).toBeHidden();
    await expect(seen(page, 'Enter password')).toBeVisible();
    await logInButton(page).click();
    await expect(passwordField(page)).toBeFocused();
    expect(server.calls('authenticate')).toBe(0);
  });

  test('submit sends the credentials [ACC-3.3 ACC-4.1 ACC-7.3 ACC-7.24]', async ({ page }) => {
    await page.goto('/');
    const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
    await logIn(page, '  retail@example.com ');
    expect((await sent).postDataJSON()).toEqual({
      Request: {
        UserName: 'retail@example.com',
        Password: Buffer.from(password).toString('base64'),
        ReferralCode: '',
        LoginFrom: 'userconsole',
        CurrentVersion: '1.0.0',
        SSOIdentityProvider: null,
      },
    });
  });

  test('a stored referral code goes with them, and a mobile number opens the account [ACC-1.4]', async ({ page }) => {
    await page.goto('/Invite?rc=FRIEND26');
    await expect(page).toHaveURL('/signup');
    await page.getByRole('button', { name: 'Log in' }).click();
    const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
    await logIn(page, '2025550103');
    const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
    expect(Request).toMatchObject({ UserName: '2025550103', ReferralCode: 'FRIEND26' });
    await expect(page).toHaveURL('/subscription');
  });

  test('SEC-27 the password takes 128 characters, spaces and emoji, and is sent as it was typed @all', async ({
    page,
  }) => {
    const odd = ` ${'x'.repeat(120)} ünïcode 🔑 `;
    await page.goto('/');
    const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
    await logIn(page, 'retail@example.com', odd);
    const { Request } = (await sent).postDataJSON() as { Request: { Password: string } };
    expect(Buffer.from(Request.Password, 'base64').toString('utf8')).toBe(odd);
  });

  test('NET-27 Enter three times and a double click send one request @all', async ({ page, server }) => {
    await page.goto('/');
    server.sandbox.faults.add({ call: 'authenticate', delayMs: 3000 });
    await identifier(page).fill('retail@example.com');
    await passwordField(page).fill(password);
    for (let press = 0; press < 3; press += 1) await passwordField(page).press('Enter');
    await logInButtonOrBusy(page).dblclick({ force: true });
    await expect(page).toHaveURL('/subscription');
    expect(server.calls('authenticate')).toBe(1);
  });
});

test.describe('where a login leads', () => {
  test(
    'one organisation or none goes to /subscription [ACC-4.9 CON-2.2.9]',
    { tag: '@cdn' },
    async ({ page, server }) => {
      await page.goto('/');
      await logIn(page, 'enterprise@example.com');
      await expect(page).toHaveURL('/subscription');
      expect(server.calls('orgsOverview')).toBeGreaterThan(0);
    },
  );

  test('more than one organisation goes to /organizations [ACC-4.8 ACC-7.19 ACC-9.5 CON-2.2.10]', async ({ page }) => {
    await page.goto('/');
    const check = page.waitForRequest(/UserOrgsOverView/);
    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL('/organizations');
    expect((await check).postDataJSON()).toMatchObject({ Request: { PageSize: 5 } });
  });

  test('a linked referral with an active subscription goes to /referralactivation [ACC-4.7]', async ({ page }) => {
    await page.goto('/');
    await logIn(page, 'referral@example.com');
    await expect(page).toHaveURL('/referralactivation');
  });

  test('a protected path requested in this tab is opened [CON-2.2.10] @all', async ({ page }) => {
    await page.goto('/subscription?from=mail');
    await expect(page).toHaveURL('/');
    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL('/subscription?from=mail');
  });

  for (const stored of ['https://evil.example/', '//evil.example/account', '/nowhere', 'javascript:alert(1)', '/']) {
    test(`SEC-06 a stored path '${stored}' is not in the route table and is not opened @all`, async ({ page }) => {
      await page.goto('/');
      await keep(page, 'dict.visit.asked', JSON.stringify({ v: 1, path: stored }), 'sessionStorage');
      await logIn(page, 'retail@example.com');
      await expect(page).toHaveURL('/subscription');
    });
  }

  test('a signed-in user is sent on to /organizations or /subscription [ACC-2.6]', async ({ page, context }) => {
    await page.goto('/');
    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL('/organizations');
    const another = await context.newPage();
    await another.goto('/');
    await expect(another).toHaveURL('/organizations');
  });

  test('a signed-in user without organisations is sent on to /subscription [ACC-2.7]', async ({ page }) => {
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    await page.goto('/forgotpassword');
    await page.goto('/');
    await expect(page).toHaveURL('/subscription');
  });

  test('signing in in one tab also leaves the login in another tab', async ({ page, context }) => {
    const another = await context.newPage();
    await another.goto('/');
    await expect(identifier(another)).toBeVisible();
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    await another.bringToFront();
    await expect(another).toHaveURL('/subscription');
  });

  test('the back button does not lead back to the login', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    await page.goBack();
    await expect(page).toHaveURL('/signup');
  });
});

const logInButtonOrBusy = (page: Page) => page.locator('dict-login form button[type="submit"]');

test('while the start page is looked up, a progress message replaces the form', async ({ page, server }) => {
  const signingIn = page.getByRole('heading', { name: 'Signing you in…' });
  server.sandbox.faults.add({ call: 'orgsOverview', times: -1, delayMs: 1500 });
  await page.goto('/');
  await logIn(page, 'retail@example.com');
  await expect(signingIn).toBeFocused();
  await expect(passwordField(page)).toHaveCount(0);
  await expect(page).toHaveURL('/subscription');
  // A signed-in user is redirected in the same way.
  await page.goto('/');
  await expect(signingIn).toBeVisible();
  await expect(passwordField(page)).toHaveCount(0);
  await expect(page).toHaveURL('/subscription');
});
