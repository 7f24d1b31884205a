import { backOffMs } from '../state/back-off.ts';
import {
  paymentHash,
  states,
  tracesOf,
  type PaymentProof,
  type PaymentRecord,
  type Sending,
  type State,
} from './record.ts';

/*
 * Every rule about the order, the time and the tabs of a payment, as pure functions. The journal stores their results.
 */

const ended = ['refused', 'processing', 'confirmed'] as const;
export type Ended = (typeof ended)[number];

interface Whose {
  readonly subject: string;
  readonly account: string;
}

export type PaymentEvent =
  /** Pay now was pressed. */
  | (Whose & { readonly is: 'start'; readonly orderId: string | null })
  /** The widget opens, or the page leaves for the provider's page. */
  | {
      readonly is: 'open';
      readonly way: PaymentRecord['way'];
      readonly gatewayType: number;
      readonly address: string | null;
    }
  /** The start ended before anything was opened. */
  | { readonly is: 'give up' }
  /** The payer says that they did not pay. */
  | { readonly is: 'take back' }
  /** The widget was closed, or the payer came back from the provider's page, without a payment. `payment`: hash of the session id. */
  | (Whose & { readonly is: 'dismiss'; readonly gatewayType: number; readonly payment: string | null })
  /** The provider reported a success. */
  | (Whose & { readonly is: 'pay'; readonly gatewayType: number; readonly proof: PaymentProof })
  | { readonly is: 'send'; readonly limitMs: number; readonly isOnline: boolean }
  | { readonly is: 'no answer'; readonly retryAfterMs: number | null }
  | { readonly is: 'sign out' }
  /** `orderId`: if the service names one. */
  | { readonly is: 'answer'; readonly state: Ended; readonly orderId?: string | null }
  | { readonly is: 'note failure'; readonly reference: PaymentRecord['reference'] };

type Beginning = Extract<PaymentEvent, Whose>;
type From = State | 'none';
type Row = Partial<Record<PaymentEvent['is'], From | 'same' | readonly Ended[]>>;

const afterOpen: Row = { pay: 'paid', dismiss: 'dismissed', 'note failure': 'same' };

/** State after each event. An event that is not in the row of a state is impossible in that state, and changes nothing. */
export const transitions: Readonly<Record<From, Row>> = {
  none: { start: 'starting', pay: 'paid', dismiss: 'dismissed' },
  starting: { open: 'open', 'give up': 'none' },
  open: { 'take back': 'taken-back', ...afterOpen },
  'taken-back': afterOpen,
  // A success after a dismissal wins (PAY-17).
  dismissed: afterOpen,
  paid: { send: 'same', 'no answer': 'same', 'sign out': 'same', answer: ended, 'note failure': 'same' },
  // The service has answered: a second success with another payment id gets a record of its own (PAY-16).
  refused: { 'note failure': 'same' },
  processing: { 'note failure': 'same' },
  confirmed: { 'note failure': 'same' },
};

/** Applies `event` to a payment. null stands for no payment, before or after the event. */
export function next(record: PaymentRecord | null, event: PaymentEvent, nowMs: number): PaymentRecord | null {
  const to = transitions[record?.state ?? 'none'][event.is];
  if (to === undefined) return record;
  if (to === 'none') return null;
  // Only events that name the payer lead out of 'none'.
  const before = record ?? begun(event as Beginning, nowMs);
  const changes = changesOf(before, event, nowMs);
  if (to === 'same') return { ...before, ...changes };
  const state = event.is === 'answer' ? event.state : (to as State);
  // The address is kept in the state 'open' only.
  return { ...before, address: null, ...changes, state, atMs: nowMs };
}

/** What an event changes beside the state. */
function changesOf(record: PaymentRecord, event: PaymentEvent, nowMs: number): Partial<PaymentRecord> {
  switch (event.is) {
    case 'open': {
      const { way, gatewayType, address } = event;
      return { way, gatewayType, address, traces: tracesOf(address ?? '') };
    }
    case 'dismiss':
      return { payment: event.payment };
    case 'pay': {
      const { proof, gatewayType } = event;
      const orderId = record.orderId ?? ('orderId' in proof ? proof.orderId : null);
      return { proof, gatewayType, orderId, payment: paymentHash(proof), traces: [], sending: unsentSince(nowMs) };
    }
    case 'answer':
      // The proof is not needed any more.
      return { proof: null, orderId: event.orderId ?? record.orderId, sending: unsentSince(nowMs) };
    case 'note failure':
      return { reference: event.reference };
    case 'send':
    case 'no answer':
    case 'sign out':
      return { sending: sendingAfter(record.sending, event, nowMs) };
    default:
      return {};
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

/** A provider keeps its page open this long (DEC-7.3). */
const openForMs = 30 * 60_000;
/** A payment is forgotten after this time, unless it waits for its confirmation (PAY-42). */
const knownForMs = 24 * 60 * 60_000;

/** A payment at this time; null if it is forgotten. Its times lie in the future if the clock was set back since: they become now. */
export function atThisTime(record: PaymentRecord, nowMs: number): PaymentRecord | null {
  if (record.state === 'paid') return record;
  if (nowMs - record.atMs >= knownForMs) return null;
  const known = record.atMs > nowMs ? { ...record, atMs: nowMs, sinceMs: Math.min(record.sinceMs, nowMs) } : record;
  return openLeftMs(known, nowMs) > 0 ? known : { ...known, address: null };
}

/** Milliseconds for which the provider's page still counts as open; 0 if it does not. */
export const openLeftMs = ({ state, way, atMs }: PaymentRecord, nowMs: number): number =>
  state === 'open' && way === 'redirect' ? Math.max(0, atMs + openForMs - nowMs) : 0;

/** The payer may still come back from the provider's page. */
export const isAwaited = ({ state }: PaymentRecord): boolean => state === 'open' || state === 'taken-back';

export const hasEnded = (record: PaymentRecord): record is PaymentRecord & { state: Ended } =>
  ended.some((state) => state === record.state);

/** Whether the payment is stored. A widget that is open or was closed ends with its page, so it is not. */
export const isLasting = ({ state, way, payment }: PaymentRecord): boolean =>
  way === 'redirect' || (payment !== null && state !== 'dismissed');

/* Tabs. */

/** Merges two copies of one payment: the state that came farther is true, and the attempts of both count. */
export function merged(one: PaymentRecord, other: PaymentRecord, nowMs: number, longestWaitMs: number): PaymentRecord {
  const [ahead, behind] = rankOf(other) > rankOf(one) ? [other, one] : [one, other];
  const reference = ahead.reference ?? behind.reference;
  if (ahead.state !== 'paid' || behind.state !== 'paid') return { ...ahead, reference };
  return { ...ahead, reference, sending: newestSending([one.sending, other.sending], nowMs, longestWaitMs) };
}

const rankOf = ({ state }: PaymentRecord) => states.indexOf(state);

/* Sending. */

export const usual = {
  firstMs: 1000,
  longestMs: 30 * 60_000,
  /** Number of attempts that a reload, the `online` event or a page that becomes visible may hurry. */
  hurried: 8,
  /** A request is aborted at the time limit; it may take this much longer until it is off the wire. */
  settlingMs: 1000,
};

const unsentSince = (at: number): Sending => ({ sent: 0, at, notBefore: at, hasEndedSession: false });

type OfSending = Extract<PaymentEvent, { is: 'send' | 'no answer' | 'sign out' }>;

function sendingAfter(sending: Sending, event: OfSending, nowMs: number): Sending {
  if (event.is === 'sign out') return { ...sending, hasEndedSession: true };
  if (event.is === 'no answer')
    return { ...sending, at: nowMs, notBefore: nowMs + Math.max(usual.firstMs, event.retryAfterMs ?? 0) };
  // Offline, the request does not leave the machine: it is not counted.
  const sent = event.isOnline ? sending.sent + 1 : Math.max(1, sending.sent);
  return { ...sending, sent, at: nowMs, notBefore: nowMs + event.limitMs + usual.settlingMs };
}

/** Milliseconds until the next attempt. `isWoken`: the network or the page is back, or a user signed in, since the last one. */
export function pauseMs(
  { sent, at, notBefore }: Sending,
  nowMs: number,
  isWoken: boolean,
  random: () => number,
): number {
  if (sent === 0) return 0;
  const isHurried = isWoken && sent <= usual.hurried;
  const ownMs = isHurried ? 0 : backOffMs({ ...usual, spread: 1 / 4 }, sent - 1, random);
  return Math.max(0, Math.max(notBefore - at, ownMs) - (nowMs - at));
}

/**
 * Merges counts of attempts: the highest number, and the time of the last attempt. A stored pause that is longer than the time
 * limit of a request or the longest Retry-After is an error, and is shortened. If all times lie in the future because the clock
 * was set back, the pause begins now (PAY-22).
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

/**
 * The attempts when a page gets the lock. If the storage refused their count, they follow the age of the payment, which every
 * page knows: after 1 s, 2 s, 4 s … If it still refuses, the pause begins now, so that many reloads do not mean many attempts.
 */
export function sendingByAge({ sending, atMs }: PaymentRecord, isCounted: boolean, nowMs: number): Sending {
  const ageMs = Math.abs(nowMs - atMs);
  const byAge = ageMs < usual.firstMs ? 0 : Math.floor(Math.log2(ageMs / usual.firstMs)) + 1;
  if (!isCounted) return { ...sending, sent: Math.max(sending.sent, byAge + 1), at: nowMs, notBefore: nowMs };
  // A payment that waited in a closed tab for days is sent at once: its attempts may be hurried.
  return { ...sending, sent: Math.max(sending.sent, Math.min(byAge, usual.hurried)) };
}
