import { afterAttempt, newestAttempts, noAttempts, type AttemptEvent } from './attempts.ts';
import { paymentHash, states, tracesOf, type PaymentProof, type PaymentRecord, type State } from './record.ts';

const ended = ['refused', 'processing', 'confirmed'] as const;
export type Ended = (typeof ended)[number];

interface Whose {
  readonly subject: string;
  readonly account: string;
}

export type PaymentEvent =
  | (Whose & { readonly is: 'start'; readonly orderId: string | null })
  | {
      readonly is: 'open';
      readonly way: PaymentRecord['way'];
      readonly gatewayType: number;
      readonly address: string | null;
    }
  | { readonly is: 'give up' }
  /** The payer says that they did not pay, or neither the provider's page nor the widget was opened after all. */
  | { readonly is: 'take back' }
  /** The payer closed the widget or came back from the provider without paying. `payment`: hash of the session id. */
  | (Whose & { readonly is: 'dismiss'; readonly gatewayType: number; readonly payment: string | null })
  | (Whose & { readonly is: 'pay'; readonly gatewayType: number; readonly proof: PaymentProof })
  | AttemptEvent
  | { readonly is: 'answer'; readonly state: Ended; readonly orderId?: string | null }
  | { readonly is: 'note failure'; readonly reference: PaymentRecord['reference'] };

type Beginning = Extract<PaymentEvent, Whose>;
type From = State | 'none';
type Row = Partial<Record<PaymentEvent['is'], From | 'same' | readonly Ended[]>>;

const afterOpen: Row = { pay: 'paid', dismiss: 'dismissed', 'note failure': 'same' };

export const transitions: Readonly<Record<From, Row>> = {
  none: { start: 'starting', pay: 'paid', dismiss: 'dismissed' },
  starting: { open: 'open', 'give up': 'none' },
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
  if (to === 'none') return null;
  // If there is no record, the event is a `Beginning`: the table lets no other event leave 'none'.
  const before = record ?? begun(event as Beginning, nowMs);
  const changes = changesOf(before, event, nowMs);
  if (to === 'same') return { ...before, ...changes };
  const state = event.is === 'answer' ? event.state : (to as State);
  return { ...before, address: null, ...changes, state, atMs: nowMs };
}

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
      const ids = 'orderId' in proof ? { providerOrderId: proof.orderId } : {};
      return { proof, gatewayType, ...ids, payment: paymentHash(proof), traces: [], sending: noAttempts(nowMs) };
    }
    case 'answer':
      return { proof: null, orderId: event.orderId ?? record.orderId, sending: noAttempts(nowMs) };
    case 'note failure':
      return { reference: event.reference };
    case 'send':
    case 'no answer':
    case 'sign out':
      return { sending: afterAttempt(record.sending, event, nowMs) };
    case 'start':
    case 'give up':
    case 'take back':
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
  sending: noAttempts(nowMs),
  reference: null,
});

/** A provider keeps its page open this long (DEC-7.3). */
const openForMs = 30 * 60_000;
/** A payment is forgotten after this time, unless it waits for its confirmation (PAY-42). */
const knownForMs = 24 * 60 * 60_000;

/** The payment as of `nowMs`; null if it is forgotten. If the clock was set back, times in the future become now. */
export function recordAsOf(record: PaymentRecord, nowMs: number): PaymentRecord | null {
  if (record.state === 'paid') return record;
  if (nowMs - record.atMs >= knownForMs) return null;
  const known = record.atMs > nowMs ? { ...record, atMs: nowMs, sinceMs: Math.min(record.sinceMs, nowMs) } : record;
  return remainingOpenMs(known, nowMs) > 0 ? known : { ...known, address: null };
}

export const remainingOpenMs = ({ state, way, atMs }: PaymentRecord, nowMs: number): number =>
  state === 'open' && way === 'redirect' ? Math.max(0, atMs + openForMs - nowMs) : 0;

export const mayReturn = ({ state }: PaymentRecord): boolean => state === 'open' || state === 'taken-back';

export const hasEnded = (record: PaymentRecord): record is PaymentRecord & { state: Ended } =>
  ended.some((state) => state === record.state);

/** Payments in a widget on this page are not stored while it is open, or if the payer closed it: they end with the page. */
export const isStorable = ({ state, way, payment }: PaymentRecord): boolean =>
  way === 'redirect' || (payment !== null && state !== 'dismissed');

export const waitsForAccount = ({ account }: PaymentRecord, signedIn: string): boolean =>
  account !== '' && account !== signedIn;

export function merged(one: PaymentRecord, other: PaymentRecord, nowMs: number, longestWaitMs: number): PaymentRecord {
  const [ahead, behind] = rankOf(other) > rankOf(one) ? [other, one] : [one, other];
  const reference = ahead.reference ?? behind.reference;
  if (ahead.state !== 'paid' || behind.state !== 'paid') return { ...ahead, reference };
  return { ...ahead, reference, sending: newestAttempts([one.sending, other.sending], nowMs, longestWaitMs) };
}

const rankOf = ({ state }: PaymentRecord) => states.indexOf(state);
