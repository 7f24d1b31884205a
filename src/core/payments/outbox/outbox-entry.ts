import * as z from 'zod/mini';
import { parseJson, toJson } from '../../format/json.ts';
import type { SessionPayment, WidgetPayment } from '../../service/endpoints/payments/payments.ts';

/** What a payment is confirmed with: the three fields of the card widget, or the session of the provider's own page. */
export type PaymentProof = WidgetPayment | SessionPayment;

/** Format 1 named no service. */
const unboundFormat = 1;
const format = 2;

const kept = z.object({
  v: z.union([z.literal(unboundFormat), z.literal(format)]),
  /** A hash of the service base that it is confirmed to, '' where an earlier version did not say. */
  service: z.catch(z.string(), ''),
  /** Milliseconds since 1970, as this machine believed. */
  at: z.number(),
  /** A hash of the account that paid, '' for nobody's. */
  account: z.string(),
  gatewayType: z.number(),
});

/**
 * A payment that the service has not answered for yet, as it is kept (DEC-7.1; nothing else is). It never
 * changes. A field that a later version adds is no hindrance; an entry of a later format is left alone (PAY-38).
 */
const entryShape = z.union([
  z.extend(kept, { paymentId: z.string(), orderId: z.string(), signature: z.string() }),
  z.extend(kept, { sessionId: z.string() }),
]);

export type OutboxEntry = z.output<typeof entryShape>;

const laterThan = (known: number) => z.object({ v: z.number().check(z.gt(known)) });
const later = laterThan(format);
const laterThanUnbound = laterThan(unboundFormat);

export type ReadEntry =
  | { readonly at: 'entry'; readonly entry: OutboxEntry }
  /** Another version's, or another service's: not ours to touch. */
  | { readonly at: 'foreign' }
  | { readonly at: 'unreadable' };

const longestEntry = 100_000;

/** Reads what the storage holds under a key of the outbox (PAY-21), for `service`. */
export function readEntry(text: string, service: string): ReadEntry {
  const json = text.length > longestEntry ? undefined : parseJson(text);
  const read = entryShape.safeParse(json);
  if (read.success && read.data.v === format)
    return read.data.service === service ? { at: 'entry', entry: read.data } : { at: 'foreign' };
  return { at: later.safeParse(json).success ? 'foreign' : 'unreadable' };
}

/** Reads what stands under a key of an earlier version; it is `service`'s from here on. */
export function readUnboundEntry(text: string, service: string): ReadEntry {
  const json = text.length > longestEntry ? undefined : parseJson(text);
  const read = entryShape.safeParse(json);
  if (read.success && read.data.v === unboundFormat)
    return { at: 'entry', entry: { ...read.data, v: format, service } };
  return { at: laterThanUnbound.safeParse(json).success ? 'foreign' : 'unreadable' };
}

export const entryText = (entry: OutboxEntry): string => toJson(entry);

export const toEntry = (proof: PaymentProof, service: string, account: string, at: number): OutboxEntry => ({
  v: format,
  service,
  at,
  account,
  ...proof,
});

/** The provider's name of the payment; of one on the provider's own page, its session. */
export const paymentIdOf = (proof: PaymentProof | OutboxEntry): string =>
  'sessionId' in proof ? proof.sessionId : proof.paymentId;
