import * as z from 'zod/mini';
import { currencySign } from '../../format/money.ts';
import { endpoint } from '../endpoint.ts';
import { amount, count, fields, id, list, optional, read, sends, sentId, text, time } from '../shapes.ts';

const order = fields({
  orderId: ['OrderId', id],
  productName: ['ProductDisplayName', text],
  planName: ['PlanDisplayName', text],
  billingCycle: ['BillingCycle', text],
  createdOn: ['CreatedAt', time],
  currencySign: ['CurrencyHTMLCode', read(text, (code) => currencySign(code, ''))],
  amount: ['AmountFinal', optional(amount)],
  statusName: ['StatusName', text],
});

export type Order = z.output<typeof order>;

/** `page` counts from 1 (CON-7.27). */
export const orderHistory = endpoint({
  name: 'orderHistory',
  path: '/api/v1/UserDashboard/GetOrderHistoryConsole',
  kind: 'read',
  ...sends({ userId: ['UserId', sentId], page: ['PageNo', z.number()], pageSize: ['PageSize', z.number()] }),
  data: fields({
    total: ['TotalCount', optional(count)],
    orders: ['ListOfPurchase', list(order)],
  }),
});
