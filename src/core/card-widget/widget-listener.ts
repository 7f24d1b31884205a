import type { PaymentReference } from '../service/endpoints/payments/payments.ts';
import type { PaidByWidget, WidgetFailure, WidgetListener } from './card-widget.ts';

export interface WidgetListenerNeeds {
  readonly recordFailure: (why: WidgetFailure) => Promise<PaymentReference>;
  /** Its user has gone. */
  readonly isOver: () => boolean;
  /** Called in the widget's own task. */
  readonly onPaid: (payment: PaidByWidget) => void;
  readonly onClosing: () => void;
  /** Closed without a payment, and that is written down. */
  readonly onClosed: (reference: PaymentReference) => void;
}

/** What happens in one opening of the widget: a success wins, and a closing is recorded once (PAY-17). */
export function createWidgetListener(needs: WidgetListenerNeeds): WidgetListener {
  let failure: WidgetFailure = {};
  let isClosed = false;

  const close = async (why: WidgetFailure) => {
    // Whoever is here now is told nothing of it.
    if (isClosed || needs.isOver()) return;
    isClosed = true;
    needs.onClosing();
    needs.onClosed(await needs.recordFailure(defined(why)));
  };
  const closeFor = (reason: string) => void close(isEmpty(failure) ? { step: 'widget', reason } : failure);

  return {
    paid(payment) {
      if (!payment) return void close({ description: 'The widget told of a success without its fields.' });
      isClosed = true;
      needs.onPaid(payment);
    },
    failed: (why) => void (failure = why),
    dismissed: () => closeFor('dismissed'),
    vanished: () => closeFor('vanished'),
  };
}

const isEmpty = (failure: WidgetFailure) => Object.values(failure).every((value) => value === undefined);

const defined = (failure: WidgetFailure): WidgetFailure =>
  Object.fromEntries(Object.entries(failure).filter(([, value]) => value !== undefined));
