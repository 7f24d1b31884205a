import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ofService } from '../config/service-name.ts';
import { page } from '../page/page.ts';
import type { PaymentReference } from '../service/endpoints/payments/payments.ts';
import { sessionStore } from '../session/session.ts';
import { stored } from '../session/storage.ts';
import { isOthers } from './account.ts';
import { outbox } from './outbox/page-outbox.ts';
import { paymentNamed, type Payment } from './payment.ts';
import { noReference, recordFailure } from './record-failure.ts';
import { shortHash } from '../format/short-hash.ts';
import { readEarlierStart } from './starts/earlier-start.ts';
import { starts } from './starts/page-starts.ts';
import { confirmReturned, returnedFrom } from './starts/returned.ts';

/* The way back from the provider's own page (CON-2.10, CON-4). Each session is dealt with once a page (NET-29). */

export interface SessionReturn {
  readonly payment: Payment;
  /** Somebody else is signed in than the account that started it: they are told no more than that (PAY-35). */
  readonly isOthers: () => boolean;
  /** What the payer can name it by, before the service has named it. */
  readonly reference: string;
}

/** Has the service confirm what the session paid. Whatever the address said, the service's answer decides (PAY-28). */
export function confirmSession(sessionId: string): SessionReturn {
  // What was acknowledged is no longer in the outbox, and something else may have been started since.
  const { start, subject, account } = page(ofService(`session-confirmed.${shortHash(sessionId)}`), () =>
    confirmReturned(sessionId, outbox(), returnNeeds()),
  );
  return {
    payment: paymentNamed(subject),
    isOthers: () => isOthers(account),
    reference: start?.orderId ?? endOf(sessionId),
  };
}

const returnNeeds = () => ({ starts: starts(), earlier: readEarlierStart() });

// The whole of it is nobody's to see (SEC-10); its end is enough to find it by.
const endOf = (sessionId: string) => `…${sessionId.slice(-Math.min(8, Math.floor(sessionId.length / 2)))}`;

/** null until the service has answered. */
export type FailureRecord = ReadableAtom<PaymentReference | null>;

/** Records that the session did not pay; a reload shows what was answered, and records nothing. */
export const recordSessionFailure = (sessionId: string, status: string): FailureRecord =>
  page(ofService(`session-failure.${shortHash(sessionId)}`), () => {
    const session = shortHash(sessionId);
    const before = kept().read();
    const $record = atom<KeptRecord | null>(before?.session === session ? before : null);
    if (!$record.get()) void recordReturn(sessionId, status).then((record) => $record.set(record));
    // Who has come since is not told of it (PAY-35).
    return computed([$record, sessionStore()], (record) => (record && isOthers(record.account) ? noReference : record));
  });

async function recordReturn(sessionId: string, status: string): Promise<KeptRecord> {
  const { start, account, gatewayType } = returnedFrom(sessionId, returnNeeds());
  if (start) starts().markReturned(start, sessionId);
  const why = status === '' ? {} : { reason: status.slice(0, longestStatus) };
  const reference = await recordFailure({ sessionId, ...why, gatewayType }, account);
  const record: KeptRecord = { v: 1, session: shortHash(sessionId), account, ...reference };
  kept().write(record);
  return record;
}

const longestStatus = 100;

const shape = z.object({
  v: z.literal(1),
  /** A hash of it. */
  session: z.string(),
  /** A hash of the account that started it; an earlier version did not say. */
  account: z.catch(z.string(), ''),
  errorRecordId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
});

type KeptRecord = z.output<typeof shape>;

const kept = () => stored('dict.session-failure', shape, () => 'session');
