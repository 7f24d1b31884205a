import { readAnswer, sendRaw, type ClientNeeds } from '../service/client.ts';
import { makeOnlinePaymentSuccess } from '../service/endpoints/payments/payments.ts';
import { readRetryAfter } from '../service/fetch-answer.ts';
import { warnOfMismatch } from '../service/mismatch.ts';
import type { Confirmation, PaymentAnswer, PaymentProof, PaymentRecord } from './record.ts';
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
  { account, proof, gatewayType, orderId }: Pick<PaymentRecord, 'account' | 'proof' | 'gatewayType' | 'orderId'>,
): Promise<Delivery> {
  let token = '';
  const headers = () => ({ ...needs.headers(), ...(account === '' && anonymousHeaders) });
  const onSignedOut = (of: string) => void (token = of);
  const client: ClientNeeds = { ...needs, headers, onSignedOut };
  const how = { responseType: 'text', keepalive: true } as const;
  const received = await sendRaw(client, makeOnlinePaymentSuccess, { ...proof!, gatewayType }, how);
  if ('problem' in received) return token === '' ? unknown(null) : { at: 'signed-out', token };
  const answer = readAnswer(makeOnlinePaymentSuccess, received);
  const named = answer.ok ? answer.data : answer.refusal;
  if (named && !isAbout(named, proof!, orderId)) return unknown(null);
  return readDelivery(answer, readRetryAfter(received.headers, needs.clock));
}

/**
 * False if the answer names another payment or order than the confirmation, as from a cache in between: then nothing is
 * known yet (PAY-44). `orderId` is the service's if it named the order before the payment, else null or the provider's.
 */
function isAbout(named: PaymentIds, proof: PaymentProof, orderId: string | null): boolean {
  const [paymentId, providerOrderId] = 'paymentId' in proof ? [proof.paymentId, proof.orderId] : [null, null];
  if (paymentId !== null && named.providerPaymentId !== null && named.providerPaymentId !== paymentId) return false;
  const isComparable = orderId !== null && orderId !== providerOrderId && named.orderId !== null;
  return !isComparable || named.orderId === orderId || named.orderId === providerOrderId;
}

type PaymentIds = Pick<Confirmation, 'orderId' | 'providerPaymentId'>;

/** Headers that name no user, for a payment of another account or of no account (PAY-35). */
export const anonymousHeaders = { Token: '', UserCode: '', UserId: '-1' };

type ConfirmationAnswer = ReturnType<typeof readAnswer<typeof makeOnlinePaymentSuccess>>;

function readDelivery(answer: ConfirmationAnswer, retryAfterMs: number | null): Delivery {
  if (answer.ok) return { at: 'answered', answer: answerOf(answer.data) };
  warnOfMismatch(answer.problem);
  const { outcome, code, text, hasErrorStatus } = answer.problem;
  if (outcome !== 'refused' || hasErrorStatus) return unknown(retryAfterMs);
  const { errorRecordId, orderId } = answer.refusal!;
  const shown = typeof text === 'string' ? text : t('failed');
  return { at: 'answered', answer: { at: 'refused', code, text: shown, errorRecordId, orderId } };
}

const unknown = (retryAfterMs: number | null): Delivery => ({ at: 'unknown', retryAfterMs });
