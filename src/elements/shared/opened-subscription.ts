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

/**
 * Path of a list of subscriptions. `daysCount` is '' or '-1' without a filter by days. The path of the seats of such a
 * list begins with it (CON-2.1.6 to CON-2.1.8).
 */
export const listPath = (orgId: string, daysCount: string): string =>
  ['/subscription', encodeURIComponent(orgId), orgId && daysCount !== '-1' && encodeURIComponent(daysCount)]
    .filter(Boolean)
    .join('/');

export const keepOpenedSubscription = (row: PurchasedSubscription): void => void (kept().row = row);

export function openedSubscription(subscriptionId: string): PurchasedSubscription | null {
  const { row } = kept();
  return row?.subscriptionId === subscriptionId ? row : null;
}
