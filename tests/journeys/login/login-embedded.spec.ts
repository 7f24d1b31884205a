import { expect, pageWith, test } from '../support/origins.ts';
import { violations } from '../../support/axe.ts';
import { identifier, logIn } from './login-screen.ts';

/* <dict-login> on a third-party page without a host. The CDN, the service, the page and the console each have an
 * origin of their own. */

const consoleUrl = 'https://console.example';
const email = 'expired@example.com';

const body = '<main><dict-login light></dict-login></main>';

// Tests the light DOM alone: in a shadow root the steps have the same views.
test(
  'the heading of each step takes the focus in the light DOM',
  { tag: ['@A11Y-31', '@all'] },
  async ({ page, origins, open }) => {
    await open(pageWith(origins, body));
    await page.getByRole('link', { name: 'Forgot Password' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to login' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
  },
);

test(
  'an expired password is reset in place, and the login with the new one opens the console',
  { tag: ['@ACC-4.18', '@all'] },
  async ({ page, origins, open }) => {
    await page.route(`${consoleUrl}/**`, (route) => route.fulfill({ body: 'the console' }));
    await page.clock.install();
    const address = await open(pageWith(origins, body));
    await logIn(page, email);
    await page.getByRole('button', { name: 'Reset now' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    const button = page.getByRole('button', { name: 'RESET PASSWORD' });
    expect(await button.evaluate((node) => getComputedStyle(node).borderRadius), 'it is styled').toBe('8px');
    await button.click();
    await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    const { outbox } = origins.service.sandbox.world;
    await page.getByLabel('Code').fill(outbox.findLast(({ to }) => to === email)!.otp!);
    await page.getByLabel('New password').fill('Changed2026');
    await page.getByLabel('Confirm password').fill('Changed2026');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(identifier(page)).toBeVisible();
    expect(page.url()).toBe(`${address}/`);

    const received = page.evaluate(
      () =>
        new Promise<unknown>((resolve) =>
          document.addEventListener('dict-session', (event) => resolve(event.detail), { once: true }),
        ),
    );
    await logIn(page, email, 'Changed2026');
    expect(await received).toEqual({ status: 'signed-in', reason: 'signed-in' });
    await expect(page).toHaveURL(`${consoleUrl}/subscription`);
  },
);
