import type { DictEventMap } from '../page/events.ts';
import type { Answer } from '../service/client.ts';
import type { PaymentStart } from '../service/endpoints/payments/payment-start.ts';
import type { ShownPrice } from '../card-widget/price-check.ts';
import type { Localized } from '../config/text.ts';
import type { Confirmation, PaymentAnswer, PaymentRecord } from './record.ts';

export type PaymentTrouble =
  /** The service did not start the payment: it refused, did not answer, or named no usable address. */
  | 'refused'
  /** Another tab has the subject's lock: a payment for the same goods is under way there. */
  | 'elsewhere'
  /** The widget would charge another price than the page shows: load the new price before the next try. */
  | 'price-changed'
  /** The widget would charge 0 or, after a credit, less: no card provider accepts that. */
  | 'nothing-to-pay'
  | 'widget-failed'
  | 'insecure'
  /** The browser did not answer whether another tab has the payment (PAY-47). */
  | 'no-locks';

export interface Trouble {
  readonly kind: PaymentTrouble;
  readonly text: Localized;
}

/** The service's facts about an order that it knows to be paid. */
export interface FoundPayment {
  readonly orderId: string | null;
  readonly providerPaymentId: string | null;
}

export type PaymentState =
  | { readonly at: 'ready'; readonly trouble?: Trouble }
  /** A payment of any tab is open on the provider's page. The payer can take it back or, with `canResume`, go there. */
  | { readonly at: 'elsewhere'; readonly sinceMs: number; readonly canResume: boolean }
  /**
   * A card widget was opened, and its page is gone: whether the payer has paid is not known (PAY-43). Ask the service first,
   * then offer to pay again.
   */
  | { readonly at: 'opened'; readonly sinceMs: number; readonly price: NonNullable<PaymentRecord['price']> | null }
  /** The browser refused to store the start: the payer is asked before the page leaves (PAY-41). */
  | { readonly at: 'not-kept' }
  | { readonly at: 'starting' }
  | { readonly at: 'open' }
  | { readonly at: 'leaving' }
  | { readonly at: 'recording' }
  | { readonly at: 'dismissed'; readonly errorRecordId: string | null; readonly orderId: string | null }
  /**
   * `isDurable`: false if the payment is lost with this page or tab. `waitsForAccount`: true until the account of the
   * payment signs in (PAY-35).
   */
  | { readonly at: 'pending'; readonly isDurable: boolean; readonly waitsForAccount: boolean }
  | { readonly at: 'processing'; readonly confirmation: Confirmation }
  /** `isDuplicate`: there was a second payment, which will be refunded. */
  | { readonly at: 'succeeded'; readonly confirmation: Confirmation; readonly isDuplicate: boolean }
  | Readonly<Extract<PaymentAnswer, { at: 'refused' }>>;

export const startableStates: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused']);

export interface PaymentIntent {
  /**
   * Checks price and status while this tab has the lock; false stops the payment. `paidMs` is the time of an earlier
   * payment that the payer must agree to repeat (PAY-42), `repeatsPaidMs` of the one that they agreed to repeat already.
   * Both are null if there is none.
   */
  readonly check: (paidMs: number | null) => Promise<boolean>;
  readonly repeatsPaidMs: number | null;
  readonly hasNoAccount?: boolean;
  /** Asks the service to start the payment; null stops it without a message. */
  readonly start: () => Promise<Answer<PaymentStart, unknown> | null>;
  /** The price that the payer has seen; null if it is not known: then no widget opens (PAY-33). */
  readonly shown: ShownPrice | null;
  /** The order id that the payer knows; null if the service creates it with the start. */
  readonly orderId: string | null;
  /** The goods as text, if two payments of one subject may differ, as in the billing cycle or the promo code. */
  readonly purchase?: string;
}

export interface PayingElement {
  readonly element: HTMLElement | null;
  readonly emit: (event: DictEventMap[keyof DictEventMap]) => boolean;
  readonly signal: AbortSignal;
  /** Closes our dialogs and popovers, because the widget below them could not be clicked (PAY-32). */
  readonly closeLayers: () => void;
}
