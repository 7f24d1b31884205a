import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { logIn } from '../login/login-screen.ts';

/* ACC-2, `/referralactivation`; CON-2.12. */

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await logIn(page, 'referral@example.com');
  await expect(page).toHaveURL('/referralactivation');
});

test('shown after the login of a user with a linked, active referral [ACC-2.60 ACC-2.61 ACC-2.62 CON-2.12.11]', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Referral Activated! You just earned 30 days.' })).toBeVisible();
  await expect(page.getByText('Subscribe to any plan and claim your 30 day FREE extension.')).toBeVisible();
  expect.soft(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
});

for (const [label, navigateToCheckout, proves] of [
  ['Subscribe Now', true, 'ACC-2.63 CON-2.12.12'],
  ['Not right now', false, 'ACC-2.64 CON-2.12.13'],
] as const) {
  test(`'${label}' goes to /subscription with navigateToCheckout ${navigateToCheckout} [${proves}]`, async ({
    page,
  }) => {
    const asked = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('dict-navigate', ({ detail }) => resolve({ ...detail }), { once: true }),
        ),
    );
    await page.getByRole('button', { name: label }).click();
    expect(await asked).toEqual({ to: '/subscription', state: { navigateToCheckout }, replace: false });
  });
}

test('without a session the visitor is sent to /', async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/referralactivation');
  await expect(page).toHaveURL('/');
});

test('the navigation is shown beside it', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
