import { computed, type ReadableAtom } from 'nanostores';
import { shortHash } from '../format/short-hash.ts';
import { page } from '../page/page.ts';
import { ofService } from '../config/service-name.ts';
import type { PaymentReference } from '../service/endpoints/payments/payments.ts';
import { sessionStore } from '../session/session.ts';
import { isOthers } from './account.ts';
import type { Journal } from './journal.ts';
import type { Known } from './journal-needs.ts';
import { isAwaited } from './next.ts';
import type { Payment } from './payment.ts';
import { paymentNamed } from './payment-of.ts';
import { payments, type Payments } from './payments.ts';
import { noReference, recordFailure } from './record-failure.ts';
import { subjectName } from './record.ts';

/* The way back from the provider's own page (CON-2.10, CON-4). Each session is dealt with once a page (NET-29). */

export interface SessionReturn {
  readonly payment: Payment;
  /** Another account is signed in than the one that started it: they are told no more than that (PAY-35). */
  readonly isOthers: () => boolean;
  /** What the payer can name it by, before the service has named it. */
  readonly reference: string;
}

/** Has the service confirm what the session paid. Whatever the address said, the service's answer decides (PAY-28). */
export const confirmSession = (sessionId: string): SessionReturn =>
  page(ofService(`session-confirmed.${shortHash(sessionId)}`), () => {
    const { subject, account, orderId } = confirmReturned(sessionId, payments());
    return {
      payment: paymentNamed(subject),
      isOthers: () => isOthers(account),
      reference: orderId ?? endOf(sessionId),
    };
  });

// The whole of it is nobody's to see (SEC-10); its end is enough to find it by.
const endOf = (sessionId: string) => `…${sessionId.slice(-Math.min(8, Math.floor(sessionId.length / 2)))}`;

/** null until the service has answered. */
export type FailureRecord = ReadableAtom<PaymentReference | null>;

/** Records that the session did not pay; a reload shows what was answered, and records nothing. */
export const recordSessionFailure = (sessionId: string, status: string): FailureRecord =>
  page(ofService(`session-failure.${shortHash(sessionId)}`), () => {
    const { journal } = payments();
    const { key, account, gatewayType } = dismissReturned(sessionId, journal);
    const known = journal.get(key)!;
    if (!known.record.reference) {
      const why = status === '' ? {} : { reason: status.slice(0, longestStatus) };
      void recordFailure({ sessionId, ...why, gatewayType }, account).then((reference) =>
        journal.apply(key, { is: 'note failure', reference }),
      );
    }
    // Who has come since is not told of it (PAY-35).
    return computed([journal.$known, sessionStore()], () => {
      const reference = journal.get(key)?.record.reference ?? null;
      return reference && isOthers(account) ? noReference : reference;
    });
  });

const longestStatus = 100;
const defaultGatewayType = 1;

/** What is known of the payment that a session came back from. */
interface Returned {
  readonly key: string | null;
  readonly subject: string;
  /** A hash of the account that it is confirmed as. Where no start is known it is nobody's: it may be anybody's. */
  readonly account: string;
  readonly gatewayType: number;
  readonly orderId: string | null;
}

function returnedFrom(sessionId: string, journal: Journal): Returned {
  journal.look();
  const known = journal.all();
  const started = startOf(shortHash(sessionId), known, journal);
  if (started) return { ...started.record, key: started.key };
  const last = known.filter(({ record }) => isAwaited(record)).toSorted((a, b) => b.record.atMs - a.record.atMs)[0];
  return {
    key: null,
    subject: subjectName({ kind: 'session', id: sessionId }),
    account: '',
    gatewayType: last?.record.gatewayType ?? defaultGatewayType,
    orderId: null,
  };
}

/** The payment that the session belongs to, as far as that can be known. */
function startOf(session: string, known: readonly Known[], journal: Journal): Known | undefined {
  const awaited = known.filter(({ record }) => isAwaited(record)).toSorted((a, b) => b.record.atMs - a.record.atMs);
  return (
    known.findLast(({ record }) => record.payment === session) ??
    awaited.find(({ record }) => record.traces.includes(session)) ??
    awaited.find(({ key }) => journal.isExpectedHere(key))
  );
}

/** Confirmed as the account that started it. */
export function confirmReturned(sessionId: string, { journal, sender }: Payments): Returned {
  const returned = returnedFrom(sessionId, journal);
  const { key: started, subject, account, gatewayType } = returned;
  const key = journal.pay(started, { is: 'pay', subject, account, gatewayType, proof: { sessionId } });
  if (key) sender.follow();
  return returned;
}

export function dismissReturned(sessionId: string, journal: Journal): Returned & { readonly key: string } {
  const returned = returnedFrom(sessionId, journal);
  const { subject, account, gatewayType } = returned;
  const payment = shortHash(sessionId);
  const event = { is: 'dismiss', subject, account, gatewayType, payment } as const;
  const key = returned.key ?? journal.keyOf(subject, payment);
  journal.apply(key, event);
  return { ...returned, key };
}
