import { expect, seen } from '../support/console.ts';
import { abroad, openSubscription, test } from './checkout.ts';
import { atProvider, expectPaidOnce, links, openElsewhere, openLink, payNow, widgetOf } from './payment.ts';

/* PAY-14: one subscription, or one payment link, in two tabs of one browser. Each way to pay: tests/unit/core/payments. */

const payButton = { name: 'Pay', exact: true } as const;

test(
  'while one tab of a checkout is at the provider, the other says so, and one charge is made',
  { tag: ['@CON-4.70', '@DEC-7.2', '@PAY-14'] },
  async ({ page, context, server }) => {
    const before = server.sandbox.world.payments.length;
    const other = await context.newPage();
    await openSubscription(page, server, abroad);
    await openSubscription(other, server, abroad);
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await expect(page).toHaveURL(atProvider);
    await expect(seen(other, openElsewhere)).toBeVisible();
    await page.getByRole('button', payButton).click();
    for (const tab of [page, other])
      await expect(tab.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    const { orders, payments } = server.sandbox.world;
    expect(orders.at(-1)).toMatchObject({ status: 'paid', fulfilments: 1 });
    expect(payments.length - before).toBe(1);
  },
);

test(
  'if the tab with the open widget is closed, the payer pays again in the other, and is charged once',
  { tag: ['@DEC-7.4', '@PAY-14'] },
  async ({ page, context, server }) => {
    const other = await context.newPage();
    await openLink(other, links.unpaidWidget);
    await openLink(page, links.unpaidWidget);
    await payNow(other).click();
    await expect(widgetOf(other).getByRole('button', payButton)).toBeVisible();
    await payNow(page).click();
    await expect(seen(page, /^This payment is open in another tab or window/)).toBeVisible();
    await other.close();
    // The bank may have charged in the closed tab: only the payer can start another payment (PAY-43).
    await page.getByRole('button', { name: 'Pay again' }).click();
    await widgetOf(page).getByRole('button', payButton).click();
    await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL', exact: true })).toBeVisible();
    await expectPaidOnce(server);
  },
);
