import * as z from 'zod/mini';
import type { ClientNeeds } from '../service/client.ts';
import type { DataOf } from '../service/endpoint.ts';
import { makeOnlinePaymentSuccess, type PaymentReference } from '../service/endpoints/payments/payments.ts';
import { readEnvelope } from '../service/envelope.ts';
import { fetchAnswer, readRetryAfter, type Received } from '../service/fetch-answer.ts';
import { prepareRequest } from '../service/request.ts';
import type { PaymentProof } from './record.ts';
import { t } from './payments.text.ts';

export type Confirmation = DataOf<typeof makeOnlinePaymentSuccess>;

const nullableText = z.nullable(z.string());

const confirmation = z.object({
  message: z.nullable(z.object({ code: z.string(), text: z.string() })),
  isConfirmed: z.boolean(),
  productName: z.string(),
  planName: z.string(),
  currencySign: z.string(),
  amountPaid: nullableText,
  expiresOn: z.nullable(z.date()),
  providerPaymentId: nullableText,
  errorRecordId: nullableText,
  orderId: nullableText,
});

/** What the service said of a payment. 'processing': it has the payment, and is not done with it. */
export const answerShape = z.union([
  z.object({ at: z.enum(['confirmed', 'processing']), confirmation }),
  z.object({
    at: z.literal('refused'),
    code: z.string(),
    text: z.string(),
    errorRecordId: nullableText,
    orderId: nullableText,
  }),
]);
export type PaymentAnswer = z.output<typeof answerShape>;

const succeeded = 'S0000';

/** What an answer says (CON-8.37 to CON-8.41): a code of its own is a no, unless the payment stands all the same. */
function answerOf(said: Confirmation): PaymentAnswer {
  if (said.isConfirmed) return { at: 'confirmed', confirmation: said };
  const { message, errorRecordId, orderId } = said;
  const code = message?.code ?? '';
  if (code === '' || code === succeeded) return { at: 'processing', confirmation: said };
  return { at: 'refused', code, text: message?.text ?? '', errorRecordId, orderId };
}

/** How one attempt to confirm a payment ended (DEC-7). */
export type Delivery =
  /** A definite no is a 2xx with Status 1. */
  | { readonly at: 'answered'; readonly answer: PaymentAnswer }
  | { readonly at: 'signed-out'; readonly token: string }
  /** Nobody knows: the service may have taken it, or not. It is sent again. */
  | { readonly at: 'unknown'; readonly retryAfterMs: number | null };

/** What the client needs, but nothing for repetitions: those are the sender's. */
export type DeliveryNeeds = Pick<ClientNeeds, 'base' | 'pathOf' | 'headers' | 'timeoutMs' | 'clock' | 'fetch'>;

export interface Payable {
  readonly account: string;
  readonly proof: PaymentProof;
  readonly gatewayType: number;
}

/**
 * Sends one confirmation. The request leaves before this returns its promise, so that a navigation in the same task comes too
 * late to stop it (PAY-12); it is aborted by nothing but the time limit, and outlives its page.
 */
export async function deliver(needs: DeliveryNeeds, payment: Payable): Promise<Delivery> {
  const { account, proof, gatewayType } = payment;
  const headers = account === '' ? { ...needs.headers(), ...nobody } : needs.headers();
  const request = prepareRequest(needs, makeOnlinePaymentSuccess, { ...proof, gatewayType }, headers);
  if (!request) return unknown(null);
  const received = await fetchAnswer(needs, request, {
    responseType: 'text',
    isRead: false,
    limitMs: needs.timeoutMs(),
    keepalive: true,
  });
  if (!received) return unknown(null);
  const token = headers.Token ?? '';
  if (received.status === 401 && token !== '') return { at: 'signed-out', token };
  return readDelivery(received, readRetryAfter(received.headers, needs.clock));
}

/** What nobody's payment is confirmed as, whoever has signed in since (PAY-35). */
export const nobody = { Token: '', UserCode: '', UserId: '-1' };

function readDelivery({ status, body }: Received, retryAfterMs: number | null): Delivery {
  const isAccepted = status >= 200 && status < 300;
  const answer = isAccepted ? readEnvelope(body ?? '') : null;
  if (answer?.at !== 'envelope') return unknown(retryAfterMs);
  const { isSuccess, data, errorCode, errorMessage } = answer.envelope;
  if (isSuccess) {
    const said = makeOnlinePaymentSuccess.data.safeParse(data);
    return said.success ? { at: 'answered', answer: answerOf(said.data) } : unknown(retryAfterMs);
  }
  const read = makeOnlinePaymentSuccess.refusal?.safeParse(data);
  const reference: PaymentReference = read?.success ? read.data : { errorRecordId: null, orderId: null };
  return {
    at: 'answered',
    answer: { at: 'refused', code: errorCode, text: errorMessage || t('failed'), ...reference },
  };
}

const unknown = (retryAfterMs: number | null): Delivery => ({ at: 'unknown', retryAfterMs });
