import { ofService } from '../config/service-name.ts';
import { page } from '../page/page.ts';
import { SubjectPayment } from './pay.ts';
import type { Payment } from './payment.ts';
import { subjectName, type PaymentSubject } from './record.ts';

/*
 * The payments that elements show. Load this module before the card widget opens: the journal must be in memory when the widget
 * reports a success.
 */

/** One object per page. A subject that can be bought more than once needs a new id for each purchase. */
export const paymentOf = (subject: PaymentSubject): Payment => paymentNamed(subjectName(subject));

export const paymentNamed = (name: string): Payment =>
  page(ofService(`payment.${name}`), () => new SubjectPayment(name));
