import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';

/* Helpers of the tests of <dict-payment-link>. */

export type LinkName = keyof typeof paymentLinkIds;

export const openLink = (page: SandboxPage, id: LinkName) =>
  page.put('dict-payment-link', { 'payment-id': paymentLinkIds[id] });

export const payNow = () => button('Pay Now');

/** The order behind a link, as the service has it. */
export function orderOf({ sandbox }: SandboxPage, id: LinkName) {
  const { orders, paymentLinks } = sandbox.world;
  const { orderId } = paymentLinks.find((link) => link.id === paymentLinkIds[id])!;
  return orders.find((order) => order.id === orderId)!;
}
