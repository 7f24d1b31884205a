import { withExceptionText, type Problem } from '../../state/problem.ts';
import type { ClientNeeds } from '../../service/client.ts';
import type { DataOf } from '../../service/endpoint.ts';
import { makeOnlinePaymentSuccess, type PaymentReference } from '../../service/endpoints/payments/payments.ts';
import { readEnvelope } from '../../service/envelope.ts';
import { fetchAnswer, readRetryAfter, type Received } from '../../service/fetch-answer.ts';
import { prepareRequest } from '../../service/request.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { t } from '../payments.text.ts';

export type Confirmation = DataOf<typeof makeOnlinePaymentSuccess>;

/** How one attempt to confirm a payment ended (DEC-7). */
export type Delivery =
  | { readonly at: 'answered'; readonly confirmation: Confirmation }
  /** A definite no: a 2xx with Status 1. */
  | { readonly at: 'refused'; readonly problem: Problem; readonly reference: PaymentReference }
  | { readonly at: 'signed-out'; readonly token: string; readonly problem: Problem }
  /** Nobody knows: the service may have taken it, or not. It is sent again. */
  | { readonly at: 'unknown'; readonly retryAfterMs: number | null; readonly problem: Problem };

/** What the client needs, but nothing for repetitions: those are the outbox's. */
export type DeliveryNeeds = Pick<ClientNeeds, 'base' | 'pathOf' | 'headers' | 'timeoutMs' | 'clock' | 'fetch'>;

/**
 * Sends one confirmation. The request leaves before this returns its promise, so that a navigation in the same task comes too
 * late to stop it (PAY-12); it is aborted by nothing but the time limit, and outlives its page.
 */
export async function deliver(needs: DeliveryNeeds, entry: OutboxEntry): Promise<Delivery> {
  const headers = entry.account === '' ? { ...needs.headers(), ...nobody } : needs.headers();
  const { v: _v, at: _at, account: _account, ...proof } = entry;
  const request = prepareRequest(needs, makeOnlinePaymentSuccess, proof, headers);
  if (!request) return unknown('500', null);
  const received = await fetchAnswer(needs, request, {
    responseType: 'text',
    isRead: false,
    limitMs: needs.timeoutMs(),
    keepalive: true,
  });
  if (!received) return unknown('404', null);
  const token = headers.Token ?? '';
  if (received.status === 401 && token !== '') return { at: 'signed-out', token, problem: problemOf('401') };
  return read(received, readRetryAfter(received.headers, needs.clock));
}

/** What nobody's payment is confirmed as, whoever has signed in since (PAY-35). */
export const nobody = { Token: '', UserCode: '', UserId: '-1' };

function read({ status, body }: Received, retryAfterMs: number | null): Delivery {
  const isAccepted = status >= 200 && status < 300;
  const answer = isAccepted ? readEnvelope(body ?? '') : null;
  if (answer?.at !== 'envelope') return unknown(isAccepted ? 'malformed' : String(status), retryAfterMs);
  const { isSuccess, data, errorCode, errorMessage } = answer.envelope;
  if (isSuccess) {
    const confirmation = makeOnlinePaymentSuccess.data.safeParse(data);
    return confirmation.success
      ? { at: 'answered', confirmation: confirmation.data }
      : unknown('malformed', retryAfterMs);
  }
  const reference = makeOnlinePaymentSuccess.refusal?.safeParse(data);
  return {
    at: 'refused',
    problem: { ...problemOf(errorCode), outcome: 'refused', text: errorMessage || t('failed') },
    reference: reference?.success ? reference.data : { errorRecordId: null, orderId: null },
  };
}

const unknown = (code: string, retryAfterMs: number | null): Delivery => ({
  at: 'unknown',
  retryAfterMs,
  problem: problemOf(code),
});

const problemOf = (code: string): Problem =>
  withExceptionText({ outcome: 'failed', code, text: '', call: makeOnlinePaymentSuccess.name }, t('failed'));
