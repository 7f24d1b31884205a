import type { PurchasedSubscription, SubscriptionFilter } from '../../core/service/endpoints/subscriptions.ts';
import { isSearchTooLong } from '../../core/format/search-text.ts';

/** A filter that filters nothing. */
export const everything = '-1';

/** What the filter bar holds, as its fields do. */
export interface Filters {
  /** Digits. */
  readonly searchText: string;
  readonly orgId: string;
  readonly stageId: string;
  readonly expiresInDays: string;
}

export const noFilters: Filters = { searchText: '', orgId: everything, stageId: everything, expiresInDays: everything };

export const filtersOf = (orgId: string, daysCount: string): Filters => ({
  ...noFilters,
  orgId: orgId || everything,
  expiresInDays: daysCount,
});

/** How many of the filters that fold away on a narrow screen filter something. */
export const countInUse = ({ orgId, stageId, expiresInDays }: Filters, isRetail: boolean) =>
  [isRetail ? everything : orgId, stageId, expiresInDays].filter((each) => each !== everything).length;

export const isSame = (one: Filters, other: Filters) =>
  one.searchText === other.searchText &&
  one.orgId === other.orgId &&
  one.stageId === other.stageId &&
  one.expiresInDays === other.expiresInDays;

/** Whether a search finds all there is. */
export const isUnfiltered = (filters: Filters) => isSame(filters, noFilters);

/** The filters as the call takes them; the organisation's counts for enterprise users alone (CON-4.9). */
export function toCall(filters: Filters, isRetail: boolean): Omit<SubscriptionFilter, 'page' | 'pageSize'> {
  return {
    orgId: isRetail ? null : filters.orgId,
    // The number that the digits stand for: leading noughts are none of it.
    subscriptionId: filters.searchText === '' ? null : filters.searchText.replace(/^0+(?=\d)/, ''),
    stageId: filters.stageId,
    expiresInDays: Number(filters.expiresInDays),
  };
}

/** The digits of what was typed or pasted, and whether it was too long before anything was dropped (CON-5.1). */
export const readSearch = (typed: string) => ({ digits: typed.replace(/\D/g, ''), isTooLong: isSearchTooLong(typed) });

export type RowAction = 'pay-now' | 'subscribe' | 'renew';

/** What a purchased subscription's row leads to the checkout with, null where it does not (CON-4.17, DEC-4.1). */
export function rowAction(row: PurchasedSubscription, isRetail: boolean): RowAction | null {
  const isDeal = !isRetail && row.enterpriseDealId !== null && row.onPremSetupId === null;
  if (!row.allowsConsolePayment && !isDeal) return null;
  if (row.paymentDueOn) return 'pay-now';
  return isTrial(row.stageName) ? 'subscribe' : 'renew';
}

/** Trial, Trial expired and Trial extended. */
const isTrial = (stageName: string) => /^trial\b/i.test(stageName.trim());

const tones = {
  live: 'success',
  trial: 'info',
  'trial extended': 'info',
  'trial expired': 'warning',
  onhold: 'warning',
  cancelled: 'danger',
} as const;

/** The colour of a stage; the service may name more of them than are known. */
export const stageTone = (stageName: string) => new Map(Object.entries(tones)).get(stageName.toLowerCase()) ?? 'quiet';

/** Where a list stands: each level of the route has its own seats screen (CON-2.1.6 to CON-2.1.8). */
export const listPath = (orgId: string, daysCount: string) =>
  ['/subscription', encodeURIComponent(orgId), orgId && daysCount !== everything && daysCount]
    .filter(Boolean)
    .join('/');

/** What the seats and the checkout are told, as navigation state and, for a reload or another page, in the address. */
export function handedOn(row: PurchasedSubscription) {
  const state = {
    subscriptionId: row.subscriptionId,
    productId: row.listingId ?? '',
    planId: row.planId ?? '',
    planPriceId: row.planPriceId ?? '',
  };
  return { state, seats: `seatuser?${query({ subscription: row.subscriptionId })}`, checkout: checkoutOf(state) };
}

const checkoutOf = (state: Readonly<Record<'subscriptionId' | 'productId' | 'planId' | 'planPriceId', string>>) =>
  `/subscription/checkout?${query({
    subscription: state.subscriptionId,
    product: state.productId,
    plan: state.planId,
    price: state.planPriceId,
  })}`;

const query = (values: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
