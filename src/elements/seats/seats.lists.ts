import type { ReadableAtom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import { seatDetail, seatList, type Seat } from '../../core/service/endpoints/seats.ts';
import {
  noAccess,
  subscriptionOverview,
  type PurchasedSubscription,
} from '../../core/service/endpoints/subscriptions.ts';
import { createPagedList, noRows, withPage, type PagedListReady, type PagedRows } from '../../core/state/paged-list.ts';
import { mapOutcome } from '../../core/state/problem.ts';
import { createResource } from '../../core/state/resource.ts';
import type { ElementHandle } from '../kit/context.ts';
import { openedSubscription } from '../shared/opened-subscription.ts';
import { everySeat, seatIdOf, type SeatQuery } from './seats.rules.ts';

export type Scope = Readonly<Record<'subscriptionId' | 'orgId' | 'daysCount', string>>;

export type SeatDetail = DataOf<typeof seatDetail>;

export interface SeatContent {
  readonly detail: SeatDetail;
  readonly list: PagedRows<Seat>;
}

export type SeatsReady = PagedListReady<SeatQuery, SeatContent>;

export type SeatsState = { readonly at: 'loading' | 'failed' | 'no-access' } | SeatsReady;

/** The seats and the subscription of the screen. */
export function createLists(send: ElementHandle['send'], $scope: ReadableAtom<Scope>) {
  // If the service refuses a search or a reload, the screen keeps the seats that it shows (CON-7.18).
  const seats = createPagedList<SeatQuery, SeatContent>(
    async ({ query, page, before, isReload }, signal) => {
      const { pageSize } = config();
      const { subscriptionId } = $scope.get();
      const [detail, found] = await Promise.all([
        before && !isReload
          ? ({ ok: true, data: before.detail } as const)
          : send(seatDetail, { subscriptionId }, { signal }),
        send(seatList, { subscriptionId, ...query, page, pageSize }, { signal }),
      ]);
      if (!found.ok) return found;
      if (!detail.ok) return detail;
      const next = { rows: found.data.seats, total: found.data.total };
      const list = withPage((page > 1 && before?.list) || noRows, next, pageSize, seatIdOf);
      return { ok: true, data: { detail: detail.data, list } };
    },
    { query: everySeat, ends: ({ code }) => code === noAccess },
  );
  /** Name and end of the subscription. If they can't be loaded, no error is shown, because the seats don't need them. */
  const subscription = createResource<PurchasedSubscription | null>(async (signal) => {
    const { subscriptionId } = $scope.get();
    const opened = openedSubscription(subscriptionId);
    if (opened) return { ok: true, data: opened };
    // The call is not limited to the organisation of the path: this subscription may belong to another one, chosen in
    // the list's filter.
    const args = { subscriptionId, page: 1, pageSize: config().pageSize };
    return mapOutcome(
      await send(subscriptionOverview, args, { signal }),
      ({ purchased }) => purchased.find((each) => each.subscriptionId === subscriptionId) ?? null,
    );
  });

  return { seats, subscription };
}
