import { expect, test } from '../support/console.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { heading, links, withWidget } from '../checkout/payment.ts';
import { identifier, logIn, logInButton, passwordField } from '../login/login-screen.ts';

/* Code for sending a form is loaded after the form; here it fails to load (NET-09, HOST-21). */

test('NET-09 if the code that logs in fails to load, the login is busy, then shows a message and keeps the typed text', async ({
  page,
}) => {
  const gate = await holdChunk(page, 'login\\.request');
  await page.goto('/');
  await logIn(page, 'admin@example.com');
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'busy');
  await expect(logInButton(page)).toHaveCount(0);
  gate.lose();
  await expect(page.locator('dict-login .d-notice-text')).toHaveText(
    'An error occurred while logging in. Please try again later.',
  );
  await expect(identifier(page)).toHaveValue('admin@example.com');
  await expect(passwordField(page)).not.toHaveValue('');
  await expect(logInButton(page)).toBeEnabled();
});

test.describe('a payment link', () => {
  test.use({ configuration: withWidget });

  test('NET-09 if the view of a payment fails to load, its result is shown all the same @all', async ({ page }) => {
    const gate = await holdChunk(page, 'payment-status');
    gate.lose();
    await page.goto(`/payment/${links.paid}`);
    await expect(page.locator('dict-payment-link .d-notice-text')).toHaveText('PAYMENT SUCCESSFUL');
    expect(gate.isAsked()).toBe(true);
    await expect(heading(page, 'PAYMENT SUCCESSFUL')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  });
});
