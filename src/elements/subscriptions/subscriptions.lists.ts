import { noRows, withPage, type PagedRows } from '../../core/state/paged-list.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import type {
  AssignedSubscription,
  PurchasedSubscription,
  subscriptionOverview,
} from '../../core/service/endpoints/subscriptions.ts';
import type { Session } from '../../core/session/session.ts';
import { isSame, isUnfiltered, noFilters, type Filters } from './subscriptions.rules.ts';

type SubscriptionOverview = DataOf<typeof subscriptionOverview>;

export type ListName = 'purchased' | 'assigned';

/** The purchased and the assigned subscriptions. One call loads a page of both, so that both have the same page number. */
export interface Lists {
  readonly isRetail: boolean;
  readonly purchased: PagedRows<PurchasedSubscription>;
  readonly assigned: PagedRows<AssignedSubscription>;
  readonly shown: 'both' | 'purchased' | 'assigned';
  readonly referred: PurchasedSubscription | null;
  /** The number of purchased subscriptions of an organization ('-1': of all), as of the last load without other filters. */
  readonly all: { readonly orgId: string; readonly count: number | null } | null;
}

interface Load {
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Filters;
  readonly session: Session | null;
}

export function afterAnswer(lists: Lists | null, answer: SubscriptionOverview, load: Load): Lists {
  const grown = load.page > 1 ? lists : null;
  const purchasedPage = { rows: answer.purchased, total: answer.purchasedTotal };
  const assignedPage = { rows: answer.assigned, total: answer.assignedTotal };
  const purchased = withPage(grown?.purchased ?? noRows, purchasedPage, load.pageSize, subscriptionIdOf);
  const userTypeId = answer.userTypeId ?? load.session?.userTypeId;
  return {
    isRetail: userTypeId === '1',
    purchased,
    assigned: withPage(grown?.assigned ?? noRows, assignedPage, load.pageSize, subscriptionIdOf),
    shown: grown ? grown.shown : shownLists(lists, answer, load.filters),
    referred: referredOf(purchased.rows, load.session) ?? lists?.referred ?? null,
    all: isSame(load.filters, { ...noFilters, orgId: load.filters.orgId })
      ? { orgId: load.filters.orgId, count: purchased.total }
      : (lists?.all ?? null),
  };
}

export const subscriptionIdOf = ({ subscriptionId }: { readonly subscriptionId: string }) => subscriptionId;

/**
 * The lists that get a tab. Only a load without filters decides, so that filters don't change the tabs (DEC-1, Lists). If
 * the first load has a filter, which may hide all purchased rows, the assigned list is never shown alone.
 */
function shownLists(before: Lists | null, { purchased, assigned }: SubscriptionOverview, filters: Filters) {
  const hasBoth = purchased.length > 0 && assigned.length > 0;
  if (isUnfiltered(filters)) return hasBoth ? 'both' : assigned.length > 0 ? 'assigned' : 'purchased';
  return before?.shown ?? (hasBoth ? 'both' : 'purchased');
}

function referredOf(rows: readonly PurchasedSubscription[], session: Session | null) {
  const referredId = session?.referral.activeSubscriptionId ?? null;
  return referredId === null ? undefined : rows.find(({ subscriptionId }) => subscriptionId === referredId);
}
