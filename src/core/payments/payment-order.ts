import type { ReadableAtom } from 'nanostores';
import type { DictEventMap } from '../page/events.ts';
import type { Answer } from '../service/client.ts';
import type { PaymentStart } from '../service/endpoints/payments/payment-start.ts';
import type { PaymentState } from './payment-state.ts';
import type { ShownPrice } from './price-check.ts';

/** What an element wants to have paid. */
export interface PaymentOrder {
  /**
   * Asks what is true now, while no other tab can start it; false where it must not be started as it was shown. `paidMs`: when
   * it was paid since `asOfMs`, as far as this browser knows.
   */
  readonly check: (paidMs: number | null) => Promise<boolean>;
  /** When what the payer has seen was asked for; milliseconds since 1970. */
  readonly asOfMs: number;
  /** A payment link's: it belongs to no account. */
  readonly isNobodys?: boolean;
  /** Asks the service to start the payment: `paymentRedirect` or `paymentLinkRedirect`. null where the answer says that it must not go on. */
  readonly start: () => Promise<Answer<PaymentStart, unknown> | null>;
  /** What the payer has seen; with null no widget is opened. */
  readonly shown: ShownPrice | null;
  /** The order's id as the payer knows it; null where there is none before the start. */
  readonly orderId: string | null;
  /** What is bought, as text; left out where the subject says it all. */
  readonly purchase?: string;
}

/** The element that Pay now is pressed in: its handle, and how it clears the way for the widget. */
export interface PayingElement {
  readonly element: HTMLElement | null;
  readonly emit: (event: DictEventMap[keyof DictEventMap]) => boolean;
  /** Aborted when the element has gone. */
  readonly signal: AbortSignal;
  /** Closes every dialog and popover of ours: the widget can't be clicked under one (PAY-32). */
  readonly clearTheWay: () => void;
}

/** The payment of one subject on this page, the same for every element that shows it. */
export interface Payment {
  /** Also what the outbox holds of an earlier page or another tab, of this account alone. */
  readonly $state: ReadableAtom<PaymentState>;
  /**
   * Has `order` paid: starts it, then leaves for the provider's page or opens the card widget. Does nothing while a payment of
   * the same subject is under way, here or in another tab (PAY-14). What happens is told by `$state`, and to the page by
   * `dict-before-pay` and `dict-payment`.
   */
  pay(order: PaymentOrder, element: PayingElement): Promise<void>;
  /** `element` shows it: from there the page hears of it. */
  attach(element: PayingElement): void;
  /** The payer has read the message about a failed payment: `$state` is 'ready' again. */
  acknowledge(): void;
  /** At 'elsewhere': goes to the page where it is open. */
  goOn(element: PayingElement): void;
  /** At 'elsewhere': the payer says that they did not pay. It can be started anew. */
  takeBack(): void;
}
