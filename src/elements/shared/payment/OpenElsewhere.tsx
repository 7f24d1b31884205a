import { showTime } from '../../../core/format/time.ts';
import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { focusPlaceOf, keepFocus } from '../../kit/layers/keep-focus.ts';
import { t } from './payment.text.ts';
import { viewLocale } from '../../kit/language.ts';

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
  const locale = viewLocale();
  const { notice, goOn, takeBack } =
    state.at === 'not-kept'
      ? { notice: t('notKept'), goOn: t('leave'), takeBack: t('stayHere') }
      : {
          notice: t(state.canGoOn ? 'openElsewhere' : 'openInTab', { time: showTime(new Date(state.sinceMs), locale) }),
          goOn: state.canGoOn && t('goOn'),
          takeBack: t('notPaid'),
        };
  // Leads back to Pay now. The focus goes to the heading before it, not to Pay now itself: Enter, if it is held down,
  // must start no payment.
  const leadBack = (button: HTMLButtonElement) => {
    keepFocus(focusPlaceOf(button));
    onTakeBack();
  };
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">{notice}</Notice>
      {goOn && (
        <Button kind="primary" isWide onClick={onGoOn}>
          {goOn}
        </Button>
      )}
      <Button isWide onClick={({ currentTarget }) => leadBack(currentTarget)}>
        {takeBack}
      </Button>
    </div>
  );
}
