import type { PaymentReference } from '../service/endpoints/payments/payments.ts';
import type { PaidByWidget, WidgetFailure, WidgetListener } from './card-widget.ts';

export interface WidgetListenerNeeds {
  readonly recordFailure: (why: WidgetFailure) => Promise<PaymentReference>;
  /** The user who opened the widget has signed out. */
  readonly isOver: () => boolean;
  /** Called in the widget's own task. */
  readonly onPaid: (payment: PaidByWidget) => void;
  readonly onClosing: () => void;
  /** Called once the service has recorded that the widget was closed without a payment. */
  readonly onClosed: (reference: PaymentReference) => void;
}

/** Handles the callbacks of one opened widget: a success wins over a closing, and a closing is recorded once (PAY-17). */
export function createWidgetListener(needs: WidgetListenerNeeds): WidgetListener {
  let failure: WidgetFailure = {};
  let isClosed = false;

  const close = async (why: WidgetFailure) => {
    // Another user may be signed in now, and must not see this payment.
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
