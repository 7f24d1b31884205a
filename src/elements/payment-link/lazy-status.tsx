import { Notice } from '../kit/feedback/Notice.tsx';
import { lazyView } from '../kit/lazy-view.tsx';
import type { OngoingPaymentProps } from '../shared/payment/OngoingPayment.tsx';
import type { FailedTryProps, LinkStatusProps } from './payment-status.tsx';
import { t } from './payment-link.text.ts';
import { RetryButton } from '../shared/RetryButton.tsx';
import { t as serviceText } from '../../core/service/outcomes.text.ts';
import { translator } from '../kit/language.ts';

const tService = translator(serviceText);

const load = () => import('./payment-status.tsx');

/* If the chunk can't be loaded, the fallbacks still name the status of the payment. */

export const LinkStatus = lazyView(
  async () => ({ default: (await load()).LinkStatus }),
  ({ status }: LinkStatusProps) => (
    <Notice tone={status === 'paid' ? 'success' : 'warning'}>{t(status === 'paid' ? 'successful' : 'pending')}</Notice>
  ),
);

export const FailedTry = lazyView(
  async () => ({ default: (await load()).FailedTry }),
  ({ payment }: FailedTryProps) => (
    <Notice tone="danger">{payment.at === 'refused' ? payment.text || t('failed') : t('dismissed')}</Notice>
  ),
);

export const OngoingPayment = lazyView(
  async () => ({ default: (await load()).OngoingPayment }),
  ({ onRetry }: OngoingPaymentProps & { readonly onRetry: () => void }) => (
    <Notice tone="warning" action={<RetryButton onRetry={onRetry} />}>
      {tService('noAnswer')}
    </Notice>
  ),
);
