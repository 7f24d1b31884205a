import type { Page } from 'playwright/test';
import { linkOrder } from '../../support/sales.ts';
import { expect, seen, test } from '../support/console.ts';
import {
  expectPaidOnce,
  heading,
  keptPayments,
  links,
  paid,
  payInWidget,
  payLink,
  payNow,
  widgetOf,
  withWidget,
} from './payment.ts';
import { needs } from '../../support/engines/instruments.ts';

/* Payments by the card widget in a real browser (PAY): clicks, tabs, its script, the focus, amounts, the return. */

test.use({ configuration: withWidget });

test(
  'a page that navigates away in the task of the widget’s success shows on return that it is paid',
  { tag: ['@DEC-7.1', '@PAY-12'] },
  async ({ page, server }) => {
    // The page's own widget, which navigates away in the task in which it calls the handler.
    await page.addInitScript(() => {
      interface Options {
        readonly order_id: string;
        readonly handler: (payment: object) => void;
      }
      function Razorpay({ order_id, handler }: Options) {
        const open = async () => {
          const headers = { 'Content-Type': 'application/json' };
          const body = JSON.stringify({ order_id, outcome: 'success' });
          const response = await fetch('/sandbox/card/payments', { method: 'POST', headers, body });
          handler((await response.json()) as object);
          location.href = '/sandbox/';
        };
        return { on() {}, open };
      }
      Object.assign(window, { Razorpay });
    });
    server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', strikes: 'after', delayMs: 200 });
    await payLink(page, links.unpaidWidget);
    await expect(heading(page, 'Start here')).toBeVisible();
    await expectPaidOnce(server);
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(paid(page)).toBeVisible();
    await expect.poll(() => keptPayments(page)).toEqual([]);
    expect(linkOrder(server).fulfilments).toBe(1);
  },
);

test(
  'Back after a payment shows that it is paid: no widget opens, and there is no second order',
  { tag: '@PAY-26' },
  async ({ page, server }) => {
    await payInWidget(page);
    await expect(paid(page)).toBeVisible();
    const started = server.calls('paymentLinkRedirect');
    await page.goto('/user/signup/dictation');
    await expect(heading(page, 'Create your Free Account')).toBeVisible();
    await page.goBack();
    await expect(paid(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(server.calls('paymentLinkRedirect') - started).toBeLessThanOrEqual(1);
    await expectPaidOnce(server);
  },
);

/** Starts a payment, goes back from the card page, and returns the address of that page. */
async function backFromCardPage(page: Page): Promise<string> {
  await payLink(page, links.unpaid);
  await expect(heading(page, 'Card payment')).toBeVisible();
  const cardPage = page.url();
  await page.goBack();
  await expect(seen(page, /^You started this payment at \d\d:\d\d and we don't have the result yet/)).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
  return cardPage;
}

test(
  'a payer who comes back from the card page, and says that nothing was paid, can pay again',
  { tag: ['@CON-4.82', '@DEC-7.3', '@PAY-26'] },
  async ({ page }) => {
    await backFromCardPage(page);
    await page.getByRole('button', { name: 'I did not pay' }).click();
    await expect(payNow(page)).toBeEnabled();
    // The focus is at the order, one Tab before Pay Now (A11Y-31).
    await expect(page.getByRole('heading').first()).toBeFocused();
    await payNow(page).click();
    await expect(heading(page, 'Card payment')).toBeVisible();
  },
);

test(
  'a payer who comes back from the card page can continue that payment there',
  { tag: ['@CON-4.82', '@DEC-7.4', '@PAY-26'] },
  async ({ page, server }) => {
    const cardPage = await backFromCardPage(page);
    await page.getByRole('button', { name: 'Continue that payment' }).click();
    await expect(page).toHaveURL(cardPage);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    await expectPaidOnce(server, links.unpaid);
  },
);

test(
  'Pay Now while the network is lost: the next try works without a reload, also after a declined card',
  { tag: ['@NET-09', '@PAY-18'] },
  async ({ page, context, server }) => {
    needs('lost networks');
    await page.goto(`/payment/${links.unpaidWidget}`);
    await expect(payNow(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await payNow(page).click();
    await expect(page.locator('.d-tone-danger')).toBeVisible();
    await context.setOffline(false);
    await payNow(page).click();
    await widgetOf(page).getByRole('button', { name: 'Have the card declined' }).click();
    await expect(widgetOf(page).getByText('You can try again.')).toBeVisible();
    await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(paid(page)).toBeVisible();
    await expectPaidOnce(server);
  },
);

test(
  'if the code of the payment can’t be loaded, a message says so, and the next press pays',
  { tag: ['@NET-31', '@HOST-21'] },
  async ({ page }) => {
    await page.route(/\/chunks\/payments-/, (route) => route.abort());
    await payLink(page, links.unpaidWidget);
    await expect(seen(page, /^The next step could not be loaded\. Please try again\./)).toBeVisible();
    await page.unrouteAll();
    await payNow(page).click();
    await expect(widgetOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  },
);

test(
  'in-app browsers: the widget leaves for the provider’s page and comes back by callback_url',
  { tag: '@all' },
  async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/21A329 Instagram 300.0',
    });
    const page = await context.newPage();
    await payLink(page, links.unpaidWidget);
    await expect(heading(page, 'Card payment')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    await expectPaidOnce(server);
    await context.close();
  },
);
