import type { Page } from 'playwright/test';
import { defaultConfiguration, expect, test as base, type ConsoleServer } from '../support/console.ts';
import { saveAddress, subscriptionOf } from '../../support/sales.ts';
import { keepSession } from '../support/signed-in.ts';

/* Helpers of the journeys through the checkout. */

/** The console with the sandbox's card widget. (`test.use` here would hold for the first file alone that imports this one.) */
export const test = base.extend({
  configuration: async ({}, use) =>
    use({ ...defaultConfiguration, payments: { cardWidgetUrl: '/sandbox/card/checkout.js' } }),
});

/** A user in India with a saved address, who renews a paid subscription by the card widget. */
export const renewing = 'retail@example.com';
/** A user in the United Kingdom with a trial and no address yet, who pays on the provider's page. */
export const abroad = 'retail.uk@example.com';

export const lastOrder = ({ sandbox }: ConsoleServer) => sandbox.world.lastId.order;

/** Opens the checkout of the user's first subscription, past the billing details. */
export async function openSubscription(page: Page, server: ConsoleServer, email: string): Promise<void> {
  saveAddress(server, email);
  await keepSession(page, email);
  const { id, listingId, planId, planPriceId } = subscriptionOf(server, email);
  const query = `subscription=${id}&product=${listingId}&plan=${planId}&price=${planPriceId}`;
  await page.goto(`/subscription/checkout?${query}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
}

export const payNow = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay now/ }).click();

/** The question that appears if the order has changed since it was shown. */
export const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Please check before you pay' });
