import type { PaymentState } from '../../../core/payments/payment.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { translated } from '../../kit/language.ts';
import { lazyView } from '../../kit/lazy-view.tsx';
import type { PaymentPopupProps } from './PaymentPopup.tsx';
import { t } from './payment.text.ts';

/**
 * Loads the popup when it is mounted: mount it with the screen, so that the outcome of a payment is shown even if the
 * network is lost during the payment. With `key={state.at}` each new state tries again to load it.
 */
export const LazyPaymentPopup = lazyView(
  async () => ({ default: (await import('./PaymentPopup.tsx')).PaymentPopup }),
  PopupLost,
);

/** Shows the outcome of the payment if the popup's code could not be loaded. */
function PopupLost({ state, onOk, onNotStarted }: PaymentPopupProps) {
  const outcome = outcomeOf(state);
  if (!outcome) return null;
  const [tone, text] = outcome;
  const isNotStarted = state.at === 'ready';
  const leave = isNotStarted ? onNotStarted : onOk;
  const way = state.at === 'refused' ? 'toSubscriptions' : 'ok';
  const action = leave && <Button onClick={leave}>{t(isNotStarted ? 'backToCheckout' : way)}</Button>;
  return (
    <Notice tone={tone} action={action}>
      {text}
    </Notice>
  );
}

function outcomeOf(state: PaymentState): readonly ['success' | 'warning' | 'danger', string] | null {
  if (state.at === 'succeeded') return ['success', t('thanks')];
  if (state.at === 'pending' || state.at === 'processing') return ['warning', t('processing')];
  if (state.at === 'dismissed') return ['warning', t('closed')];
  if (state.at === 'refused') return ['danger', state.text || t('notCompleted')];
  return state.at === 'ready' && state.trouble?.kind === 'refused' ? ['danger', translated(state.trouble.text)] : null;
}
