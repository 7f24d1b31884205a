import { config } from '../../core/config/config.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import {
  noAccess,
  subscriptionOverview,
  type AssignedSubscription,
  type PurchasedSubscription,
} from '../../core/service/endpoints/subscriptions.ts';
import { currentSession, isRetail, type Session } from '../../core/session/session.ts';
import { createPagedList, noRows, withPage, type PagedListReady, type PagedRows } from '../../core/state/paged-list.ts';
import { mapOutcome } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import { isSame, isUnfiltered, noFilters, toCall, type Filters } from './subscriptions.rules.ts';

type SubscriptionOverview = DataOf<typeof subscriptionOverview>;

export type SubscriptionsReady = PagedListReady<Filters, Lists>;

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

/** A load of the purchased and the assigned subscriptions, a page of both at a time. */
export function createSubscriptionLists(send: ElementHandle['send']) {
  // The screen shows no error text of the service: after a failed search or page it keeps its rows (CON-8.4).
  return createPagedList<Filters, Lists>(
    async ({ query, page, before }, signal) => {
      const { pageSize } = config();
      const session = currentSession();
      const isRetailUser = before?.isRetail ?? (session !== null && isRetail(session));
      const args = { ...toCall(query, isRetailUser), page, pageSize };
      const answer = await send(subscriptionOverview, args, { signal });
      return mapOutcome(answer, (overview) =>
        afterAnswer(before, overview, { page, filters: query, pageSize, session: currentSession() }),
      );
    },
    { query: noFilters, ends: ({ code }) => code === noAccess },
  );
}

interface Load {
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Filters;
  readonly session: Session | null;
}

function afterAnswer(lists: Lists | null, answer: SubscriptionOverview, load: Load): Lists {
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
