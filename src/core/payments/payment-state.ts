import type { Confirmation } from './outbox/delivery.ts';
import type { OutboxPayment } from './outbox/status.ts';
import type { Start } from './starts/starts.ts';

export type PaymentTrouble =
  /** The service said no, or did not answer. */
  | 'refused'
  /** Another tab is paying for the same. */
  | 'elsewhere'
  /** The widget would charge something else than was shown: show the new price before the next try. */
  | 'price-changed'
  | 'widget-failed';

/** How a payment stands, for all elements that show what is paid for. */
export type PaymentState =
  | { readonly at: 'ready'; readonly trouble?: { readonly kind: PaymentTrouble; readonly text: string } }
  /**
   * Started earlier, here or in another tab, on the provider's page, and nothing has been heard of it since: it can be gone on
   * with, where `canGoOn`, or taken back.
   */
  | { readonly at: 'elsewhere'; readonly sinceMs: number; readonly canGoOn: boolean }
  | { readonly at: 'starting' }
  /** The card widget is over the page. */
  | { readonly at: 'open' }
  /** On the way to the provider's page. */
  | { readonly at: 'leaving' }
  /** Closed without a payment; that is being written down. */
  | { readonly at: 'recording' }
  | { readonly at: 'dismissed'; readonly errorRecordId: string | null; readonly orderId: string | null }
  /** Paid, and not confirmed yet. Not `isDurable`: it is lost with this page. `isHeldBack`: until its account signs in. */
  | { readonly at: 'pending'; readonly isDurable: boolean; readonly isHeldBack: boolean }
  /** The service has the payment and is not done with it. */
  | { readonly at: 'processing'; readonly confirmation: Confirmation }
  /** `isTwice`: the same order was paid a second time, which will be refunded. */
  | { readonly at: 'succeeded'; readonly confirmation: Confirmation; readonly isTwice: boolean }
  | {
      readonly at: 'refused';
      readonly code: string;
      readonly text: string;
      readonly errorRecordId: string | null;
      readonly orderId: string | null;
    };

/** What is known of the payments of one subject goes before what this page is doing: a success that still comes wins (PAY-17). */
export function stateOf(payments: readonly OutboxPayment[], open: Start | null, stage: PaymentState): PaymentState {
  const find = <At extends OutboxPayment['status']['at']>(at: At) =>
    payments.map(({ status }) => status).find((status) => status.at === at) as
      Extract<OutboxPayment['status'], { at: At }> | undefined;
  const confirmed = find('confirmed');
  if (confirmed) return { at: 'succeeded', confirmation: confirmed.confirmation, isTwice: payments.length > 1 };
  const pending = find('pending');
  if (pending) return { at: 'pending', isDurable: pending.keeping === 'durable', isHeldBack: pending.isHeldBack };
  const processing = find('processing');
  if (processing) return { at: 'processing', confirmation: processing.confirmation };
  const refused = find('refused');
  if (refused || stage.at !== 'ready' || !open) return refused ?? stage;
  return { at: 'elsewhere', sinceMs: open.atMs, canGoOn: open.address !== null };
}
