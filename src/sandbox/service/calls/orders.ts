import { planOf, priceOf, productOf } from '../../domain/catalogue.ts';
import type { Handlers } from '../handler.ts';
import { accept, refuse, signedIn } from '../handler.ts';
import type { Order } from '../../domain/world.ts';
import { currencySign, iso, major, pageOf } from '../wire-format.ts';

const statusNames: Readonly<Record<Order['status'], string>> = {
  created: 'Not paid',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
};

export const orderHandlers: Pick<Handlers, 'orderHistory'> = {
  orderHistory: signedIn(({ request }, user, { world }) => {
    if (String(request.UserId) !== String(user.id)) return refuse('Only your own orders can be shown.');
    const orders = world.orders
      // An order whose payment was never started is not a purchase.
      .filter((order) => order.userId === user.id && order.status !== 'created')
      .toSorted((left, right) => right.createdAt - left.createdAt);
    return accept({
      TotalCount: orders.length,
      ListOfPurchase: pageOf(orders, request.PageNo, request.PageSize).map(orderRow),
    });
  }),
};

function orderRow(order: Order) {
  const plan = planOf(order.planId);
  return {
    OrderId: order.id,
    ProductDisplayName: productOf(order.listingId)?.name ?? '',
    PlanDisplayName: plan?.displayName ?? '',
    BillingCycle: (plan && priceOf(plan, order.planPriceId)?.cycle) ?? '',
    CreatedAt: iso(order.createdAt),
    CurrencyHTMLCode: currencySign(order.currency),
    AmountFinal: major(order.totalMinor),
    StatusName: statusNames[order.status],
  };
}
