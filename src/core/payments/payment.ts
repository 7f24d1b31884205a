import { ofService } from '../config/service-name.ts';
import { page } from '../page/page.ts';
import { systemClock } from '../page/clock.ts';
import { sessionStore } from '../session/session.ts';
import { currentAccount } from './account.ts';
import { leavesPage, loadCardWidget, openCardWidget } from './card-widget.ts';
import { createPayment } from './create-payment.ts';
import { outbox, locks } from './outbox/page-outbox.ts';
import type { Payment } from './payment-order.ts';
import { recordFailure } from './record-failure.ts';
import { starts } from './starts/page-starts.ts';
import { subjectName, type PaymentSubject } from './outbox/subject.ts';

export type { PayingElement, Payment, PaymentOrder } from './payment-order.ts';
export type { PaymentState, PaymentTrouble } from './payment-state.ts';
export type { ShownPrice } from './price-check.ts';
export type { PaymentSubject } from './outbox/subject.ts';

/*
 * How elements have something paid. Load this module before Pay now is answered (`await import('…/payment.ts')`): the card
 * widget must find the outbox in memory when it reports a success.
 */

/** The payment of a subject; it is there as long as the page. Make the subject's id change where the same thing may be bought again. */
export const paymentOf = (subject: PaymentSubject): Payment => paymentNamed(subjectName(subject));

export function paymentNamed(name: string): Payment {
  return page(ofService(`payment.${name}`), () =>
    createPayment(name, {
      outbox: outbox(),
      locks: locks(),
      starts: starts(),
      clock: systemClock,
      account: currentAccount,
      onAccount: (changed) => sessionStore().listen(changed),
      leave: (address) => location.assign(address),
      onceBack: (back) => addEventListener('pageshow', back, { once: true }),
      loadWidget: loadCardWidget,
      openWidget: openCardWidget,
      leavesPage,
      recordFailure,
      tellPage: (event) => void document.dispatchEvent(event),
    }),
  );
}
