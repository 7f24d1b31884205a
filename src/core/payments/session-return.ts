import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ofService } from '../config/service-name.ts';
import { page } from '../page/page.ts';
import type { PaymentReference } from '../service/endpoints/payments.ts';
import { stored } from '../session/storage.ts';
import { outbox } from './outbox/page-outbox.ts';
import { paymentNamed, type Payment } from './payment.ts';
import { recordFailure } from './record-failure.ts';
import { shortHash } from '../format/short-hash.ts';
import { readStarted } from './started.ts';
import { subjectName } from './outbox/subject.ts';

/* The way back from the provider's own page (console.md sections 2.10 and 4). Each session is dealt with once a page (NET-29). */

/** Has the service confirm what the session paid. Whatever the address said, the service's answer decides (PAY-28). */
export function confirmSession(sessionId: string): Payment {
  // What was acknowledged is no longer in the outbox, and something else may have been started since.
  const name = page(ofService(`session-confirmed.${shortHash(sessionId)}`), () => {
    const { subject, gatewayType } = readStarted();
    const paid = subject ?? subjectName({ kind: 'session', id: sessionId });
    outbox().confirm(paid, { sessionId, gatewayType }, { leavesNow: false });
    return paid;
  });
  return paymentNamed(name);
}

/** null until the service has answered. */
export type FailureRecord = ReadableAtom<PaymentReference | null>;

/** Writes down that the session did not pay; a reload shows what was answered, and writes nothing. */
export function recordSessionFailure(sessionId: string, status: string): FailureRecord {
  const name = shortHash(sessionId);
  return page(ofService(`session-failure.${name}`), () => {
    const before = kept().read();
    if (before?.session === name) return atom<PaymentReference | null>(before);
    const $reference = atom<PaymentReference | null>(null);
    const { gatewayType } = readStarted();
    const why = status === '' ? {} : { reason: status.slice(0, longestStatus) };
    void recordFailure({ sessionId, ...why, gatewayType }).then((reference) => {
      kept().write({ v: 1, session: name, ...reference });
      $reference.set(reference);
    });
    return $reference;
  });
}

const longestStatus = 100;

const shape = z.object({
  v: z.literal(1),
  /** A hash of it. */
  session: z.string(),
  errorRecordId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
});

const kept = () => stored('dict.session-failure', shape, () => 'session');
