import type { BrowserContext, Page } from 'playwright/test';
import { expect, seen, type ConsoleServer } from '../support/console.ts';
import { keep } from '../support/kept.ts';
import { changeDialog, lastOrder, openSubscription, renewing, test } from './checkout.ts';
import { atProvider, openElsewhere, openLink, widgetOf } from './payment.ts';

/* Payments that a browser stores: one that starts with a full storage (PAY-41), and one that is paid (PAY-42). */

const payNow = (page: Page) => page.getByRole('button', { name: /^Pay now/i });
const charges = ({ sandbox }: ConsoleServer) => sandbox.world.payments.length;

/** Leaves no room for a single character in either storage. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 1_000_000, count = 0; size >= 1; count += 1) {
        try {
          storage.setItem(`filled ${count}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    }
  });

/** The cookies that record the start of a payment. */
const startCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^dict\.\w+\.open\.\w+$/.test(name));

test(
  'if both storages are full, a cookie tells the next tab that a payment is open at the provider',
  { tag: '@PAY-41' },
  async ({ page, context, server }) => {
    const before = charges(server);
    await openLink(page);
    await fill(page);
    await payNow(page).click();
    await expect(page).toHaveURL(atProvider);
    const [cookie, ...others] = await startCookies(context);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      secure: true,
      sameSite: 'Lax',
      path: '/',
      value: expect.stringMatching(/^\d{13}$/),
    });
    // Browsers round the time: Firefox tells 70 ms more.
    expect(cookie!.expires - Date.now() / 1000).toBeLessThanOrEqual(30 * 60 + 1);

    const other = await context.newPage();
    await openLink(other);
    await expect(seen(other, openElsewhere)).toBeVisible();
    await expect(payNow(other)).toHaveCount(0);

    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    expect(charges(server) - before).toBe(1);
  },
);

test(
  'a stored draft is removed if the start of a payment needs its room',
  { tag: ['@PAY-41', '@all'] },
  async ({ page, context }) => {
    await openLink(page);
    await keep(page, 'dict.visit.context', 'x'.repeat(5000));
    await fill(page);
    await payNow(page).click();
    await expect(page).toHaveURL(atProvider);
    expect(await startCookies(context)).toEqual([]);
    const other = await context.newPage();
    await openLink(other);
    await expect(seen(other, openElsewhere)).toBeVisible();
  },
);

test('if nothing can be stored, a link asks before it leaves the page', { tag: '@PAY-41' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await openLink(page);
  await fill(page);
  const address = page.url();
  await payNow(page).click();
  await expect(seen(page, /^This browser does not allow us to remember that you started this payment/)).toBeVisible();
  await page.getByRole('button', { name: 'Do not pay now' }).click();
  await expect(payNow(page)).toBeEnabled();
  expect(page.url()).toBe(address);
  await payNow(page).click();
  await page.getByRole('button', { name: 'Continue to the payment page' }).click();
  await expect(page).toHaveURL(atProvider);
});

test(
  'a checkout that was paid asks after a reload, and in a new tab, before anything starts',
  { tag: '@PAY-42' },
  async ({ page, context, server }) => {
    await openSubscription(page, server, renewing);
    await payNow(page).click();
    await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    const started = lastOrder(server);
    const question = /This was paid at \d\d:\d\d\. Do you want to pay again\?/;

    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openSubscription(tab, server, renewing);
      await payNow(tab).click();
      await expect(changeDialog(tab)).toContainText(question);
      await changeDialog(tab).getByRole('button', { name: 'Back to checkout' }).click();
      // A payer who declined is asked again.
      await payNow(tab).click();
      await expect(changeDialog(tab)).toContainText(question);
    }
    expect(lastOrder(server)).toBe(started);
    await changeDialog(other)
      .getByRole('button', { name: /^Confirm and pay/ })
      .click();
    await expect(widgetOf(other).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  },
);
