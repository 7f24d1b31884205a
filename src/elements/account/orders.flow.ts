import { mapOutcome } from '../../core/state/problem.ts';
import { createPagedList, noRows, withPage, type PagedRows } from '../../core/state/paged-list.ts';
import { orderHistory, type Order } from '../../core/service/endpoints/orders.ts';
import type { ElementHandle } from '../kit/context.ts';
import { shownText } from '../kit/lists/list.text.ts';

type Needs = Pick<ElementHandle, 'send' | 'announce' | 'texts'>;

/** The past purchases, page by page (CON-2.7.11). */
export function createOrdersFlow({ send, announce, texts }: Needs, userId: string, pageSizeOf: () => number) {
  const list = createPagedList<null, PagedRows<Order>>(
    async ({ page, before }, signal) => {
      const pageSize = pageSizeOf();
      const answer = await send(orderHistory, { userId, page, pageSize }, { signal });
      return mapOutcome(answer, ({ orders, total }) =>
        withPage((page > 1 && before) || noRows, { rows: orders, total }, pageSize, orderIdOf),
      );
    },
    { query: null },
  );

  return {
    $state: list.$state,
    open: list.open,
    retry: list.retry,

    async showMore(): Promise<void> {
      const rows = await list.showMore();
      if (rows) announce(shownText(rows, texts));
    },
  };
}

export const orderIdOf = ({ orderId }: Order) => orderId;

/** 'Product (Plan|Cycle)' (CON-2.7.13). */
export function orderType({ productName, planName, billingCycle }: Order): string {
  const inBrackets = [planName, billingCycle].filter(Boolean).join('|');
  return inBrackets ? `${productName} (${inBrackets})`.trim() : productName || '-';
}
