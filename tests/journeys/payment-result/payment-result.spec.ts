import type { Page } from 'playwright/test';
import { eventsOf, expect, test } from '../support/console.ts';
import { linkOrder } from '../../support/sales.ts';
import { confirmations, expectPaidOnce, links, payLink, withWidget } from '../checkout/payment.ts';
import { kept } from '../support/kept.ts';

/* The return from the card page. */

test.use({ configuration: withWidget });

const popup = (page: Page, name: 'successful' | 'failed' | 'pending') =>
  page.getByRole('dialog', { name: `Payment ${name}` });

/** Opens the card page of a payment link and presses this button there. */
async function payOnCardPage(page: Page, press = 'Pay'): Promise<void> {
  await payLink(page, links.unpaid);
  await page.getByRole('button', { name: press, exact: true }).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
}

test('a payer of a link who did not pay is led back to it, without a login', async ({ page }) => {
  await payOnCardPage(page, 'Go back without paying');
  await popup(page, 'failed').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
});

test(
  'with STATUS success the payment is confirmed, without a session and with a clean address',
  {
    tag: [
      '@CON-2.1.34',
      '@CON-2.2.16',
      '@CON-2.10.4',
      '@CON-2.10.5',
      '@CON-2.10.7',
      '@CON-4.84',
      '@DEC-5.1',
      '@PAY-27',
    ],
  },
  async ({ page, server }) => {
    await payOnCardPage(page);
    const dialog = popup(page, 'successful');
    await expect(dialog.getByText('Dictation Professional')).toBeVisible();
    await expect(dialog.getByText('£46.80')).toBeVisible();
    await expect(dialog.getByText(linkOrder(server, links.unpaid).paidBy!)).toBeVisible();
    await expect(page).toHaveURL('/paymentconfirmation');
    await expect(page).toHaveTitle('Payment status - Dictation Console');
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    expect(await kept(page, 'dict.session')).toBe(null);
    await expectPaidOnce(server, links.unpaid);
    expect([confirmations(server), server.calls('authenticate')]).toEqual([1, 0]);
    const session = linkOrder(server, links.unpaid).cardSessionId!;
    await page.goto(`/paymentconfirmation?CHECKOUT_SESSION_ID=${session}&STATUS=success`);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/paymentconfirmation');
    // The new page doesn't know the answer to the first confirmation, so it confirms again, and the service repeats its
    // answer.
    expect(confirmations(server)).toBe(2);
    await expectPaidOnce(server, links.unpaid);
  },
);

test(
  'the card session of a payment is in no event, title, storage or console line',
  { tag: '@SEC-10' },
  async ({ page, server }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const events = await eventsOf(page, 'dict-payment', 'dict-error', 'dict-navigate', 'dict-step');
    await payOnCardPage(page);
    await expect(popup(page, 'successful')).toBeVisible();
    await expectPaidOnce(server, links.unpaid);
    const session = linkOrder(server, links.unpaid).cardSessionId!;
    const received = (await events()).map((detail) => JSON.stringify(detail));
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect([await page.title(), stored, ...received, ...lines].filter((text) => text.includes(session))).toEqual([]);
    expect(received.some((text) => text.includes('succeeded'))).toBe(true);
  },
);

test('without a card session the payment result is the 404', { tag: '@CON-4.84' }, async ({ page }) => {
  await page.goto('/paymentconfirmation');
  await expect(page).toHaveURL('/pageNotFound');
});

test(
  'without STATUS success a failure is recorded once, and a reload shows the same ids',
  { tag: ['@CON-2.10.6', '@CON-4.84', '@CON-7.40', '@PAY-27'] },
  async ({ page, server }) => {
    await payOnCardPage(page, 'Go back without paying');
    const [error] = server.sandbox.world.paymentErrors;
    const order = linkOrder(server, links.unpaid);
    for (const id of [error!.id, order.id])
      await expect(popup(page, 'failed').getByText(String(id), { exact: true })).toBeVisible();
    await expect(page.locator('footer')).not.toBeInViewport();
    expect(error).toMatchObject({ orderId: order.id, gatewayType: 2, userId: -1 });
    expect(JSON.parse(error!.detail)).toEqual({ session_id: order.cardSessionId, reason: 'cancelled' });
    const words = await page.getByRole('dialog').innerText();
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveText(words, { useInnerText: true });
    expect([confirmations(server), server.calls('recordPaymentError')]).toEqual([0, 1]);
  },
);
