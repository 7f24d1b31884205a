import { useSheet } from '../../kit/context.ts';
import paymentCss from './payment.css?inline';

export type PaymentSignKind = 'paid' | 'pending' | 'failed';

const lines: Readonly<Record<PaymentSignKind, string>> = {
  paid: 'm20.5 32.5 7.5 7.5 15.5-17',
  pending: 'M32 20v12.5l8 5',
  failed: 'M32 21v13m0 8.5h0',
};

/** How a payment stands, for the eye: the heading beside it says it in words. */
export function PaymentSign({ kind }: { readonly kind: PaymentSignKind }) {
  useSheet(paymentCss);
  return (
    <svg className={`d-payment-sign d-payment-${kind}`} viewBox="0 0 64 64" aria-hidden="true">
      <circle className="d-payment-sign-ground" cx="32" cy="32" r="31" />
      <circle className="d-payment-sign-ring" cx="32" cy="32" r="22" />
      <path className="d-payment-sign-line" d={lines[kind]} />
    </svg>
  );
}
