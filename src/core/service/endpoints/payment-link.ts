import * as z from 'zod/mini';
import { plainAmountText } from '../../money.ts';
import { endpoint } from '../endpoint.ts';
import { flag, id, optional, read, text } from '../shapes.ts';
import { optionalId } from '../more-shapes.ts';
import { paymentStartFields, toPaymentStart } from './payment-start.ts';

const paymentOrder = /* @__PURE__ */ read(
  z.object({
    OrderId: id,
    ProductName: text,
    PlanName: text,
    BillingCycle: text,
    FillName: text,
    AmountWithCurrency: text,
    UserId: optionalId,
    IsPaymentDone: optional(flag),
    IsPaymentInProgress: optional(flag),
    ProviderPaymentId: optionalId,
  }),
  (wire) => ({
    orderId: wire.OrderId,
    productName: wire.ProductName,
    planName: wire.PlanName,
    billingCycle: wire.BillingCycle,
    receiptName: wire.FillName,
    /** For showing only. */
    amountText: plainAmountText(wire.AmountWithCurrency),
    userId: wire.UserId,
    isDone: wire.IsPaymentDone ?? false,
    isInProgress: wire.IsPaymentInProgress ?? false,
    providerPaymentId: wire.ProviderPaymentId,
  }),
);

export type PaymentOrder = z.output<typeof paymentOrder>;

/**
 * Looks a payment link's order up, or starts its payment with `isStart` (decisions.md section 1, Payment link). A lookup
 * whose `order` is null, or that is refused, is an invalid id. It can be paid when `message.code` is 'S0000' and it is
 * neither done nor in progress.
 */
export const paymentLinkRedirect = /* @__PURE__ */ endpoint({
  name: 'paymentLinkRedirect',
  method: 'POST',
  path: '/api/v1/UserPayment/PaymentLinkRedirect',
  // As a start it must not be repeated.
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.object({ IsPaymentRedirect: z.boolean(), PaymentId: z.string() }),
  toWire: (args: { paymentId: string; isStart: boolean }) => ({
    IsPaymentRedirect: args.isStart,
    PaymentId: args.paymentId,
  }),
  data: read(z.object({ ...paymentStartFields, PaymentOrderInfo: optional(paymentOrder) }), (wire) => ({
    ...toPaymentStart(wire),
    order: wire.PaymentOrderInfo,
  })),
});
