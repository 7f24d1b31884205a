import { useSheet, useElement } from '../../kit/context.ts';
import paymentCss from './payment.css?inline';
import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from './payment.text.ts';
import type { Fact } from '../../kit/lists/Facts.tsx';
import { t as tKit } from '../../kit/kit.text.ts';

export type PaymentSignKind = 'paid' | 'pending' | 'failed';

const lines: Readonly<Record<PaymentSignKind, string>> = {
  paid: 'm20.5 32.5 7.5 7.5 15.5-17',
  pending: 'M32 20v12.5l8 5',
  failed: 'M32 21v13m0 8.5h0',
};

/** An icon for the status of a payment. It is decorative: the heading beside it names the status. */
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

/** Tells the payer of a pending payment what to do, if there is something to do (PAY-20, PAY-36). */
export function PendingNotice({ state }: { readonly state: Extract<PaymentState, { at: 'pending' }> }) {
  const { navigate } = useElement();
  if (!state.isHeldBack) return state.isDurable ? null : <Notice tone="warning">{t('stay')}</Notice>;
  const logIn = (
    <Button isSmall onClick={() => navigate('/')}>
      {tKit('logIn')}
    </Button>
  );
  return (
    <Notice tone="warning" action={logIn}>
      {t('heldBack')}
    </Notice>
  );
}

interface Reference {
  readonly errorRecordId: string | null;
  readonly orderId: string | null;
}

/** The ids that support asks for. */
export const referenceOf = ({ errorRecordId, orderId }: Reference): Fact[] => [
  { label: t('errorId'), value: errorRecordId, isVerbatim: true },
  { label: tKit('orderId'), value: orderId, isVerbatim: true },
];
