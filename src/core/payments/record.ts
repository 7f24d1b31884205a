import * as z from 'zod/mini';
import { parseJson } from '../format/json.ts';
import { shortHash } from '../format/text.ts';
import type { DataOf } from '../service/endpoint.ts';
import type { makeOnlinePaymentSuccess } from '../service/endpoints/payments/payment-outcome.ts';
import type { Lifetime } from '../session/storage.ts';

/** The thing that is paid for: at most one payment of it is under way, in all tabs. */
export interface PaymentSubject {
  /** 'session': the payer came back from the provider's page, and nothing but the session id is known. */
  readonly kind: 'subscription' | 'purchase' | 'link' | 'session';
  readonly id: string;
}

/** Name of a subject in keys and locks. A hash: other scripts can read keys, and the id of a payment link opens the link. */
export const subjectName = ({ kind, id }: PaymentSubject): string => shortHash(`${kind} ${id}`);

const text = z.string();
const nullableText = z.nullable(text);
const reference = z.object({ errorRecordId: nullableText, orderId: nullableText });

const proof = z.union([z.object({ paymentId: text, orderId: text, signature: text }), z.object({ sessionId: text })]);
export type PaymentProof = z.output<typeof proof>;

/** All states in order: of two copies of a payment, the one with the later state is right. */
export const states = ['open', 'taken-back', 'dismissed', 'paid', 'refused', 'processing', 'confirmed'] as const;
export type State = (typeof states)[number];

/**
 * The number of confirmations sent, and when the next may be sent. Stored, so that the retry schedule continues after a
 * reload and in other tabs.
 */
const retryState = z.object({
  sent: z.number().check(z.gt(-1)),
  /** Time at which the last confirmation was sent or failed; milliseconds since 1970. */
  at: z.number(),
  /** No tab sends before this time, because a confirmation is pending, or failed less than 1 s (or Retry-After) ago. */
  notBefore: z.number(),
  /** True once a 401 to this call has ended a session: a later 401 to it must not end the next session (PAY-06). */
  hasEndedSession: z.boolean(),
});
export type RetryState = z.output<typeof retryState>;

/** One payment, stored once the service has started it. It has no data of the payer (PAY-36). */
const recordShape = z.looseObject({
  v: z.literal(1),
  subject: text,
  /** Hash of the account that started the payment; '' if it belongs to no account (PAY-35). */
  account: text,
  state: z.enum(states),
  /**
   * `sinceMs`: time of the start. `atMs`: time of the last change of state. Both in milliseconds since 1970, by the
   * clock of this machine.
   */
  sinceMs: z.number(),
  atMs: z.number(),
  /** 'redirect': the payer pays on the provider's page, or in a card widget that leaves this page. */
  way: z.enum(['widget', 'redirect']),
  gatewayType: z.number(),
  /** The service's id of the order; null until the service has named it. */
  orderId: nullableText,
  /**
   * The price that the payer was shown: a decimal and its currency, or the service's text and ''. Earlier versions
   * stored none.
   */
  price: z.optional(z.object({ amount: text, currency: text })),
  /** The provider's id of the order, from the widget's success. */
  providerOrderId: z.optional(text),
  /** Address of the provider's page while the payment is open; null if it is not known. */
  address: nullableText,
  /**
   * Hashes of the parts of `address`, one of which may be the session id that the payer comes back with. Parts shorter than
   * any session id, such as 'pay', are left out, because any address may contain them.
   */
  traces: z.array(text),
  /** Hash of the provider's payment id or session id; null before the payment. */
  payment: nullableText,
  proof: z.nullable(proof),
  sending: retryState,
  reference: z.nullable(reference),
  /**
   * True once the payer has closed the message about this payment, so that a reloaded page does not report a double
   * payment again.
   */
  isSeen: z.optional(z.literal(true)),
});

export type PaymentRecord = z.output<typeof recordShape>;

export const paymentHash = (of: PaymentProof): string => shortHash('sessionId' in of ? of.sessionId : of.paymentId);

const shortestTrace = 8;

export const tracesOf = (address: string): string[] =>
  address
    .split(/[/?&=#]/)
    .filter((part) => part.length >= shortestTrace)
    .map(shortHash);

const ofLaterFormat = z.object({ v: z.number().check(z.gt(1)) });

/** 'later': written by a later version of the library, and left alone (PAY-38). 'broken': to be removed (PAY-21). */
export function readRecord(stored: string): PaymentRecord | 'later' | 'broken' {
  const json = parseJson(stored);
  const read = recordShape.safeParse(json);
  if (read.success && (read.data.state !== 'paid' || read.data.proof)) return read.data;
  return ofLaterFormat.safeParse(json).success ? 'later' : 'broken';
}

export type Confirmation = DataOf<typeof makeOnlinePaymentSuccess>;

const confirmation = z.extend(reference, {
  message: z.nullable(z.object({ code: text, text })),
  isConfirmed: z.boolean(),
  productName: text,
  planName: text,
  currencySign: text,
  amountPaid: nullableText,
  expiresOn: z.nullable(z.date()),
  providerPaymentId: nullableText,
});

const answer = z.union([
  z.object({ at: z.enum(['confirmed', 'processing']), confirmation }),
  z.extend(reference, { at: z.literal('refused'), code: text, text }),
]);
export type PaymentAnswer = z.output<typeof answer>;

export interface KnownPayment {
  readonly key: string;
  readonly record: PaymentRecord;
  readonly lifetime: Lifetime;
  /**
   * The service's answer; null until it arrives, or if another page received it and this page knows only the stored
   * record.
   */
  readonly answer: PaymentAnswer | null;
  /** True if the payment changed while this page was open and the payer has not closed the message about it yet. */
  readonly isUnread: boolean;
}

export const tabMessage = z.object({ key: text, record: recordShape, answer: z.nullable(answer) });
export type TabMessage = z.output<typeof tabMessage>;
