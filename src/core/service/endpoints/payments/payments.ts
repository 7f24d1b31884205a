import * as z from 'zod/mini';
import { currencySign } from '../../../format/money.ts';
import { endpoint } from '../../endpoint.ts';
import { toJson } from '../../envelope.ts';
import {
  amount,
  fields,
  flag,
  forgiving,
  noId,
  optional,
  optionalId,
  read,
  sends,
  sentId,
  text,
  time,
  toSentId,
  verdict,
  type SentBy,
} from '../../shapes.ts';

const widgetPayment = sends({
  paymentId: ['razorpay_payment_id', z.string()],
  orderId: ['razorpay_order_id', z.string()],
  signature: ['razorpay_signature', z.string()],
  gatewayType: ['payment_gateway_type', z.number()],
});
export type WidgetPayment = SentBy<typeof widgetPayment>;

const sessionPayment = sends({
  sessionId: ['session_id', z.string()],
  gatewayType: ['payment_gateway_type', z.number()],
});

const confirmation = fields({
  message: ['Message', optional(verdict)],
  isConfirmed: ['IsShowSuccess', optional(flag)],
  productName: ['ProductName', text],
  planName: ['PlanName', text],
  currencySign: ['CurrencyHTMLCode', read(text, (code) => currencySign(code, ''))],
  amountPaid: ['TotalAmountPaid', optional(amount)],
  expiresOn: ['SubscriptionExpiredOn', time],
  providerPaymentId: ['ProviderPaymentId', optionalId],
  errorRecordId: ['ErrorRecordId', optionalId],
  orderId: ['OrderId', optionalId],
  // An answer with neither field is malformed: the payment's result stays unknown (PAY-07).
}).check(z.refine(({ message, isConfirmed }) => message !== null || isConfirmed !== null));

export interface PaymentReference {
  readonly errorRecordId: string | null;
  readonly orderId: string | null;
}

export const noReference: PaymentReference = { errorRecordId: null, orderId: null };
const reference = fields({ errorRecordId: ['ErrorRecordId', optionalId], orderId: ['OrderId', optionalId] });

/**
 * Confirms a payment (CON-7.38, CON-7.39). Repeating it is harmless: core/payments retries the call, the client does
 * not. The payment has succeeded if `isConfirmed`. Otherwise it is pending if `message` is null or its code is '' or
 * 'S0000'; any other code is a refusal. `amountPaid` is a decimal text in the currency's main unit.
 */
export const makeOnlinePaymentSuccess = endpoint({
  name: 'makeOnlinePaymentSuccess',
  path: '/api/v1/UserPayment/MakeOnlinepaymentsuccess',
  request: z.union([widgetPayment.request, sessionPayment.request]),
  toWire: (args: WidgetPayment | SentBy<typeof sessionPayment>) =>
    'sessionId' in args ? sessionPayment.toWire(args) : widgetPayment.toWire(args),
  data: read(confirmation, (ours) => ({ ...ours, isConfirmed: ours.isConfirmed ?? false })),
  refusal: forgiving(reference, noReference),
});

export interface FailedPayment {
  orderId?: string;
  sessionId?: string;
  code?: string | undefined;
  description?: string | undefined;
  step?: string | undefined;
  reason?: string | undefined;
  gatewayType: number;
  userId: string | null;
}

/** Records a failed payment (CON-7.40). Returns the ids to quote to support; null if the service has none. */
export const recordPaymentError = endpoint({
  name: 'recordPaymentError',
  path: '/api/v1/UserPayment/RecordPaymentError',
  request: z.object({ ErrorJson: z.string(), payment_gateway_type: z.number(), UserId: sentId }),
  toWire: ({ orderId, sessionId, gatewayType, userId, code, description, step, reason }: FailedPayment) => ({
    ErrorJson: toJson({ order_id: orderId, session_id: sessionId, code, description, step, reason }),
    payment_gateway_type: gatewayType,
    UserId: toSentId(userId ?? noId),
  }),
  data: optional(reference, noReference),
});
