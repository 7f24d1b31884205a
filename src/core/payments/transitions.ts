import { backOffMs } from '../state/back-off.ts';
import {
  paymentHash,
  states,
  tracesOf,
  type PaymentProof,
  type PaymentRecord,
  type RetryState,
  type State,
} from './record.ts';

const ended = ['refused', 'processing', 'confirmed'] as const;
type Ended = (typeof ended)[number];

interface Whose {
  readonly subject: string;
  readonly account: string;
}

export type PaymentEvent =
  /** The service has started the payment. From now on it may be paid, whatever happens to this page. */
  | (Whose & { readonly is: 'open' } & Pick<PaymentRecord, 'way' | 'gatewayType' | 'orderId' | 'address' | 'price'>)
  /** The payer wants to pay anew, or neither the provider's page nor the widget was opened after all. */
  | { readonly is: 'take back' }
  /**
   * The payer closed the widget or came back from the provider's page without paying. `payment`: hash of the session id;
   * null for the widget.
   */
  | (Whose & { readonly is: 'dismiss'; readonly gatewayType: number; readonly payment: string | null })
  | (Whose & { readonly is: 'pay'; readonly gatewayType: number; readonly proof: PaymentProof })
  /**
   * The service says that the order is paid, although this browser sent no confirmation. `payment`: hash of the provider's
   * payment id; null if unknown.
   */
  | { readonly is: 'find paid'; readonly payment: string | null; readonly orderId: string | null }
  | { readonly is: 'send'; readonly limitMs: number; readonly isOnline: boolean }
  | { readonly is: 'no answer'; readonly retryAfterMs: number | null }
  | { readonly is: 'sign out' }
  | { readonly is: 'answer'; readonly state: Ended; readonly orderId?: string | null }
  | { readonly is: 'note failure'; readonly reference: PaymentRecord['reference'] };

type Beginning = Extract<PaymentEvent, Whose>;
type From = State | 'none';
type Row = Partial<Record<PaymentEvent['is'], State | 'same' | readonly Ended[]>>;

const afterOpen: Row = { pay: 'paid', dismiss: 'dismissed', 'find paid': 'confirmed', 'note failure': 'same' };

export const transitions: Readonly<Record<From, Row>> = {
  none: { open: 'open', pay: 'paid', dismiss: 'dismissed' },
  open: { 'take back': 'taken-back', ...afterOpen },
  'taken-back': afterOpen,
  // A success that is reported after a dismissal still wins (PAY-17).
  dismissed: afterOpen,
  paid: { send: 'same', 'no answer': 'same', 'sign out': 'same', answer: ended, 'note failure': 'same' },
  // An answered payment does not change any more. A later success has another payment id and gets a record of its own
  // (PAY-16), so these states have no 'pay'.
  refused: { 'note failure': 'same' },
  processing: { 'note failure': 'same' },
  confirmed: { 'note failure': 'same' },
};

export function reduceRecord(record: PaymentRecord | null, event: PaymentEvent, nowMs: number): PaymentRecord | null {
  const to = transitions[record?.state ?? 'none'][event.is];
  if (to === undefined) return record;
  // If there is no record, the event is a `Beginning`: the table lets no other event leave 'none'.
  const before = record ?? begun(event as Beginning, nowMs);
  const changes = changesOf(before, event, nowMs);
  if (to === 'same') return { ...before, ...changes };
  const state = event.is === 'answer' ? event.state : (to as State);
  return { ...before, address: null, ...changes, state, atMs: nowMs };
}

function changesOf(record: PaymentRecord, event: PaymentEvent, nowMs: number): Partial<PaymentRecord> {
  const { sending } = record;
  switch (event.is) {
    case 'open': {
      const { way, gatewayType, orderId, address, price } = event;
      return { way, gatewayType, orderId, address, price, traces: tracesOf(address ?? '') };
    }
    case 'dismiss':
      return { payment: event.payment };
    case 'pay': {
      const { proof, gatewayType } = event;
      const ids = 'orderId' in proof ? { providerOrderId: proof.orderId } : {};
      return { proof, gatewayType, ...ids, payment: paymentHash(proof), traces: [], sending: noRetries(nowMs) };
    }
    case 'find paid':
      return { payment: event.payment ?? record.payment, orderId: event.orderId ?? record.orderId };
    case 'answer':
      return { proof: null, orderId: event.orderId ?? record.orderId, sending: noRetries(nowMs) };
    case 'note failure':
      return { reference: event.reference };
    case 'send': {
      // While offline a send counts only if it is the first, because the request does not leave the machine. The first
      // counts even then: with `sent` at 0 there would be no pause.
      const sent = event.isOnline ? sending.sent + 1 : Math.max(1, sending.sent);
      const notBefore = nowMs + event.limitMs + schedule.settlingMs;
      return { sending: { ...sending, sent, at: nowMs, notBefore } };
    }
    case 'no answer': {
      const notBefore = nowMs + Math.max(schedule.firstMs, event.retryAfterMs ?? 0);
      return { sending: { ...sending, at: nowMs, notBefore } };
    }
    case 'sign out':
      return { sending: { ...sending, hasEndedSession: true } };
    case 'take back':
      return {};
  }
}

const begun = ({ subject, account, ...event }: Beginning, nowMs: number): PaymentRecord => ({
  v: 1,
  subject,
  account,
  state: 'open',
  sinceMs: nowMs,
  atMs: nowMs,
  way: event.is === 'dismiss' ? 'redirect' : 'widget',
  gatewayType: event.gatewayType,
  orderId: null,
  address: null,
  traces: [],
  payment: null,
  proof: null,
  sending: noRetries(nowMs),
  reference: null,
});

/** A payment counts as open for this long (DEC-7.3, PAY-43). */
export const openForMs = 30 * 60_000;
/** A payment is forgotten after this time, unless it waits for its confirmation (PAY-42). */
const knownForMs = 24 * 60 * 60_000;

/** The payment as of `nowMs`; null if it is forgotten. If the clock was set back, times in the future become now. */
export function recordAsOf(record: PaymentRecord, nowMs: number): PaymentRecord | null {
  if (record.state === 'paid') return record;
  if (nowMs - record.atMs >= knownForMs) return null;
  const known = record.atMs > nowMs ? { ...record, atMs: nowMs, sinceMs: Math.min(record.sinceMs, nowMs) } : record;
  return remainingOpenMs(known, nowMs) > 0 ? known : { ...known, address: null };
}

export const remainingOpenMs = ({ state, atMs }: PaymentRecord, nowMs: number): number =>
  state === 'open' ? Math.max(0, atMs + openForMs - nowMs) : 0;

/** True if the payer may still come back from the provider's page. */
export const mayReturn = ({ state, way }: PaymentRecord): boolean =>
  way === 'redirect' && (state === 'open' || state === 'taken-back');

export const hasEnded = (record: PaymentRecord): record is PaymentRecord & { state: Ended } =>
  ended.some((state) => state === record.state);

export const waitsForAccount = ({ account }: PaymentRecord, signedIn: string): boolean =>
  account !== '' && account !== signedIn;

export function merged(one: PaymentRecord, other: PaymentRecord, nowMs: number, longestWaitMs: number): PaymentRecord {
  const [ahead, behind] = rankOf(other) > rankOf(one) ? [other, one] : [one, other];
  const reference = ahead.reference ?? behind.reference;
  if (ahead.state !== 'paid' || behind.state !== 'paid') return { ...ahead, reference };
  return { ...ahead, reference, sending: newestRetries([one.sending, other.sending], nowMs, longestWaitMs) };
}

const rankOf = ({ state }: PaymentRecord) => states.indexOf(state);

/* Retry schedule of a confirmation that is repeated until the service answers, across reloads and tabs. */

export const schedule = {
  firstMs: 1000,
  longestMs: 30 * 60_000,
  spread: 1 / 4,
  /** After more confirmations than this, `mayRetryEarly` no longer skips pauses. */
  hurried: 8,
  /** Added to the time limit, because an aborted request may still reach the service for this long. */
  settlingMs: 1000,
};

const noRetries = (at: number): RetryState => ({ sent: 0, at, notBefore: at, hasEndedSession: false });

export function pauseMs(
  { sent, at, notBefore }: RetryState,
  nowMs: number,
  mayRetryEarly: boolean,
  random: () => number,
): number {
  if (sent === 0) return 0;
  const isHurried = mayRetryEarly && sent <= schedule.hurried;
  const ownMs = isHurried ? 0 : backOffMs(schedule, sent - 1, random);
  return Math.max(0, Math.max(notBefore - at, ownMs) - (nowMs - at));
}

/**
 * Merges the retry states of copies of one payment record. If all their times lie in the future, because the clock
 * was set back, the pause begins now (PAY-22).
 */
export function newestRetries(all: readonly RetryState[], nowMs: number, longestWaitMs: number): RetryState {
  const waitOf = ({ at, notBefore }: RetryState) => Math.min(longestWaitMs, Math.max(0, notBefore - at));
  const past = all.filter(({ at }) => at <= nowMs);
  const at = past.length > 0 ? Math.max(...past.map((each) => each.at)) : nowMs;
  const relevant = past.length > 0 ? past.filter((each) => each.at === at) : all;
  return {
    sent: Math.max(...all.map(({ sent }) => sent)),
    at,
    notBefore: at + Math.max(...relevant.map(waitOf)),
    hasEndedSession: all.some(({ hasEndedSession }) => hasEndedSession),
  };
}
