import { atom } from 'nanostores';
import { noRows, withPage, type PagedRows } from '../../core/state/paged-rows.ts';
import type { Problem } from '../../core/state/problem.ts';
import { orderHistory, type Order } from '../../core/service/endpoints/orders.ts';
import type { ElementHandle } from '../kit/context.ts';
import { shownText } from '../kit/lists/shown-text.ts';

export type OrdersStep =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | {
      readonly at: 'ready';
      readonly busy: boolean;
      readonly page: number;
      readonly list: PagedRows<Order>;
      /** The next page could not be loaded. */
      readonly problem?: Problem;
    };

export type OrdersFlow = ReturnType<typeof createOrdersFlow>;

type Needs = Pick<ElementHandle, 'send' | 'say'>;

/** The past purchases, page by page (console.md section 2.7). */
export function createOrdersFlow({ send, say }: Needs, userId: string, pageSizeOf: () => number) {
  const $step = atom<OrdersStep>({ at: 'loading' });
  let isAsked = false;

  const load = async (page: number): Promise<void> => {
    const pageSize = pageSizeOf();
    const answer = await send(orderHistory, { userId, page, pageSize });
    const before = $step.get();
    const shown = before.at === 'ready' ? before : null;
    if (!answer.ok) {
      const { problem } = answer;
      return $step.set(shown ? { ...shown, busy: false, problem } : { at: 'failed', problem });
    }
    const { orders, total } = answer.data;
    const list = withPage(shown?.list ?? noRows, { rows: orders, total }, pageSize, orderIdOf);
    $step.set({ at: 'ready', busy: false, page, list });
    if (page > 1) say(shownText(list));
  };

  return {
    $step,

    async open(): Promise<void> {
      if (isAsked) return;
      isAsked = true;
      await load(1);
    },

    async retry(): Promise<void> {
      if ($step.get().at !== 'failed') return;
      $step.set({ at: 'loading' });
      await load(1);
    },

    async showMore(): Promise<void> {
      const step = $step.get();
      if (step.at !== 'ready' || step.busy) return;
      $step.set({ at: 'ready', busy: true, page: step.page, list: step.list });
      await load(step.page + 1);
    },
  };
}

export const orderIdOf = ({ orderId }: Order) => orderId;

/** 'Product (Plan|Cycle)' (console.md section 2.7). */
export function orderType({ productName, planName, billingCycle }: Order): string {
  const inBrackets = [planName, billingCycle].filter(Boolean).join('|');
  return inBrackets ? `${productName} (${inBrackets})`.trim() : productName || '-';
}
