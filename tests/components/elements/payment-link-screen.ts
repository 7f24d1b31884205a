import { beforeEach, expect } from 'vitest';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { linkOrder } from '../../support/sales.ts';
import { cardWidget, type CardWidget } from '../support/card-widget.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button, heading } from '../support/screen.ts';

/* Helpers of the tests of <dict-payment-link>. */

type LinkName = keyof typeof paymentLinkIds;

export const openLink = (page: SandboxPage, id: LinkName) =>
  page.put('dict-payment-link', { 'payment-id': paymentLinkIds[id] });

export const payNow = () => button('Pay Now');

export const orderOf = (page: SandboxPage, id: LinkName) => linkOrder(page, paymentLinkIds[id]);

export const hasPaid = () => expect.element(heading('PAYMENT SUCCESSFUL')).toBeVisible();
export const notCompleted = /^The payment was not completed/;

/** Gives each test an unpaid link of its own: the page remembers what was paid, and which widget is open. */
export function ownLink(page: SandboxPage) {
  let id = '';
  beforeEach(() => {
    const unpaid = page.sandbox.world.paymentLinks.find((each) => each.id === paymentLinkIds.unpaidWidget)!;
    id = `LINK-${crypto.randomUUID()}`;
    Object.assign(unpaid, { id });
  });

  const put = () => page.put('dict-payment-link', { 'payment-id': id });

  async function open(render?: () => void): Promise<CardWidget> {
    const widget = cardWidget(page, render);
    await put();
    return widget;
  }

  return {
    linkId: () => id,
    order: () => linkOrder(page, id),
    put,
    open,
    async openWidget(render?: () => void): Promise<CardWidget> {
      const widget = await open(render);
      await payNow().click();
      await expect.poll(() => widget.opened.length).toBe(1);
      return widget;
    },
    /** Number of payment failures that were reported to the service. */
    reported: () => page.calls('recordPaymentError'),
  };
}
