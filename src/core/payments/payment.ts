import type { ReadableAtom } from 'nanostores';
import type { leavesPage, loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import type { Clock } from '../page/clock.ts';
import type { DictEventMap } from '../page/events.ts';
import type { Answer } from '../service/client.ts';
import type { PaymentStart } from '../service/endpoints/payments/payment-start.ts';
import type { ShownPrice } from '../card-widget/price-check.ts';
import type { Journal } from './journal.ts';
import type { PaymentState } from './payment-state.ts';
import type { recordFailure } from './record-failure.ts';
import type { Locks, Sender } from './sender.ts';

export type { PaymentState, PaymentTrouble } from './payment-state.ts';
export type { PaymentSubject } from './record.ts';
export type { ShownPrice } from '../card-widget/price-check.ts';

/** What an element wants to have paid. */
export interface PaymentOrder {
  /**
   * Asks what is true now, while no other tab can start it; false where it must not be started as it was shown. `paidMs`: when it
   * was paid, as far as this browser knows and the payer was not asked yet (PAY-42).
   */
  readonly check: (paidMs: number | null) => Promise<boolean>;
  /** The payment that the payer was asked about and wants to repeat: when it was paid; null for none. */
  readonly repeatsPaidMs: number | null;
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
  /** Also what an earlier page or another tab knows of it, of this account alone. */
  readonly $state: ReadableAtom<PaymentState>;
  /**
   * Has `order` paid: starts it, then leaves for the provider's page or opens the card widget. Does nothing while a payment of
   * the same subject is under way, here or in another tab (PAY-14). What happens is told by `$state`, and to the page by
   * `dict-before-pay` and `dict-payment`.
   */
  pay(order: PaymentOrder, element: PayingElement): Promise<void>;
  /** `element` shows it: from there the page hears of it. */
  attach(element: PayingElement): void;
  /** The payer has read the message about a payment: `$state` is 'ready' again. */
  acknowledge(): void;
  /** At 'elsewhere' and 'not-kept': goes to the page where it is open. */
  goOn(element: PayingElement): void;
  /** At 'elsewhere': the payer says that they did not pay, and it can be started anew. At 'not-kept': does not leave. */
  takeBack(): void;
}

/** What a payment works with. A page's own is in payments.ts. */
export interface PaymentNeeds {
  readonly journal: Journal;
  readonly sender: Sender;
  readonly locks: Locks;
  readonly clock: Clock;
  /** A hash of the account that is signed in, '' for nobody. */
  readonly account: () => string;
  /** Calls back whenever it may have changed. */
  readonly onAccount: (changed: () => void) => void;
  /** Goes to the provider's page. */
  readonly leave: (address: string) => void;
  /** Calls back once when the page is shown again that was left. */
  readonly onceBack: (back: () => void) => void;
  readonly loadWidget: () => ReturnType<typeof loadCardWidget>;
  readonly openWidget: typeof openCardWidget;
  readonly leavesPage: typeof leavesPage;
  readonly recordFailure: typeof recordFailure;
  /** Tells the page what no element is left to tell. */
  readonly tellPage: (event: DictEventMap[keyof DictEventMap]) => void;
}
