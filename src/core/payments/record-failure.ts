import { createClient } from '../service/client.ts';
import {
  recordPaymentError,
  type FailedPayment,
  type PaymentReference,
} from '../service/endpoints/payments/payments.ts';
import { service } from '../service.ts';
import { currentSession } from '../session/session.ts';
import { isOthers } from './account.ts';
import { nobody } from './delivery.ts';

export const noReference: PaymentReference = { errorRecordId: null, orderId: null };

/**
 * Records a failed payment, even while its page unloads. Returns what support asks for, as far as it is known.
 * Under another account than `account`, the one that started it, it is recorded as nobody's, and nobody is told of it (PAY-35).
 */
export async function recordFailure(
  failure: Omit<FailedPayment, 'userId'>,
  account: string,
): Promise<PaymentReference> {
  const isNotTheirs = isOthers(account);
  const { needs } = service();
  const client = isNotTheirs
    ? createClient({ ...needs, headers: () => ({ ...needs.headers(), ...nobody }) })
    : service();
  const userId = isNotTheirs ? null : (currentSession()?.userId ?? null);
  const answer = await client.send(recordPaymentError, { ...failure, userId }, { keepalive: true });
  return answer.ok && !isNotTheirs ? answer.data : noReference;
}
