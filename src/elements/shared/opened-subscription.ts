import { pageSingleton } from '../../core/page/singletons.ts';
import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { onClearScope } from '../../core/session/drafts/clearing.ts';

/**
 * The subscription whose row the user clicked to open the seats or the checkout: these screens show it without a call.
 * In memory only, and cleared when the user logs out or another one logs in.
 */
const kept = () =>
  pageSingleton('opened-subscription', () => {
    const last = { row: null as PurchasedSubscription | null };
    onClearScope('user', () => (last.row = null));
    return last;
  });

export const keepOpenedSubscription = (row: PurchasedSubscription): void => void (kept().row = row);

export function openedSubscription(subscriptionId: string): PurchasedSubscription | null {
  const { row } = kept();
  return row?.subscriptionId === subscriptionId ? row : null;
}
