import { leavesPage, loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import { ofService } from '../config/service-name.ts';
import { systemClock } from '../page/clock.ts';
import { page } from '../page/page.ts';
import { sessionStore } from '../session/session.ts';
import { currentAccount } from './account.ts';
import { SubjectPayment } from './pay.ts';
import type { Payment } from './payment.ts';
import { payments } from './payments.ts';
import { recordFailure } from './record-failure.ts';
import { subjectName, type PaymentSubject } from './record.ts';

/*
 * How elements have something paid. Load this module before Pay now is answered: the card widget must find the journal in memory
 * when it reports a success.
 */

/** The payment of a subject; it is there as long as the page. Make the subject's id change where the same thing may be bought again. */
export const paymentOf = (subject: PaymentSubject): Payment => paymentNamed(subjectName(subject));

export const paymentNamed = (name: string): Payment =>
  page(
    ofService(`payment.${name}`),
    () =>
      new SubjectPayment(name, {
        journal: payments().journal,
        sender: payments().sender,
        locks: payments().locks,
        clock: systemClock,
        account: currentAccount,
        onAccount: (changed) => void sessionStore().listen(changed),
        leave: (address) => location.assign(address),
        onceBack: (back) => addEventListener('pageshow', back, { once: true }),
        loadWidget: loadCardWidget,
        openWidget: openCardWidget,
        leavesPage,
        recordFailure,
        tellPage: (event) => void document.dispatchEvent(event),
      }),
  );
