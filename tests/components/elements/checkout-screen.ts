import { expect } from 'vitest';
import { page as screen } from 'vitest/browser';
import { documentedUsers, type DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { saveAddress, subscriptionOf, userOf } from '../../support/sales.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button, heading } from '../support/screen.ts';

/* Helpers of the tests of <dict-checkout>. */

/** A user in India with a saved address, who renews a paid subscription by the card widget. */
export const renewing = 'retail';
/** A user in the United Kingdom with a trial and no address yet, who pays on the provider's page. */
export const abroad = 'retailAbroad';
/** A user in Australia with a trial and no address yet, who came by an invitation. */
export const invited = 'referral';

const emailOf = (user: DocumentedUserKey) => documentedUsers.find(({ key }) => key === user)!.email;

export const buyer = (page: SandboxPage, user: DocumentedUserKey) => userOf(page, emailOf(user));

export const bought = (page: SandboxPage, user: DocumentedUserKey) => subscriptionOf(page, emailOf(user));

/** Orders for the user's first subscription, made after the order `since`. */
export const ordersOf = (page: SandboxPage, user: DocumentedUserKey, since: number) =>
  page.sandbox.world.orders.filter(({ id, subscriptionId }) => id > since && subscriptionId === bought(page, user).id);

/** The attributes of the checkout of the user's first subscription; without `hasPrice` no billing cycle is chosen. */
export function checkoutOf(page: SandboxPage, user: DocumentedUserKey, hasPrice = true) {
  const { id, listingId, planId, planPriceId } = bought(page, user);
  return {
    'subscription-id': String(id),
    'product-id': String(listingId),
    'plan-id': String(planId),
    ...(hasPrice && { 'plan-price-id': String(planPriceId) }),
  };
}

/** Logs in and opens the checkout of the user's first subscription, at the billing details. */
export async function openCheckout(page: SandboxPage, user: DocumentedUserKey, hasPrice = true): Promise<void> {
  await page.logIn(user);
  await page.put('dict-checkout', checkoutOf(page, user, hasPrice));
  await expect.element(heading('Billing Details')).toBeVisible();
}

/** Opens the same checkout, and continues from the billing details to the subscription. */
export async function openSubscription(page: SandboxPage, user: DocumentedUserKey, hasPrice = true): Promise<void> {
  saveAddress(page, emailOf(user));
  await openCheckout(page, user, hasPrice);
  await button('Continue').click();
  await expect.element(heading('Your Subscription')).toBeVisible();
}

export const payNow = () => button(/^Pay now/);

/** The amount on a line of the price details. */
export function amount(label: string): string | undefined {
  const root = document.querySelector('dict-checkout')!.shadowRoot!;
  const lines = [...root.querySelectorAll('.d-facts > div, .d-checkout-total')];
  const line = lines.find((each) => [...each.children].some(({ textContent }) => textContent.trim() === label));
  return line?.querySelector('dd, strong')?.textContent.trim();
}

/** A row of the dialog that lists what has changed. */
export const changedRow = (name: RegExp) =>
  screen.getByRole('dialog', { name: 'Please check before you pay' }).getByRole('row', { name });
