import { shortHash } from '../format/text.ts';
import { defaultGatewayType } from '../service/endpoints/payments/payment-start.ts';
import type { Journal } from './journal.ts';
import { subjectName, type PaymentRecord } from './record.ts';
import { mayReturn } from './transitions.ts';

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
    // Only if that payment's address is unknown: else this is the return of another payer, who used this tab before.
    awaited.find(({ key, record }) => record.traces.length === 0 && journal.isExpectedHere(key));
  if (started) return { ...started.record, key: started.key };
  const subject = subjectName({ kind: 'session', id: sessionId });
  const gatewayType = awaited[0]?.record.gatewayType ?? defaultGatewayType;
  return { key: journal.keyOf(subject, session), subject, account: '', gatewayType, orderId: null };
}

export function confirmReturned(sessionId: string, journal: Journal, resumeAll: () => void) {
  const returned = returnedFrom(sessionId, journal);
  const { key, subject, account, gatewayType } = returned;
  if (journal.pay(key, { is: 'pay', subject, account, gatewayType, proof: { sessionId } })) resumeAll();
  return returned;
}

export function dismissReturned(sessionId: string, journal: Journal) {
  const returned = returnedFrom(sessionId, journal);
  const { key, subject, account, gatewayType } = returned;
  journal.apply(key, { is: 'dismiss', subject, account, gatewayType, payment: shortHash(sessionId) });
  return returned;
}

export const isPaid = ({ state }: PaymentRecord) => state === 'paid' || state === 'processing' || state === 'confirmed';

/**
 * True for the payment of a payment link. Only those belong to no account, apart from payments whose start is not known
 * here: they have a subject of the kind 'session'.
 */
export const isOfLink = (
  { subject, account }: { readonly subject: string; readonly account: string },
  sessionId: string,
) => account === '' && subject !== subjectName({ kind: 'session', id: sessionId });
