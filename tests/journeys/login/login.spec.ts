import { expect, test } from '../support/console.ts';
import { logIn } from './login-screen.ts';

/* The login in the console: where it leads, the history, the page that is left. The element itself: tests/components. */

test(
  'a stored referral code is sent with a login, once, also by mobile number',
  { tag: '@ACC-1.4' },
  async ({ page }) => {
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
    // The referral code was used: its field is collapsed again, as in a signup without one.
    await expect(page.getByText('Have a referral code?')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Referral code' })).toHaveCount(0);
  },
);
