import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useElement } from '../../kit/context.ts';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from './payment.text.ts';

/** What the payer of a pending payment has to do, where there is something to do (PAY-20, PAY-36). */
export function PendingNotice({ state }: { readonly state: Extract<PaymentState, { at: 'pending' }> }) {
  const { navigate } = useElement();
  if (!state.isHeldBack) return state.isDurable ? null : <Notice tone="warning">{t('stay')}</Notice>;
  const logIn = (
    <Button isSmall onClick={() => navigate('/')}>
      {t('logIn')}
    </Button>
  );
  return (
    <Notice tone="warning" action={logIn}>
      {t('heldBack')}
    </Notice>
  );
}
