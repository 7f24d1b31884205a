import * as z from 'zod/mini';
import { parseJson, toJson } from '../format/json.ts';
import { shortHash } from '../format/short-hash.ts';

/** What is paid for. There is one payment of it at a time, in all tabs. */
export interface PaymentSubject {
  /** 'session' where only the provider's session is known, on the way back from its page. */
  readonly kind: 'subscription' | 'purchase' | 'link' | 'session';
  readonly id: string;
}

/** The subject in keys and in names of locks. Hashed, because the id of a payment link opens the link. */
export const subjectName = ({ kind, id }: PaymentSubject): string => shortHash(`${kind} ${id}`);

const text = z.string();

/** What a payment is confirmed with: three fields of the card widget, or the session of the provider's own page. */
const proof = z.union([z.object({ paymentId: text, orderId: text, signature: text }), z.object({ sessionId: text })]);
export type PaymentProof = z.output<typeof proof>;

/** When its confirmation was sent, and when it may be sent again. */
const sending = z.object({
  sent: z.number().check(z.gt(-1)),
  /** When the last attempt left or came back; milliseconds since 1970. */
  at: z.number(),
  /** Nobody sends it before: an attempt is under way, or the service asked for patience. */
  notBefore: z.number(),
  /** A 401 has ended a session once; it does not do so again (PAY-06). */
  hasEndedSession: z.boolean(),
});
export type Sending = z.output<typeof sending>;

export const states = [
  'starting',
  'open',
  'taken-back',
  'dismissed',
  'paid',
  'refused',
  'processing',
  'confirmed',
] as const;
export type State = (typeof states)[number];

/** One payment, from Pay now to the service's answer. Ids and hashes only (PAY-36). */
export const recordShape = z.looseObject({
  v: z.literal(1),
  /** Its `subjectName`. */
  subject: text,
  /** A hash of the account that started it, '' for nobody's (PAY-35). */
  account: text,
  state: z.enum(states),
  /** When it was started, and when it came to its state; milliseconds since 1970, as this machine believed. */
  sinceMs: z.number(),
  atMs: z.number(),
  /** 'redirect' also where the widget leaves the page. */
  way: z.enum(['widget', 'redirect']),
  gatewayType: z.number(),
  orderId: z.nullable(text),
  /** The provider's page while it is open; null where the widget leaves for a page of its own. */
  address: z.nullable(text),
  /** Hashes of the address's parts: one of them may be the session that it comes back with. */
  traces: z.array(text),
  /** A hash of the provider's payment or session. */
  payment: z.nullable(text),
  proof: z.nullable(proof),
  sending,
  /** What support asks for; null until a failure is recorded. */
  reference: z.nullable(z.object({ errorRecordId: z.nullable(text), orderId: z.nullable(text) })),
});

export type PaymentRecord = z.output<typeof recordShape>;

/** The provider's name of the payment, hashed. */
export const paymentHash = (of: PaymentProof): string => shortHash('sessionId' in of ? of.sessionId : of.paymentId);

const shortestTrace = 8;

/** A shorter part may appear in any address. */
export const tracesOf = (address: string): string[] =>
  address
    .split(/[/?&=#]+/)
    .filter((part) => part.length >= shortestTrace)
    .map(shortHash);

const ofLaterFormat = z.object({ v: z.number().check(z.gt(1)) });
const longestText = 100_000;

/** 'later': written by a later version of the library, and left alone (PAY-38). 'broken': to be removed (PAY-21). */
export function readRecord(stored: string): PaymentRecord | 'later' | 'broken' {
  const json = stored.length > longestText ? undefined : parseJson(stored);
  const read = recordShape.safeParse(json);
  if (read.success && (read.data.state !== 'paid' || read.data.proof)) return read.data;
  return ofLaterFormat.safeParse(json).success ? 'later' : 'broken';
}

export const recordText = (record: PaymentRecord): string => toJson(record);

export const subjectOfKey = (key: string): string => key.split('.').at(-2) ?? '';
