import { leavesPage, loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import { ofService } from '../config/service-name.ts';
import { systemClock } from '../page/clock.ts';
import { page } from '../page/page.ts';
import { createClient } from '../service/client.ts';
import {
  recordPaymentError,
  type FailedPayment,
  type PaymentReference,
} from '../service/endpoints/payments/payments.ts';
import { service } from '../service.ts';
import { currentSession, sessionStore } from '../session/session.ts';
import { currentAccount, isOthers } from './account.ts';
import { nobody } from './delivery.ts';
import { SubjectPayment } from './pay.ts';
import type { Payment } from './payment.ts';
import { payments } from './payments.ts';
import { subjectName, type PaymentSubject } from './record.ts';

/*
 * The payments that elements show. Load this module before the card widget opens: the journal must be in memory when the widget
 * reports a success.
 */

/**
 * The payment of a subject, one object per page. A subject that can be bought more than once needs a new id for each purchase.
 */
export const paymentOf = (subject: PaymentSubject): Payment => paymentNamed(subjectName(subject));

export const paymentNamed = (name: string): Payment =>
  page(
    ofService(`payment.${name}`),
    () =>
      new SubjectPayment(name, {
        payments: payments(),
        clock: systemClock,
        account: currentAccount,
        onAccount: (changed) => void sessionStore().listen(changed),
        leave: (address) => location.assign(address),
        onceBack: (back) => addEventListener('pageshow', back, { once: true }),
        loadWidget: loadCardWidget,
        openWidget: openCardWidget,
        leavesPage,
        recordFailure,
        tellPage: (event) => void document.dispatchEvent(event),
      }),
  );

export const noReference: PaymentReference = { errorRecordId: null, orderId: null };

/**
 * Records a failed payment at the service, even while the page unloads. Returns the ids that support asks for; null where the
 * service did not answer. If another account than `account` is signed in, the failure is recorded without a user and no ids are
 * returned (PAY-35).
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
