import type { Page } from 'playwright/test';
import { expect, seen, type ConsoleServer } from '../support/console.ts';
import { keyOn } from '../support/kept.ts';
import { keepSession } from '../support/signed-in.ts';
import { userOf } from '../../support/sales.ts';
import { abroad, openSubscription, payNow, test } from './checkout.ts';
import { keptPayments } from './payment.ts';

/*
 * PAY-35: the payer is signed out before the payment is confirmed. Another user who signs in: tests/unit/core/payments.
 */

/** The users in whose name payments were confirmed. */
const confirmedAs = ({ sandbox }: ConsoleServer) =>
  sandbox.journal.entries.filter(({ call }) => call === 'makeOnlinePaymentSuccess').map(({ userId }) => userId);

async function expectConfirmedAs(page: Page, server: ConsoleServer, email: string): Promise<void> {
  // Signs in on a page without the console: a console that hears of a login in another tab confirms at once, and
  // leaving it would cut that confirmation off for 30 seconds.
  await keepSession(page, email);
  await page.goto('/');
  await expect.poll(() => server.sandbox.world.orders.at(-1)).toMatchObject({ status: 'paid', fulfilments: 1 });
  const { id } = userOf(server, email);
  expect(server.sandbox.world.orders.at(-1)!.userId).toBe(id);
  expect(new Set(confirmedAs(server))).toEqual(new Set([String(id)]));
  await expect.poll(() => keptPayments(page)).toEqual([]);
}

test(
  'if nobody is signed in on the return, the payer reads the reference of the received payment',
  { tag: ['@DEC-7.7', '@PAY-35'] },
  async ({ page, server }) => {
    await openSubscription(page, server, abroad);
    await payNow(page);
    await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
    const session = page.url().split('/').at(-1)!;
    const other = await page.context().newPage();
    await other.goto('/sandbox/outbox.json');
    await other.evaluate((key) => localStorage.removeItem(key), keyOn(other, 'dict.session'));
    await other.close();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Payment pending' });
    await expect(popup).toContainText('Your payment has been received and is being confirmed.');
    await expect(popup).toContainText(`…${session.slice(-8)}`);
    expect(confirmedAs(server)).toEqual([]);
    await expectConfirmedAs(page, server, abroad);
  },
);

test(
  'if the session ended on the provider’s page, the login says that the payment has been received',
  { tag: '@PAY-06' },
  async ({ page, server }) => {
    await openSubscription(page, server, abroad);
    await payNow(page);
    await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
    server.sandbox.faults.add({ call: 'validateLoginToken', status: 401 });
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(seen(page, 'Your payment has been received. Log in to see your subscription.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(server.sandbox.world.orders.at(-1)).toMatchObject({ status: 'paid', fulfilments: 1 });
  },
);
