import { readAnswer, sendRaw, type ClientNeeds } from '../service/client.ts';
import { makeOnlinePaymentSuccess } from '../service/endpoints/payments/payments.ts';
import { warnOfMismatch } from '../service/mismatch.ts';
import { readRetryAfter, type Received } from '../service/fetch-answer.ts';
import type { Confirmation, PaymentAnswer, PaymentRecord } from './record.ts';
import { t } from './payments.text.ts';

const succeededCode = 'S0000';

/** A message code other than success is a refusal, unless the payment is confirmed (CON-8.37 to CON-8.41). */
function answerOf(details: Confirmation): PaymentAnswer {
  if (details.isConfirmed) return { at: 'confirmed', confirmation: details };
  const { message, errorRecordId, orderId } = details;
  const code = message?.code ?? '';
  if (code === '' || code === succeededCode) return { at: 'processing', confirmation: details };
  return { at: 'refused', code, text: message?.text ?? '', errorRecordId, orderId };
}

/**
 * 'answered' includes a 2xx answer with Status 1: a refusal. 'unknown': the service may or may not have received the
 * confirmation, so it is sent again.
 */
export type Delivery =
  | { readonly at: 'answered'; readonly answer: PaymentAnswer }
  | { readonly at: 'signed-out'; readonly token: string }
  | { readonly at: 'unknown'; readonly retryAfterMs: number | null };

/**
 * Sends one confirmation. The request leaves before this function returns, so a navigation in the same task can't stop it
 * (PAY-12). Only the time limit aborts it; `keepalive` lets it outlive its page.
 */
export async function deliver(
  needs: Omit<ClientNeeds, 'onSignedOut'>,
  { account, proof, gatewayType }: Pick<PaymentRecord, 'account' | 'proof' | 'gatewayType'>,
): Promise<Delivery> {
  let token = '';
  const headers = () => ({ ...needs.headers(), ...(account === '' && anonymousHeaders) });
  const onSignedOut = (of: string) => void (token = of);
  const client: ClientNeeds = { ...needs, headers, onSignedOut };
  const how = { responseType: 'text', keepalive: true } as const;
  const received = await sendRaw(client, makeOnlinePaymentSuccess, { ...proof!, gatewayType }, how);
  if ('problem' in received) return token === '' ? unknown(null) : { at: 'signed-out', token };
  return readDelivery(received, readRetryAfter(received.headers, needs.clock));
}

/** Headers that name no user, for a payment of another account or of no account (PAY-35). */
export const anonymousHeaders = { Token: '', UserCode: '', UserId: '-1' };

function readDelivery(received: Received, retryAfterMs: number | null): Delivery {
  const answer = readAnswer(makeOnlinePaymentSuccess, received);
  if (answer.ok) return { at: 'answered', answer: answerOf(answer.data) };
  warnOfMismatch(answer.problem);
  const { outcome, code, text, hasErrorStatus } = answer.problem;
  if (outcome !== 'refused' || hasErrorStatus) return unknown(retryAfterMs);
  return {
    at: 'answered',
    answer: { at: 'refused', code, text: typeof text === 'string' ? text : t('failed'), ...answer.refusal! },
  };
}

const unknown = (retryAfterMs: number | null): Delivery => ({ at: 'unknown', retryAfterMs });
