import { page } from '../../core/page/page.ts';
import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { forgetOn } from '../../core/session/drafts/forgetting.ts';

/**
 * The row from which the user opened the seats or the checkout, so that these screens need no call. In memory, and
 * cleared for another user.
 */
const kept = () =>
  page('opened-subscription', () => {
    const last = { row: null as PurchasedSubscription | null };
    forgetOn('user', () => (last.row = null));
    return last;
  });

export const keepOpenedSubscription = (row: PurchasedSubscription): void => void (kept().row = row);

export function openedSubscription(subscriptionId: string): PurchasedSubscription | null {
  const { row } = kept();
  return row?.subscriptionId === subscriptionId ? row : null;
}
