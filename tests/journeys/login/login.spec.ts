import { expect, test } from '../support/console.ts';
import { needs } from '../../support/engines/instruments.ts';
import { identifier, logIn, passwordField } from './login-screen.ts';

/* The login in the console: where it leads, the history, the page that is left. The element itself: tests/components. */

test('a stored referral code is sent with a login, also by mobile number [ACC-1.4]', async ({ page }) => {
  await page.goto('/Invite?rc=FRIEND26');
  await expect(page).toHaveURL('/signup');
  await page.getByRole('button', { name: 'Log in' }).click();
  const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
  await logIn(page, '2025550103');
  const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
  expect(Request).toMatchObject({ UserName: '2025550103', ReferralCode: 'FRIEND26' });
  await expect(page).toHaveURL('/subscription');
  // Back does not lead to the login, which the next screen has replaced.
  await page.goBack();
  await expect(page).toHaveURL('/signup');
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
  for (const field of [identifier(page), passwordField(page)])
    await expect(field, 'it has the look of the kit').toHaveCSS('border-top-left-radius', '8px');
  // Chromium checks the forms when the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(hints).toEqual([]);
});
