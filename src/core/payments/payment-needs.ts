import { leavesPage, loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import { systemClock } from '../page/clock.ts';
import type { DictPaymentEvent } from '../page/events.ts';
import { createClient } from '../service/client.ts';
import {
  noReference,
  recordPaymentError,
  type FailedPayment,
  type PaymentReference,
} from '../service/endpoints/payments/payments.ts';
import { service } from '../service.ts';
import { currentAccount, currentSession, isOtherAccount, sessionStore } from '../session/session.ts';
import { anonymousHeaders } from './delivery.ts';
import { payments } from './payments.ts';

export type PaymentNeeds = ReturnType<typeof browserNeeds>;

export const browserNeeds = () => ({
  payments: payments(),
  clock: systemClock,
  account: currentAccount,
  onAccount: (changed: () => void): void => void sessionStore().listen(changed),
  leave: (address: string): void => location.assign(address),
  onceBack: (back: () => void): void => addEventListener('pageshow', back, { once: true }),
  loadWidget: () => loadCardWidget(),
  openWidget: openCardWidget,
  leavesPage,
  recordFailure,
  dispatchOnPage: (event: DictPaymentEvent): void => void document.dispatchEvent(event),
});

/**
 * Records a failed payment at the service and returns the ids that support asks for. If another account than `account`
 * is signed in, the record names no user and no ids are returned (PAY-35).
 */
export async function recordFailure(
  failure: Omit<FailedPayment, 'userId'>,
  account: string,
): Promise<PaymentReference> {
  const isNotTheirs = isOtherAccount(account);
  const { needs } = service();
  const client = isNotTheirs
    ? createClient({ ...needs, headers: () => ({ ...needs.headers(), ...anonymousHeaders }) })
    : service();
  const userId = isNotTheirs ? null : (currentSession()?.userId ?? null);
  const answer = await client.send(recordPaymentError, { ...failure, userId }, { keepalive: true });
  return answer.ok && !isNotTheirs ? answer.data : noReference;
}
