import * as z from 'zod/mini';
import { plainAmountText } from '../../../format/currency-text.ts';
import { endpoint } from '../../endpoint.ts';
import { flag, id, optional, optionalId, read, text, verdict } from '../../shapes.ts';

export const paymentOrder = read(
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

/** The order of a payment link. */
export type PaymentOrder = z.output<typeof paymentOrder>;

/**
 * Looks a payment link's order up (CON-7.41). A lookup whose `order` is null, or that is
 * refused, is an invalid id. It can be paid when `message.code` is 'S0000' and it is neither done nor in progress.
 * It is the call that starts the payment too, whose entry stands in the table: as a lookup it changes nothing, and is
 * repeated as a read is.
 */
export const lookUpPaymentLink = endpoint({
  name: 'paymentLinkRedirect',
  method: 'POST',
  path: '/api/v1/UserPayment/PaymentLinkRedirect',
  kind: 'read',
  access: 'open',
  sensitive: true,
  request: z.object({ IsPaymentRedirect: z.literal(false), PaymentId: z.string() }),
  toWire: (args: { paymentId: string }) => ({ IsPaymentRedirect: false as const, PaymentId: args.paymentId }),
  // An unknown id may be answered without any data.
  data: read(
    optional(z.object({ ValidateMessage: optional(verdict), PaymentOrderInfo: optional(paymentOrder) })),
    (wire) => ({ message: wire?.ValidateMessage ?? null, order: wire?.PaymentOrderInfo ?? null }),
  ),
});
