import * as z from 'zod/mini';
import { currencySign } from '../../format/money.ts';
import { endpoint } from '../endpoint.ts';
import { fields, list, optional, read, sends } from '../fields.ts';
import * as shapes from '../shapes.ts';

const order = fields({
  orderId: ['OrderId', shapes.id],
  productName: ['ProductDisplayName', shapes.text],
  planName: ['PlanDisplayName', shapes.text],
  billingCycle: ['BillingCycle', shapes.text],
  createdOn: ['CreatedAt', shapes.time],
  currencySign: ['CurrencyHTMLCode', read(shapes.text, (code) => currencySign(code, ''))],
  amount: ['AmountFinal', optional(shapes.amount)],
  statusName: ['StatusName', shapes.text],
});

export type Order = z.output<typeof order>;

export const orderHistory = endpoint({
  name: 'orderHistory', // CON-7.27
  path: '/api/v1/UserDashboard/GetOrderHistoryConsole',
  kind: 'read',
  ...sends({ userId: ['UserId', shapes.sentId], page: ['PageNo', z.number()], pageSize: ['PageSize', z.number()] }),
  data: fields({
    total: ['TotalCount', optional(shapes.count)],
    orders: ['ListOfPurchase', list(order)],
  }),
});
