import { formatLocale } from '../../../core/config/language.ts';
import { showTime } from '../../../core/format/shown-time.ts';
import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from './payment.text.ts';

interface OpenElsewhereProps {
  readonly state: Extract<PaymentState, { at: 'elsewhere' }>;
  readonly onGoOn: () => void;
  readonly onTakeBack: () => void;
}

/** In place of Pay now while a payment is open on the provider's page: where it stands, and the two ways on (PAY-14). */
export function OpenElsewhere({ state: { sinceMs, canGoOn }, onGoOn, onTakeBack }: OpenElsewhereProps) {
  const time = showTime(new Date(sinceMs), formatLocale());
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
