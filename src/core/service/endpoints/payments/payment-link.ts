import * as z from 'zod/mini';
import { plainAmountText } from '../../../format/money.ts';
import { endpoint } from '../../endpoint.ts';
import { fields, optional, read, sends } from '../../fields.ts';
import * as shapes from '../../shapes.ts';
import { paymentStartFields, toPaymentStart } from './payment-start.ts';

const paymentOrder = fields({
  orderId: ['OrderId', shapes.id],
  productName: ['ProductName', shapes.text],
  planName: ['PlanName', shapes.text],
  billingCycle: ['BillingCycle', shapes.text],
  receiptName: ['FillName', shapes.text],
  amountText: ['AmountWithCurrency', read(shapes.text, plainAmountText)],
  userId: ['UserId', shapes.optionalId],
  isDone: ['IsPaymentDone', optional(shapes.flag, false)],
  isInProgress: ['IsPaymentInProgress', optional(shapes.flag, false)],
  providerPaymentId: ['ProviderPaymentId', shapes.optionalId],
});

export type PaymentOrder = z.output<typeof paymentOrder>;

const linkRequest = sends({ isStart: ['IsPaymentRedirect', z.boolean()], paymentId: ['PaymentId', z.string()] });

/**
 * Looks up the order of a payment link (CON-7.41). The link is invalid if a 2xx answer is a refusal or has no `order`.
 * The order can be paid if `message.code` is 'S0000' and it is neither done nor in progress.
 */
export const lookUpPaymentLink = endpoint({
  name: 'paymentLinkRedirect',
  path: '/api/v1/UserPayment/PaymentLinkRedirect',
  kind: 'read',
  request: linkRequest.request,
  toWire: (args: { paymentId: string }) => linkRequest.toWire({ ...args, isStart: false }),
  data: read(
    optional(z.object({ ValidateMessage: optional(shapes.verdict), PaymentOrderInfo: optional(paymentOrder) })),
    (wire) => ({ message: wire?.ValidateMessage ?? null, order: wire?.PaymentOrderInfo ?? null }),
  ),
});

export const paymentLinkRedirect = endpoint({
  name: 'paymentLinkRedirect',
  path: '/api/v1/UserPayment/PaymentLinkRedirect',
  // The same call as `lookUpPaymentLink`, but not `kind: 'read'`, because the start of a payment must not be retried.
  ...linkRequest,
  startsPayment: true,
  data: read(z.object({ ...paymentStartFields, PaymentOrderInfo: optional(paymentOrder) }), (wire) => ({
    ...toPaymentStart(wire),
    order: wire.PaymentOrderInfo,
  })),
});
