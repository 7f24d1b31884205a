import { computed } from 'nanostores';
import { ofService } from '../config/service-name.ts';
import { shortHash } from '../format/text.ts';
import { pageSingleton } from '../page/singletons.ts';
import { defaultGatewayType } from '../service/endpoints/payments/payment-start.ts';
import { noReference, type PaymentReference } from '../service/endpoints/payments/payment-outcome.ts';
import { isOtherAccount, sessionStore } from '../session/session.ts';
import type { Journal } from './journal.ts';
import { paymentNamed, payments, recordFailure, type Payments } from './payments.ts';
import { subjectName, type PaymentRecord } from './record.ts';
import { mayReturn } from './transitions.ts';

/* The return from the provider's page (CON-2.10, CON-4). A page handles each session id once (NET-29). */

/**
 * Asks the service to confirm the session that the payer comes back with. Its answer decides whether they have paid,
 * whatever the address says (PAY-28). `reference` is an id to show until the service names the payment.
 */
export const confirmSession = (sessionId: string) =>
  pageSingleton(ofService(`session-confirmed.${shortHash(sessionId)}`), () => {
    const { subject, account, orderId, isOfLink } = confirmReturned(sessionId, payments());
    return {
      payment: paymentNamed(subject),
      /** True if another account than the payer's is signed in: it must see only a notice (PAY-35). */
      isOtherAccount: () => isOtherAccount(account),
      isOfLink,
      orderId,
      reference: orderId ?? endOf(sessionId),
    };
  });

// The session id is secret (SEC-10); its end is enough for support to find the payment.
const endOf = (sessionId: string) => `…${sessionId.slice(-Math.min(8, Math.floor(sessionId.length / 2)))}`;

/**
 * Records once that the payer came back without a payment. The returned `$outcome` has the ids for support: null until
 * the service has answered, 'paid' if the session was paid after all, in this tab or another one (PAY-17).
 */
export const recordSessionFailure = (sessionId: string, status: string) =>
  pageSingleton(ofService(`session-failure.${shortHash(sessionId)}`), () => {
    const { journal } = payments();
    const { key, account, gatewayType, orderId, isOfLink } = dismissReturned(sessionId, journal);
    const known = journal.get(key)!;
    if (!known.record.reference && !isPaid(known.record)) {
      const reason = status.slice(0, longestStatus) || undefined;
      void recordFailure({ sessionId, reason, gatewayType }, account).then((reference) =>
        journal.apply(key, { is: 'note failure', reference }),
      );
    }
    const $outcome = computed([journal.$known, sessionStore()], (): PaymentReference | 'paid' | null => {
      const record = journal.get(key)?.record;
      if (record && isPaid(record)) return 'paid';
      return record?.reference && isOtherAccount(account) ? noReference : (record?.reference ?? null);
    });
    return { $outcome, isOfLink, reference: orderId ?? endOf(sessionId) };
  });

const longestStatus = 100;

/** Calls `report` once per page for each session and `status`: a return may be rendered twice (NET-29). */
export const reportOnce = (sessionId: string, status: string, report: () => void): void =>
  pageSingleton(ofService(`session-reported.${status}.${shortHash(sessionId)}`), report);

export function confirmReturned(sessionId: string, { journal, sender }: Payments) {
  const returned = returnedFrom(sessionId, journal);
  const { key, subject, account, gatewayType } = returned;
  if (journal.pay(key, { is: 'pay', subject, account, gatewayType, proof: { sessionId } })) sender.resumeAll();
  return returned;
}

export function dismissReturned(sessionId: string, journal: Journal) {
  const returned = returnedFrom(sessionId, journal);
  const { key, subject, account, gatewayType } = returned;
  journal.apply(key, { is: 'dismiss', subject, account, gatewayType, payment: shortHash(sessionId) });
  return returned;
}

/**
 * The payment that the payer comes back from. After a failure, a payment link may lead to the same session again. A new
 * payment that this tab started then wins over the failed one. One that another tab started does not, because its payer may
 * still be on the provider's page. If this browser has no record of the payment, it belongs to no account, because any
 * account may have started it.
 */
function returnedFrom(sessionId: string, journal: Journal) {
  journal.refresh();
  const session = shortHash(sessionId);
  const known = journal.all().toSorted((a, b) => a.record.sinceMs - b.record.sinceMs);
  const awaited = known.filter(({ record }) => mayReturn(record)).toSorted((a, b) => b.record.atMs - a.record.atMs);
  const leading = awaited.filter(({ record }) => record.traces.includes(session));
  const started =
    known.findLast(({ record }) => record.payment === session && isPaid(record)) ??
    leading.find(({ key }) => journal.isExpectedHere(key)) ??
    known.findLast(({ record }) => record.payment === session) ??
    leading[0] ??
    // Last, a payment that this tab started and whose address is unknown. One with a known address was started by
    // another payer, who used this tab before: if this payer came back from it, `leading` would contain it.
    awaited.find(({ key, record }) => record.traces.length === 0 && journal.isExpectedHere(key));
  const subject = subjectName({ kind: 'session', id: sessionId });
  if (started) {
    // Only the payments of payment links belong to no account, apart from those whose start is not known here.
    const isOfLink = started.record.account === '' && started.record.subject !== subject;
    return { ...started.record, key: started.key, isOfLink };
  }
  const gatewayType = awaited[0]?.record.gatewayType ?? defaultGatewayType;
  return { key: journal.keyOf(subject, session), subject, account: '', gatewayType, orderId: null, isOfLink: false };
}

const isPaid = ({ state }: PaymentRecord) => state === 'paid' || state === 'processing' || state === 'confirmed';
