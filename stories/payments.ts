import { payments } from '../src/core/payments/pay.ts';

/* Payments that another tab, or an earlier page, has left in the browser. */

interface Start {
  readonly subject: string;
  readonly account: string;
  readonly orderId: string | null;
  readonly gatewayType: number;
  readonly address: string | null;
}

/** On the provider's page. */
export function keepOpenPayment({ gatewayType, address, ...whose }: Start): void {
  const { journal } = payments();
  const key = journal.start({ is: 'start', ...whose });
  journal.apply(key, { is: 'open', way: 'redirect', gatewayType, address });
  journal.keepStart(key);
}

/** Paid and confirmed. */
export function keepPaidPayment(subject: string, account: string): void {
  const { journal } = payments();
  const proof = { sessionId: `paid ${subject}` };
  const key = journal.pay(null, { is: 'pay', subject, account, gatewayType: 1, proof })!;
  journal.apply(key, { is: 'answer', state: 'confirmed' });
  journal.markRead(subject, account);
}
