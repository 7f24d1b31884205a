import { expect, test } from '../support/console.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';
import { openSubscription, payNow, renewing } from '../checkout/checkout.ts';
import { heading, links, widgetOf, withWidget } from '../checkout/payment.ts';
import { identifier, logIn, logInButton, passwordField } from '../login/login-screen.ts';
import { fillSignup } from '../support/sign-up.ts';

/* A screen of the console, the frame around it, or a part that is loaded later fails to load (NET-09, HOST-21). Dialogs
 * and other views: tests/unit/elements/dialog-loader.test.ts, tests/components/elements/kit/kit-surface.test.tsx. */

test.use({ configuration: withWidget });

const words = 'This page could not be loaded completely';

test('NET-09 if a screen fails to load, the page says so; the menu still opens another one, and a reload brings it', async ({
  page,
  complaints,
}) => {
  await enterConsole(page, 'admin@example.com');
  (await holdChunk(page, 'Contact')).lose();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expect(alert).toContainText('Please check your connection');
  expect(complaints.splice(0).join()).toContain('dict-elements: <dict-contact> could not be loaded.');
  await page.getByRole('link', { name: 'Installation' }).click();
  await expect(page.locator('dict-installation')).toHaveAttribute('data-state', 'ready');
  await expect(alert).toHaveCount(0);
  await page.goBack();
  await expect(alert).toBeVisible();
  complaints.splice(0);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('dict-contact')).toHaveAttribute('data-state', 'ready');
});

test('NET-09 if the menu fails to load, the screen is shown and says that the page is incomplete @all', async ({
  page,
  complaints,
}) => {
  await keepSession(page);
  (await holdChunk(page, 'Nav')).lose();
  await page.goto('/contactus');
  await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
  await expect(page.locator('dict-contact')).toHaveAttribute('data-state', 'ready');
  expect(complaints.splice(0).join()).toContain('<dict-nav> could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('NET-09 if the console itself fails to load, the page says so after a while; the login does not miss the menu @all', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const late = page.getByText('This takes longer than usual.');
  await expect(late).toBeHidden();
  await late.evaluate((paragraph) => paragraph.getAnimations().forEach((wait) => wait.finish()));
  await expect(late).toBeVisible();
  await page.unrouteAll();
  const menu = await holdChunk(page, 'Nav');
  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(identifier(page)).toBeVisible();
  await expect(late).toHaveCount(0);
  expect(menu.isAsked()).toBe(false);
});

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

test('NET-09 if the code that sends a signup fails to load, the form shows a message and keeps the typed text; a form that was begun offline is sent', async ({
  page,
}) => {
  (await holdChunk(page, 'signup\\.send')).lose();
  await page.goto('/signup');
  await fillSignup(page);
  await expect(page.locator('dict-signup .d-notice-text')).toHaveText('No response was received');
  await expect(page.getByLabel('Full name')).not.toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Create free account' })).toBeEnabled();
  await page.unrouteAll();
  await page.reload({ waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByLabel('Full name').focus();
  await page.context().setOffline(false);
  await fillSignup(page);
  await expect(page).toHaveURL(/otp/);
});

test('NET-09 if the view of a payment fails to load, its result is shown all the same @all', async ({ page }) => {
  const gate = await holdChunk(page, 'payment-status');
  gate.lose();
  await page.goto(`/payment/${links.paid}`);
  await expect(page.locator('dict-payment-link .d-notice-text')).toHaveText('PAYMENT SUCCESSFUL');
  expect(gate.isAsked()).toBe(true);
  await expect(heading(page, 'PAYMENT SUCCESSFUL')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
});

test('NET-09 a checkout whose popup fails to load says that it is paid', async ({ page, server }) => {
  (await holdChunk(page, 'PaymentPopup')).lose();
  await openSubscription(page, server, renewing);
  await payNow(page);
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.locator('dict-checkout .d-notice-text')).toHaveText('Thank you. Your payment has been received.');
});
