import type { loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import type { Clock } from '../page/clock.ts';
import type { DictPaymentEvent } from '../page/events.ts';
import type { HeldLock, Locks } from '../page/locks.ts';
import type { FailedPayment, PaymentReference } from '../service/endpoints/payments/payments.ts';
import type { Journal } from './journal.ts';

/** The parts of the page that a start uses. */
export interface StartNeeds {
  readonly journal: Journal;
  readonly locks: Locks;
  readonly send: (key: string, lock: HeldLock | null) => void;
  readonly resumeAll: () => void;
  readonly clock: Clock;
  readonly account: () => string;
  readonly onAccount: (changed: () => void) => void;
  readonly leave: (address: string) => void;
  readonly onceBack: (back: () => void) => void;
  readonly loadWidget: typeof loadCardWidget;
  readonly openWidget: typeof openCardWidget;
  readonly recordFailure: (failure: Omit<FailedPayment, 'userId'>, account: string) => Promise<PaymentReference>;
  readonly dispatchOnPage: (event: DictPaymentEvent) => void;
}
