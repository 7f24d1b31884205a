import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { hold, holdChunk } from '../support/hold-chunk.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';
import { openSubscription, payNow, renewing } from '../checkout/checkout.ts';
import { heading, links, widgetOf, withWidget } from '../checkout/payment.ts';
import { identifier } from '../login/login-screen.ts';
import { fillSignup, submit } from '../support/sign-up.ts';

/* A screen of the console, the frame around it, or a part that is loaded later fails to load (NET-09, HOST-21). Dialogs
 * and other views: tests/unit/elements/dialog-loader.test.ts, tests/components/elements/kit/kit-surface.test.tsx. */

// Messages stay: a slow machine would miss those that vanish.
test.use({ configuration: { ...withWidget, messageMs: 0 } });

const words = 'This page could not be loaded completely';

const tryAgain = (page: Page) =>
  page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Try again' });

/* The mark is gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => void Reflect.set(globalThis, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'isMarked'));

test(
  'if a screen fails to load, the page says so, and the menu still opens another one',
  { tag: '@NET-09' },
  async ({ page, complaints }) => {
    await enterConsole(page, 'admin@example.com');
    (await holdChunk(page, 'Contact')).lose();
    await page.getByRole('link', { name: 'Contact Us' }).click();
    const alert = page.getByRole('alert').filter({ hasText: words });
    await expect(alert).toContainText('Please check your connection');
    expect(complaints.splice(0).join()).toContain('dict-elements: <dict-contact> could not be loaded.');
    await page.getByRole('link', { name: 'Installation' }).click();
    await expect(page.locator('dict-installation')).toHaveAttribute('data-state', 'ready');
    await expect(alert).toHaveCount(0);
    complaints.splice(0);
  },
);

test(
  'a screen that is lost offline comes by itself when the browser is online again',
  { tag: ['@NET-09', '@NET-31'] },
  async ({ page, complaints }) => {
    await enterConsole(page, 'admin@example.com');
    await markPage(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await tryAgain(page).click();
    await expect(tryAgain(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('dict-contact')).toHaveAttribute('data-state', 'ready');
    await expect(tryAgain(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    complaints.splice(0);
  },
);

test(
  'a dialog that is lost offline opens at the next press once the browser is online',
  { tag: '@NET-31' },
  async ({ page, complaints }) => {
    await enterConsole(page, 'admin@example.com');
    (await holdChunk(page, 'AccountDialogs')).lose();
    await page.goto('/account');
    const edit = page.getByRole('button', { name: 'Edit full name' });
    await edit.click();
    await expect(page.getByText('The next step could not be loaded. Please try again.').first()).toBeVisible();
    await page.unrouteAll();
    await edit.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    complaints.splice(0);
  },
);

test(
  'if the menu fails to load, the screen is shown and says that the page is incomplete',
  { tag: ['@NET-09', '@all'] },
  async ({ page, complaints }) => {
    await keepSession(page);
    (await holdChunk(page, 'Nav')).lose();
    await page.goto('/contactus');
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
    await expect(page.locator('dict-contact')).toHaveAttribute('data-state', 'ready');
    expect(complaints.splice(0).join()).toContain('<dict-nav> could not be loaded');
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(0);
  },
);

test(
  'if the console itself fails to load, the page says so after a while, and can be reloaded',
  { tag: ['@NET-09', '@all'] },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const late = page.getByText('This takes longer than usual.');
    await expect(late).toBeHidden();
    await late.evaluate((paragraph) => paragraph.getAnimations().forEach((wait) => wait.finish()));
    await expect(late).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(identifier(page)).toBeVisible();
    await expect(late).toHaveCount(0);
  },
);

test('the login does not load the menu', { tag: ['@NET-09', '@all'] }, async ({ page }) => {
  const menu = await holdChunk(page, 'Nav');
  await page.goto('/');
  await expect(identifier(page)).toBeVisible();
  expect(menu.isAsked()).toBe(false);
});

test('a signup that was begun offline is sent once the browser is online', { tag: '@NET-31' }, async ({ page }) => {
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByLabel('Full name').focus();
  await fillSignup(page);
  await expect(page.locator('dict-signup .d-notice-text')).toBeVisible();
  await page.context().setOffline(false);
  await submit(page);
  await expect(page).toHaveURL(/otp/);
});

test(
  'a payment link shows its result even if no more code can be loaded',
  { tag: ['@NET-09', '@all'] },
  async ({ page }) => {
    await page.goto(`/payment/${links.unpaidWidget}`, { waitUntil: 'networkidle' });
    (await hold(page, '**/chunks/**')).lose();
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'PAYMENT SUCCESSFUL')).toBeVisible();
  },
);

test('a checkout whose popup fails to load says that it is paid', { tag: '@NET-09' }, async ({ page, server }) => {
  (await holdChunk(page, 'PaymentPopup')).lose();
  await openSubscription(page, server, renewing);
  await payNow(page);
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.locator('dict-checkout .d-notice-text')).toHaveText('Thank you. Your payment has been received.');
});
