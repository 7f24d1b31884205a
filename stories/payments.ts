import { payments } from '../src/core/payments/payments.ts';

/* Payments that another tab, or an earlier page, has left in the browser. */

type Opened = Parameters<ReturnType<typeof payments>['journal']['open']>[0];

/** Stores a payment that is open on the provider's page, or in a card widget whose page is gone. */
export function keepOpenPayment(opened: Omit<Opened, 'is'>): void {
  const { journal } = payments();
  journal.keepOpen(journal.open({ is: 'open', ...opened }));
}

/** Stores a payment that is paid and confirmed. */
export function keepPaidPayment(subject: string, account: string): void {
  const { journal } = payments();
  const proof = { sessionId: `paid ${subject}` };
  const key = journal.pay('not started here', { is: 'pay', subject, account, gatewayType: 1, proof })!;
  journal.apply(key, { is: 'answer', state: 'confirmed' });
  journal.markRead(subject, account);
}
