import type { loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import type { DictPaymentEvent } from '../page/events.ts';
import type { FailedPayment, PaymentReference } from '../service/endpoints/payments/payments.ts';
import type { Sender } from './sender.ts';
import type { OpenNeeds } from './stages.ts';

/** The parts of the page that a start uses. */
export interface StartNeeds extends OpenNeeds {
  readonly sender: Sender;
  readonly onAccount: (changed: () => void) => void;
  readonly leave: (address: string) => void;
  readonly onceBack: (back: () => void) => void;
  readonly loadWidget: typeof loadCardWidget;
  readonly openWidget: typeof openCardWidget;
  readonly recordFailure: (failure: Omit<FailedPayment, 'userId'>, account: string) => Promise<PaymentReference>;
  readonly dispatchOnPage: (event: DictPaymentEvent) => void;
}
