import type { Subscription } from '../../src/sandbox/domain/world.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { paymentLinkIds } from '../../src/sandbox/seed/documented-users.ts';

/* Users and subscriptions of a test's sandbox. */

interface Page {
  readonly sandbox: Sandbox;
}

export const userOf = ({ sandbox }: Page, email = 'retail@example.com') =>
  sandbox.world.users.find((user) => user.email === email)!;

/** The user's first subscription. */
export const subscriptionOf = (page: Page, email: string): Subscription =>
  page.sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId === userOf(page, email).id)!;

/** The order behind a payment link, as the service has it. */
export function linkOrder({ sandbox }: Page, linkId: string = paymentLinkIds.unpaidWidget) {
  const { orderId } = sandbox.world.paymentLinks.find(({ id }) => id === linkId)!;
  return sandbox.world.orders.find(({ id }) => id === orderId)!;
}

/** Gives a user an address, so that the checkout has one to show. */
export function saveAddress(page: Page, email: string): void {
  const user = userOf(page, email);
  user.billingAddress ??= {
    id: 9100,
    fullName: user.fullName,
    taxNumber: '',
    countryId: user.countryId,
    address: '7 Placeholder Row',
    state: 'England',
    postalCode: 'ZZ1 1ZZ',
    city: 'London',
    cityId: 2508,
  };
}
