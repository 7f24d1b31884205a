import * as z from 'zod/mini';
import type { Confirmation } from './delivery.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Keeping } from './outbox-storage.ts';
import { retryStateShape } from './retry-state.ts';

/** What is known of a payment. */
export type PaymentStatus =
  /** The service has not answered yet. `isHeldBack`: its account has to sign in first. */
  | { readonly at: 'pending'; readonly keeping: Keeping; readonly isHeldBack: boolean }
  | { readonly at: 'confirmed'; readonly confirmation: Confirmation }
  /** The service has it, and is not done with it. */
  | { readonly at: 'processing'; readonly confirmation: Confirmation }
  | {
      readonly at: 'refused';
      readonly code: string;
      readonly text: string;
      readonly errorRecordId: string | null;
      readonly orderId: string | null;
    };

export type Settled = Exclude<PaymentStatus, { readonly at: 'pending' }>;

/** A payment in the outbox, or one that was. */
export interface OutboxPayment {
  readonly key: string;
  readonly subject: string;
  readonly entry: OutboxEntry;
  readonly status: PaymentStatus;
}

const succeeded = 'S0000';

/** What an answer says (CON-8.37 to CON-8.41): a code of its own is a no, unless the payment stands all the same. */
export function statusOf(confirmation: Confirmation): Settled {
  if (confirmation.isConfirmed) return { at: 'confirmed', confirmation };
  const { message, errorRecordId, orderId } = confirmation;
  const code = message?.code ?? '';
  if (code === '' || code === succeeded) return { at: 'processing', confirmation };
  return { at: 'refused', code, text: message?.text ?? '', errorRecordId, orderId };
}

const nullableText = z.nullable(z.string());

const confirmation = z.object({
  message: z.nullable(z.object({ code: z.string(), text: z.string() })),
  isConfirmed: z.boolean(),
  productName: z.string(),
  planName: z.string(),
  currencySign: z.string(),
  amountPaid: nullableText,
  expiresOn: z.nullable(z.date()),
  providerPaymentId: nullableText,
  errorRecordId: nullableText,
  orderId: nullableText,
});

/** What a tab tells the others of an answer. Any script of the origin could say it too, so it is read like any answer. */
export const settledMessage = z.object({
  key: z.string(),
  status: z.union([
    z.object({ at: z.enum(['confirmed', 'processing']), confirmation }),
    z.object({
      at: z.literal('refused'),
      code: z.string(),
      text: z.string(),
      errorRecordId: nullableText,
      orderId: nullableText,
    }),
  ]),
});

export type SettledMessage = z.output<typeof settledMessage>;

/** What a tab tells the others of an attempt: where it can't be noted in the storage, they know of it all the same. */
export const retryMessage = z.object({ key: z.string(), retry: retryStateShape });

export type TabMessage = SettledMessage | z.output<typeof retryMessage>;

export const tabMessage = z.union([settledMessage, retryMessage]);
