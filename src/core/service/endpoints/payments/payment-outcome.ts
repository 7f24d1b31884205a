import * as z from 'zod/mini';
import { currencySign } from '../../../format/money.ts';
import { endpoint } from '../../endpoint.ts';
import { toJson } from '../../../format/json.ts';
import { fields, forgiving, noId, optional, read, sends, toSentId, type SentBy } from '../../fields.ts';
import * as shapes from '../../shapes.ts';

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
  message: ['Message', optional(shapes.verdict)],
  isConfirmed: ['IsShowSuccess', optional(shapes.flag)],
  productName: ['ProductName', shapes.text],
  planName: ['PlanName', shapes.text],
  currencySign: ['CurrencyHTMLCode', read(shapes.text, (code) => currencySign(code, ''))],
  amountPaid: ['TotalAmountPaid', optional(shapes.amount)],
  expiresOn: ['SubscriptionExpiredOn', shapes.time],
  providerPaymentId: ['ProviderPaymentId', shapes.optionalId],
  errorRecordId: ['ErrorRecordId', shapes.optionalId],
  orderId: ['OrderId', shapes.optionalId],
  // An answer with neither `Message` nor `IsShowSuccess` is malformed: the payment's result stays unknown (PAY-07).
}).check(
  z.refine(({ message, isConfirmed }) => message !== null || isConfirmed !== null, 'a Message or IsShowSuccess'),
);

const reference = fields({
  errorRecordId: ['ErrorRecordId', shapes.optionalId],
  orderId: ['OrderId', shapes.optionalId],
});

// A refused confirmation may name its payment, so that an answer to another one is recognized (PAY-44).
const refusedPayment = fields({
  errorRecordId: ['ErrorRecordId', shapes.optionalId],
  orderId: ['OrderId', shapes.optionalId],
  providerPaymentId: ['ProviderPaymentId', shapes.optionalId],
});

export type PaymentReference = Readonly<z.output<typeof reference>>;

export const noReference: PaymentReference = { errorRecordId: null, orderId: null };

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
  refusal: forgiving(refusedPayment, { ...noReference, providerPaymentId: null }),
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

/** Records a failed payment (CON-7.40). Returns the ids to quote to support; an id is null if the service sent none. */
export const recordPaymentError = endpoint({
  name: 'recordPaymentError',
  path: '/api/v1/UserPayment/RecordPaymentError',
  request: z.object({ ErrorJson: z.string(), payment_gateway_type: z.number(), UserId: shapes.sentId }),
  toWire: ({ orderId, sessionId, gatewayType, userId, code, description, step, reason }: FailedPayment) => ({
    ErrorJson: toJson({ order_id: orderId, session_id: sessionId, code, description, step, reason }),
    payment_gateway_type: gatewayType,
    UserId: toSentId(userId ?? noId),
  }),
  data: optional(reference, noReference),
});
