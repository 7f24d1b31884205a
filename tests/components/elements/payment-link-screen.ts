import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { linkOrder } from '../../support/sales.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';

/* Helpers of the tests of <dict-payment-link>. */

type LinkName = keyof typeof paymentLinkIds;

export const openLink = (page: SandboxPage, id: LinkName) =>
  page.put('dict-payment-link', { 'payment-id': paymentLinkIds[id] });

export const payNow = () => button('Pay Now');

export const orderOf = (page: SandboxPage, id: LinkName) => linkOrder(page, paymentLinkIds[id]);
