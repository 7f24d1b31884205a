import { formatTime } from '../../../core/format/time.ts';
import type { PaymentState } from '../../../core/payments/payment.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { focusPlaceOf, keepFocus } from '../../kit/layers/keep-focus.ts';
import { t } from './payment.text.ts';
import { viewLocale } from '../../kit/language.ts';

export interface OngoingPaymentProps {
  readonly state: Extract<PaymentState, { at: 'elsewhere' | 'not-kept' }>;
  readonly onResume: () => void;
  readonly onTakeBack: () => void;
}

/**
 * Replaces Pay now in two states. 'elsewhere': a payment is open on the provider's page; the payer continues it or
 * gives it up (PAY-14). 'not-kept': this browser can't store a payment; the payer decides whether to leave the page
 * (PAY-41).
 */
export function OngoingPayment({ state, onResume, onTakeBack }: OngoingPaymentProps) {
  const locale = viewLocale();
  const { notice, resume, takeBack } =
    state.at === 'not-kept'
      ? { notice: t('notKept'), resume: t('leave'), takeBack: t('stayHere') }
      : {
          notice: t(state.canResume ? 'openElsewhere' : 'openInTab', {
            time: formatTime(new Date(state.sinceMs), locale),
          }),
          resume: state.canResume && t('goOn'),
          takeBack: t('notPaid'),
        };
  // Pay now returns in place of these buttons. Focuses the heading before it, not Pay now itself: an Enter key that is
  // still held down must not start a payment.
  const leadBack = (button: HTMLButtonElement) => {
    keepFocus(focusPlaceOf(button));
    onTakeBack();
  };
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">{notice}</Notice>
      {resume && (
        <Button kind="primary" isWide onClick={onResume}>
          {resume}
        </Button>
      )}
      <Button isWide onClick={({ currentTarget }) => leadBack(currentTarget)}>
        {takeBack}
      </Button>
    </div>
  );
}
