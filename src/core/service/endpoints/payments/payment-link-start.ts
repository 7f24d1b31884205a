import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { optional, read } from '../../shapes.ts';
import { paymentOrder } from './payment-link.ts';
import { paymentStartFields, toPaymentStart } from './payment-start.ts';

/**
 * Starts the payment of a payment link with `isStart`, else looks its order up (CON-7.41).
 * Screens look up with `lookUpPaymentLink`.
 */
export const paymentLinkRedirect = endpoint({
  name: 'paymentLinkRedirect',
  method: 'POST',
  path: '/api/v1/UserPayment/PaymentLinkRedirect',
  // A start must not be retried.
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
