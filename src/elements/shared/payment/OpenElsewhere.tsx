import { showTime } from '../../../core/format/time.ts';
import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from './payment.text.ts';
import { drawnLocale } from '../../kit/language.ts';

export interface OpenElsewhereProps {
  readonly state: Extract<PaymentState, { at: 'elsewhere' | 'not-kept' }>;
  readonly onGoOn: () => void;
  readonly onTakeBack: () => void;
}

/**
 * Replaces Pay now: while a payment is open on the provider's page, the payer continues it or gives it up (PAY-14); if
 * this browser can't store a payment, the payer is asked before the page leaves (PAY-41).
 */
export function OpenElsewhere({ state, onGoOn, onTakeBack }: OpenElsewhereProps) {
  if (state.at === 'not-kept') return <NotKept onGoOn={onGoOn} onTakeBack={onTakeBack} />;
  const { sinceMs, canGoOn } = state;
  const time = showTime(new Date(sinceMs), drawnLocale());
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">{t(canGoOn ? 'openElsewhere' : 'openInTab', { time })}</Notice>
      {canGoOn && (
        <Button kind="primary" isWide onClick={onGoOn}>
          {t('goOn')}
        </Button>
      )}
      <Button isWide onClick={onTakeBack}>
        {t('notPaid')}
      </Button>
    </div>
  );
}

function NotKept({ onGoOn, onTakeBack }: Omit<OpenElsewhereProps, 'state'>) {
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">{t('notKept')}</Notice>
      <Button kind="primary" isWide onClick={onGoOn}>
        {t('leave')}
      </Button>
      <Button isWide onClick={onTakeBack}>
        {t('stayHere')}
      </Button>
    </div>
  );
}
