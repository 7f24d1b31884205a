import { showTime } from '../../../core/format/time.ts';
import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { focusPlaceOf, keepFocus } from '../../kit/layers/keep-focus.ts';
import { t } from './payment.text.ts';
import { drawnLocale } from '../../kit/language.ts';

export interface OpenElsewhereProps {
  readonly state: Extract<PaymentState, { at: 'elsewhere' | 'not-kept' }>;
  readonly onGoOn: () => void;
  readonly onTakeBack: () => void;
}

/**
 * Replaces Pay now in two states. 'elsewhere': a payment is open on the provider's page; the payer continues it or
 * gives it up (PAY-14). 'not-kept': this browser can't store a payment; the payer decides whether to leave the page
 * (PAY-41).
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
      <TakeBack onTakeBack={onTakeBack}>{t('notPaid')}</TakeBack>
    </div>
  );
}

/**
 * Leads back to Pay now. The focus goes to the heading before it, not to Pay now itself: Enter, if it is held down, must
 * start no payment.
 */
function TakeBack({ onTakeBack, children }: Pick<OpenElsewhereProps, 'onTakeBack'> & { readonly children: string }) {
  const takeBack = (button: HTMLButtonElement) => {
    keepFocus(focusPlaceOf(button));
    onTakeBack();
  };
  return (
    <Button isWide onClick={({ currentTarget }) => takeBack(currentTarget)}>
      {children}
    </Button>
  );
}

function NotKept({ onGoOn, onTakeBack }: Omit<OpenElsewhereProps, 'state'>) {
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">{t('notKept')}</Notice>
      <Button kind="primary" isWide onClick={onGoOn}>
        {t('leave')}
      </Button>
      <TakeBack onTakeBack={onTakeBack}>{t('stayHere')}</TakeBack>
    </div>
  );
}
