import { useElement } from '../../kit/context.ts';
import type { PaymentState } from '../../../core/payments/payment.ts';
import type { PaymentReference } from '../../../core/service/endpoints/payments/payment-outcome.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from './payment.text.ts';
import type { Fact } from '../../kit/lists/Facts.tsx';
import { t as tKit } from '../../kit/kit.text.ts';

/** Tells the payer of a pending payment to keep the page open (PAY-20) or to log in again (PAY-36). */
export function PendingNotice({ state }: { readonly state: Extract<PaymentState, { at: 'pending' }> }) {
  const { navigate } = useElement();
  if (!state.waitsForAccount) return state.isDurable ? null : <Notice tone="warning">{t('stay')}</Notice>;
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

export const referenceOf = ({ errorRecordId, orderId }: PaymentReference): Fact[] => [
  { label: t('errorId'), value: errorRecordId, isLtr: true },
  { label: tKit('orderId'), value: orderId, isLtr: true },
];
