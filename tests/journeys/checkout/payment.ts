import type { Page } from 'playwright/test';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { linkOrder } from '../../support/sales.ts';
import { defaultConfiguration, expect, type ConsoleServer } from '../support/console.ts';

/** The console with the sandbox's configuration, its card widget, and a short time limit for calls. */
export const withWidget = {
  ...defaultConfiguration,
  timeoutMs: 3000,
  payments: { cardWidgetUrl: '/sandbox/card/checkout.js' },
};

export const links = paymentLinkIds;
export type LinkId = (typeof paymentLinkIds)[keyof typeof paymentLinkIds];

/** The content of the card widget. */
export const widgetOf = (page: Page) => page.frameLocator('iframe[title="Card payment"]');

export async function openLink(page: Page, id: LinkId = links.unpaid): Promise<void> {
  await page.goto(`/payment/${id}`);
  await expect(page.getByText('Amount payable')).toBeVisible();
}

/** The message about a payment that another tab has open on the provider's page. */
export const openElsewhere = /^You started this payment at \d\d:\d\d/;
export const atProvider = /\/sandbox\/card\/cs_/;

/** Opens a payment link and presses Pay Now. */
export async function payLink(page: Page, id: LinkId): Promise<void> {
  await page.goto(`/payment/${id}`);
  await page.getByRole('button', { name: 'Pay Now' }).click();
}

/** Presses Pay Now on a link that opens the widget, and pays there. */
export async function payInWidget(page: Page): Promise<void> {
  await payLink(page, links.unpaidWidget);
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const paid = (page: Page) => heading(page, 'PAYMENT SUCCESSFUL');
export const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' });

export const confirmations = (server: ConsoleServer) => server.calls('makeOnlinePaymentSuccess');

/** The order is charged, confirmed and fulfilled once. */
export async function expectPaidOnce(server: ConsoleServer, id: LinkId = links.unpaidWidget): Promise<void> {
  await expect.poll(() => linkOrder(server, id)).toMatchObject({ status: 'paid', fulfilments: 1 });
  const { payments } = server.sandbox.world;
  const { providerOrderId } = linkOrder(server, id);
  const charges = payments.filter((each) => each.providerOrderId === providerOrderId && each.status !== 'failed');
  expect(charges).toHaveLength(1);
}

/** Keys of the payments that wait in this browser for their confirmation. */
export const keptPayments = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => localStorage[key].includes('"state":"paid"')));
