import { backOffMs } from '../state/back-off.ts';
import { paymentHash, tracesOf } from './record.ts';
import { states, type PaymentProof, type PaymentRecord, type Sending, type State } from './record.ts';

/*
 * Every rule about the order, the time and the tabs of a payment. Pure: the journal keeps what comes out of it.
 */

export type Ended = 'refused' | 'processing' | 'confirmed';

interface Whose {
  readonly subject: string;
  readonly account: string;
}

export type PaymentEvent =
  /** Pay now was pressed. */
  | (Whose & { readonly is: 'start'; readonly orderId: string | null })
  /** The widget opens, or the page leaves for the provider's. */
  | {
      readonly is: 'open';
      readonly way: PaymentRecord['way'];
      readonly gatewayType: number;
      readonly address: string | null;
    }
  /** Nothing was opened. */
  | { readonly is: 'give up' }
  /** The payer says that they did not pay. */
  | { readonly is: 'take back' }
  /** The widget was closed, or the provider's page came back, without a payment. `payment`: its session, hashed. */
  | (Whose & { readonly is: 'dismiss'; readonly gatewayType: number; readonly payment: string | null })
  /** The provider says that it was paid. */
  | (Whose & { readonly is: 'pay'; readonly gatewayType: number; readonly proof: PaymentProof })
  | { readonly is: 'send'; readonly limitMs: number; readonly isOnline: boolean }
  | { readonly is: 'no answer'; readonly retryAfterMs: number | null }
  | { readonly is: 'sign out' }
  | { readonly is: 'answer'; readonly state: Ended }
  | { readonly is: 'note failure'; readonly reference: PaymentRecord['reference'] };

type Beginning = Extract<PaymentEvent, Whose>;
type From = State | 'none';
type Row = Partial<Record<PaymentEvent['is'], From | 'same' | Ended[]>>;

const ended: readonly Ended[] = ['refused', 'processing', 'confirmed'];
const afterOpen: Row = { pay: 'paid', dismiss: 'dismissed', 'note failure': 'same' };

/** What may follow what. An event that is not in a row is impossible there, and changes nothing. */
export const transitions: Readonly<Record<From, Row>> = {
  none: { start: 'starting', pay: 'paid', dismiss: 'dismissed' },
  starting: { open: 'open', 'give up': 'none' },
  open: { 'take back': 'taken-back', ...afterOpen },
  'taken-back': afterOpen,
  // A success that still comes wins (PAY-17).
  dismissed: afterOpen,
  paid: {
    send: 'same',
    'no answer': 'same',
    'sign out': 'same',
    answer: [...ended],
    'note failure': 'same',
  },
  // Paid and answered: whatever is told of the same payment again is another record's.
  refused: { 'note failure': 'same' },
  processing: { 'note failure': 'same' },
  confirmed: { 'note failure': 'same' },
};

/** What `event` makes of a payment; null where there is none before or after it. */
export function next(record: PaymentRecord | null, event: PaymentEvent, nowMs: number): PaymentRecord | null {
  const to = transitions[record?.state ?? 'none'][event.is];
  if (to === undefined) return record;
  if (event.is === 'start' || ((event.is === 'pay' || event.is === 'dismiss') && !record)) {
    return applied(begun(event, nowMs), event, nowMs);
  }
  return record && applied(record, event, nowMs);
}

function applied(record: PaymentRecord, event: PaymentEvent, nowMs: number): PaymentRecord | null {
  const at = (state: State, rest: Partial<PaymentRecord> = {}): PaymentRecord =>
    // Nobody goes on at a page that has been left.
    ({ ...record, address: null, ...rest, state, atMs: nowMs });
  switch (event.is) {
    case 'start':
      return record;
    case 'open': {
      const { way, gatewayType, address } = event;
      return at('open', { way, gatewayType, address, traces: tracesOf(address ?? '') });
    }
    case 'give up':
      return null;
    case 'take back':
      return at('taken-back');
    case 'dismiss':
      return at('dismissed', { payment: event.payment });
    case 'pay': {
      const { proof, gatewayType } = event;
      const orderId = record.orderId ?? ('orderId' in proof ? proof.orderId : null);
      const payment = paymentHash(proof);
      return at('paid', { proof, gatewayType, orderId, payment, traces: [], sending: unsentSince(nowMs) });
    }
    case 'answer':
      // What it was confirmed with is kept no longer than it is needed.
      return at(event.state, { proof: null, sending: unsentSince(nowMs) });
    case 'note failure':
      return { ...record, reference: event.reference };
    case 'send':
    case 'no answer':
    case 'sign out':
      return { ...record, sending: sendingAfter(record.sending, event, nowMs) };
  }
}

const begun = ({ subject, account, ...event }: Beginning, nowMs: number): PaymentRecord => ({
  v: 1,
  subject,
  account,
  state: 'starting',
  sinceMs: nowMs,
  atMs: nowMs,
  way: event.is === 'dismiss' ? 'redirect' : 'widget',
  gatewayType: event.is === 'start' ? 1 : event.gatewayType,
  orderId: event.is === 'start' ? event.orderId : null,
  address: null,
  traces: [],
  payment: null,
  proof: null,
  sending: unsentSince(nowMs),
  reference: null,
});

/* Time. */

/** As long as a provider keeps its page open (DEC-7.3). */
const openForMs = 30 * 60_000;
/** After that nobody knows of it, unless it is paid and not confirmed (PAY-42). */
const knownForMs = 24 * 60 * 60_000;

/** A payment as it is now; null where it is forgotten. A time in the future is of a clock that was set back since. */
export function atThisTime(record: PaymentRecord, nowMs: number): PaymentRecord | null {
  if (record.state === 'paid') return record;
  if (nowMs - record.atMs >= knownForMs) return null;
  const known = record.atMs > nowMs ? { ...record, atMs: nowMs, sinceMs: Math.min(record.sinceMs, nowMs) } : record;
  return known.address === null || openLeftMs(known, nowMs) > 0 ? known : { ...known, address: null };
}

/** How long it still counts as open on the provider's page. */
export const openLeftMs = ({ state, way, atMs }: PaymentRecord, nowMs: number): number =>
  state === 'open' && way === 'redirect' ? Math.max(0, atMs + openForMs - nowMs) : 0;

/** A session may still come back from it. */
export const isAwaited = ({ state }: PaymentRecord): boolean => state === 'open' || state === 'taken-back';

export const hasEnded = (record: PaymentRecord): record is PaymentRecord & { state: Ended } =>
  ended.some((state) => state === record.state);

/** It may outlive its page; a widget that is open, or was closed, does not. */
export const isLasting = ({ state, way, payment }: PaymentRecord): boolean =>
  state !== 'starting' && (way === 'redirect' || state === 'paid' || (payment !== null && state !== 'dismissed'));

/* Tabs. */

/** What is true of two copies of one payment: how far it has come, and all that was sent of it. */
export function merged(one: PaymentRecord, other: PaymentRecord, nowMs: number, longestWaitMs: number): PaymentRecord {
  const [ahead, behind] = rankOf(other) > rankOf(one) ? [other, one] : [one, other];
  const reference = ahead.reference ?? behind.reference;
  if (ahead.state !== 'paid' || behind.state !== 'paid') return { ...ahead, reference };
  return { ...ahead, reference, sending: newestSending([one.sending, other.sending], nowMs, longestWaitMs) };
}

const rankOf = ({ state }: PaymentRecord) => states.indexOf(state);

/* Sending. */

export interface SendingSettings {
  /** Each pause is twice as long as the one before, from the first to the longest. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** How many attempts a waking (a reload, `online`, a page in sight again) may hurry. */
  readonly hurried: number;
  /** After the time limit a request is aborted; until then it may be on the wire. */
  readonly settlingMs: number;
}

export const usual: SendingSettings = { firstMs: 1000, longestMs: 30 * 60_000, hurried: 8, settlingMs: 1000 };

const unsentSince = (at: number): Sending => ({ sent: 0, at, notBefore: at, hasEndedSession: false });

function sendingAfter(sending: Sending, event: PaymentEvent, nowMs: number): Sending {
  if (event.is === 'sign out') return { ...sending, hasEndedSession: true };
  if (event.is === 'no answer')
    return { ...sending, at: nowMs, notBefore: nowMs + Math.max(usual.firstMs, event.retryAfterMs ?? 0) };
  if (event.is !== 'send') return sending;
  // What can't leave this machine does not count.
  const sent = event.isOnline ? sending.sent + 1 : Math.max(1, sending.sent);
  return { ...sending, sent, at: nowMs, notBefore: nowMs + event.limitMs + usual.settlingMs };
}

/** Milliseconds until it may be sent again. `isWoken`: something has happened that makes an answer more likely. */
export function pauseMs(
  { sent, at, notBefore }: Sending,
  nowMs: number,
  isWoken: boolean,
  random: () => number,
): number {
  if (sent === 0) return 0;
  const { firstMs, longestMs, hurried } = usual;
  const ownMs = backOffMs({ firstMs, longestMs, spread: 1 / 4 }, sent - 1, random);
  const askedMs = Math.max(0, notBefore - at);
  return Math.max(0, (isWoken && sent <= hurried ? askedMs : Math.max(askedMs, ownMs)) - (nowMs - at));
}

/**
 * The most attempts that were counted, and the last of them. No pause is longer than an attempt under way or a Retry-After: one
 * that is longer is broken. Where all are of a future that a clock has left, the pause begins now (PAY-22).
 */
export function newestSending(all: readonly Sending[], nowMs: number, longestWaitMs: number): Sending {
  const waitOf = ({ at, notBefore }: Sending) => Math.min(longestWaitMs, Math.max(0, notBefore - at));
  const past = all.filter(({ at }) => at <= nowMs);
  const at = past.length > 0 ? Math.max(...past.map((each) => each.at)) : nowMs;
  const telling = past.length > 0 ? past.filter((each) => each.at === at) : all;
  return {
    sent: Math.max(...all.map(({ sent }) => sent)),
    at,
    notBefore: at + Math.max(...telling.map(waitOf)),
    hasEndedSession: all.some(({ hasEndedSession }) => hasEndedSession),
  };
}

/*
 * Where attempts can't be counted in the storage they go by the payment's age, which every page knows: after 1 s, 2 s, 4 s …
 */

const attemptsByAge = (ageMs: number): number =>
  ageMs < usual.firstMs ? 0 : Math.floor(Math.log2(ageMs / usual.firstMs)) + 1;

const ageMs = ({ atMs }: PaymentRecord, nowMs: number) => Math.abs(nowMs - atMs);

/** Not more than are hurried: the payment of a tab that was closed for days is in a hurry. */
export const leastSent = (record: PaymentRecord, nowMs: number): number =>
  Math.min(attemptsByAge(ageMs(record, nowMs)), usual.hurried);

export function untilNextByAgeMs(record: PaymentRecord, nowMs: number): number {
  const age = ageMs(record, nowMs);
  return Math.min(usual.longestMs, usual.firstMs * 2 ** attemptsByAge(age) - age);
}
