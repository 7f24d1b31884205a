import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { isKnown } from '../kit/lists/Facts.tsx';
import { referenceOf } from '../shared/payment/payment-reference.ts';
import { t } from './payment-link.text.ts';

export interface FailedTryProps {
  readonly payment: Extract<PaymentState, { at: 'dismissed' | 'refused' }>;
}

/** How the last try ended, with the ids that support asks for, in a line that can be read aloud. */
export function FailedTry({ payment }: FailedTryProps) {
  const known = referenceOf(payment).filter(isKnown);
  return (
    <Notice tone={payment.at === 'refused' ? 'danger' : 'warning'}>
      {failedText(payment)}{' '}
      {known.length > 0 && (
        <span translate="no">{known.map(({ label, value }) => `${label}: ${value}`).join(', ')}</span>
      )}
    </Notice>
  );
}

const failedText = (payment: FailedTryProps['payment']) =>
  payment.at === 'refused' ? payment.text || t('failed') : t('dismissed');
