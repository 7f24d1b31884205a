import { config } from '../../core/config/config.ts';
import { createPagedList, noRows, withPage, type PagedRows } from '../../core/state/paged-list.ts';
import { mapOutcome } from '../../core/state/problem.ts';
import { createSortedList } from '../../core/state/sorted-list.ts';
import { orderHistory, type Order } from '../../core/service/endpoints/orders.ts';
import type { ElementHandle } from '../kit/context.ts';
import { shownText } from '../kit/lists/list.text.ts';

/** The past purchases, page by page (CON-2.7.11). `onChange` is called when the number of shown pages has changed. */
export function createOrdersFlow(
  { send, announce, bind }: Pick<ElementHandle, 'send' | 'announce' | 'bind'>,
  userId: string,
  onChange: () => void,
) {
  const list = createPagedList<null, PagedRows<Order>>(
    async ({ page, before }, signal) => {
      const { pageSize } = config();
      const answer = await send(orderHistory, { userId, page, pageSize }, { signal });
      return mapOutcome(answer, ({ orders, total }) =>
        withPage((page > 1 && before) || noRows, { rows: orders, total }, pageSize, orderIdOf),
      );
    },
    { query: null },
  );

  const paging = createSortedList({ list, rowsOf: (rows: PagedRows<Order>) => rows, onChange });
  const load = async (loading: Promise<unknown>): Promise<void> => {
    if (await loading) await paging.resume();
  };

  return {
    $state: list.$state,
    open: () => load(list.open()),
    retry: () => load(list.retry()),
    shownPages: (): number => paging.shown().pages,
    /** Call it before `open`, with the number of pages that were shown before a reload or Back. */
    restorePages: (pages: number): void => paging.restore({ sort: null, pages }),

    async showMore(): Promise<void> {
      const rows = await paging.showMore();
      if (rows) announce(shownText(rows, bind));
    },
  };
}

export const orderIdOf = ({ orderId }: Order) => orderId;

/**
 * 'Product (Plan|Cycle)' (CON-2.7.13), in two parts: a long name is cut (CON-9.12), but not the cycle, in which orders of
 * one product differ.
 */
export function orderType(
  { productName, planName, billingCycle }: Order,
  cycleName: (name: string) => string,
): { readonly name: string; readonly cycle: string } {
  if (!planName && !billingCycle) return { name: productName || '-', cycle: '' };
  const name = `${productName} (${planName}`.trim();
  return { name, cycle: `${planName && billingCycle ? '|' : ''}${cycleName(billingCycle)})` };
}
