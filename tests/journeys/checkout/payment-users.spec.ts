import type { Page } from 'playwright/test';
import { expect, seen, type ConsoleServer } from '../support/console.ts';
import { keyOn } from '../support/kept.ts';
import { keepSession } from '../support/signed-in.ts';
import {
  abroad,
  checkoutPath,
  frameOf,
  openSubscription,
  payNow,
  renewing,
  subscriptionOf,
  test,
  userOf,
} from './checkout.ts';
import { keptPayments } from './payment.ts';

/* PAY-35: one user pays, and before the payment is confirmed somebody else takes the desk over, or nobody is signed in. */

/** As whom the service was asked to confirm. */
const confirmedAs = ({ sandbox }: ConsoleServer) =>
  sandbox.journal.entries.filter(({ call }) => call === 'makeOnlinePaymentSuccess').map(({ userId }) => userId);

/** In another tab: the login of somebody else, or a logout. */
async function takeOver(page: Page, email: string | null): Promise<void> {
  const other = await page.context().newPage();
  if (email) await keepSession(other, email);
  else {
    await other.goto('/sandbox/outbox.json');
    await other.evaluate((key) => localStorage.removeItem(key), keyOn(other, 'dict.session'));
  }
  await other.close();
}

async function expectConfirmedAs(page: Page, server: ConsoleServer, email: string): Promise<void> {
  // In this tab: a page that hears of the login elsewhere confirms at once, and leaving it cuts that off for 30 seconds.
  await keepSession(page, email);
  await page.goto('/');
  await expect.poll(() => server.sandbox.world.orders.at(-1)).toMatchObject({ status: 'paid', fulfilments: 1 });
  const { id } = userOf(server, email);
  expect(server.sandbox.world.orders.at(-1)!.userId).toBe(id);
  expect(new Set(confirmedAs(server))).toEqual(new Set([String(id)]));
  await expect.poll(() => keptPayments(page)).toEqual([]);
}

test('PAY-35 by redirect, the next user at the way back: kept for its account, and not shown [DEC-7.6] @all', async ({
  page,
  server,
}) => {
  await openSubscription(page, server, abroad);
  await payNow(page);
  await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
  await takeOver(page, renewing);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(seen(page, /^This payment belongs to another account\./)).toBeVisible();
  await expect(page.getByText('46.80')).toHaveCount(0);
  expect(confirmedAs(server)).toEqual([]);
  await expectConfirmedAs(page, server, abroad);
});

test('PAY-35 by redirect, nobody at the way back: the payer reads that it is received, with its reference [DEC-7.7]', async ({
  page,
  server,
}) => {
  await openSubscription(page, server, abroad);
  await payNow(page);
  await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
  const session = page.url().split('/').at(-1)!;
  await takeOver(page, null);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Payment pending' });
  await expect(popup).toContainText('Your payment has been received and is being confirmed.');
  await expect(popup).toContainText(`…${session.slice(-8)}`);
  expect(confirmedAs(server)).toEqual([]);
  await expectConfirmedAs(page, server, abroad);
});

test('PAY-35 by redirect, a failure under the next user: its ids are not shown @all', async ({ page, server }) => {
  await openSubscription(page, server, abroad);
  await payNow(page);
  await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
  await takeOver(page, renewing);
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  const popup = page.getByRole('dialog', { name: 'Payment failed' });
  await expect(popup).toBeVisible();
  const [error] = server.sandbox.world.paymentErrors;
  expect(error!.userId).toBe(-1);
  await expect(popup.getByText(String(error!.id))).toHaveCount(0);
  await expect(popup.getByText(String(error!.orderId))).toHaveCount(0);
});

for (const [how, next] of [
  ['the next user signs in', abroad],
  ['its user signs out', null],
] as const) {
  test(`PAY-35 an open widget closes when ${how}, and nothing is charged @all`, async ({ page, server }) => {
    const before = server.sandbox.world.payments.length;
    await openSubscription(page, server, renewing);
    await payNow(page);
    await expect(frameOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await takeOver(page, next);
    await expect(page.locator('iframe[title="Card payment"]')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: /^Payment/ })).toHaveCount(0);
    expect(server.sandbox.world.payments.length).toBe(before);
  });
}

test('PAY-35 by widget, unconfirmed when the next user signs in: kept for its account, and not shown [DEC-7.6] @all', async ({
  page,
  server,
}) => {
  server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: -1, status: 503 });
  await openSubscription(page, server, renewing);
  await payNow(page);
  await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment pending' })).toBeVisible();
  await takeOver(page, abroad);
  await expect(page.getByRole('dialog', { name: 'Payment pending' })).toHaveCount(0);
  const sent = confirmedAs(server).length;
  server.sandbox.faults.clear();
  await page.goto(checkoutPath(subscriptionOf(server, abroad)));
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
  expect(await keptPayments(page)).toHaveLength(1);
  expect(confirmedAs(server)).toHaveLength(sent);
  await expectConfirmedAs(page, server, renewing);
});
