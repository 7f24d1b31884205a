import * as z from 'zod/mini';
import { currencySign } from '../../format/money.ts';
import { endpoint } from '../endpoint.ts';
import { amount, count, id, list, optional, read, sentId, text, time, toSentId } from '../shapes.ts';

const order = read(
  z.object({
    OrderId: id,
    ProductDisplayName: text,
    PlanDisplayName: text,
    BillingCycle: text,
    CreatedAt: time,
    CurrencyHTMLCode: text,
    AmountFinal: optional(amount),
    StatusName: text,
  }),
  (wire) => ({
    orderId: wire.OrderId,
    productName: wire.ProductDisplayName,
    planName: wire.PlanDisplayName,
    billingCycle: wire.BillingCycle,
    createdOn: wire.CreatedAt,
    /** '' if the currency sign can't be read: this answer has no currency code to use instead. */
    currencySign: currencySign(wire.CurrencyHTMLCode, ''),
    /** A decimal text. */
    amount: wire.AmountFinal,
    statusName: wire.StatusName,
  }),
);

export type Order = z.output<typeof order>;

/** The user's purchases, page by page, `page` from 1 (CON-7.27). */
export const orderHistory = endpoint({
  name: 'orderHistory',
  method: 'POST',
  path: '/api/v1/UserDashboard/GetOrderHistoryConsole',
  kind: 'read',
  access: 'protected',
  request: z.object({ UserId: sentId, PageNo: z.number(), PageSize: z.number() }),
  toWire: (args: { userId: string; page: number; pageSize: number }) => ({
    UserId: toSentId(args.userId),
    PageNo: args.page,
    PageSize: args.pageSize,
  }),
  data: read(z.object({ TotalCount: optional(count), ListOfPurchase: list(order) }), (wire) => ({
    total: wire.TotalCount,
    orders: wire.ListOfPurchase,
  })),
});
