import { recordPaymentError, type FailedPayment, type PaymentReference } from '../service/endpoints/payments.ts';
import { service } from '../service.ts';
import { currentSession } from '../session/session.ts';

/** Writes a payment down that did not go through, even while its page goes. What support asks for, as far as it is answered. */
export async function recordFailure(failure: Omit<FailedPayment, 'userId'>): Promise<PaymentReference> {
  const userId = currentSession()?.userId ?? null;
  const answer = await service().send(recordPaymentError, { ...failure, userId }, { keepalive: true });
  return answer.ok ? answer.data : { errorRecordId: null, orderId: null };
}
