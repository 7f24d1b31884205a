import { Notice } from '../kit/feedback/Notice.tsx';
import { late } from '../kit/late.tsx';
import type { OpenElsewhereProps } from '../shared/payment/OpenElsewhere.tsx';
import type { FailedTryProps, LinkStatusProps } from './known-payment.tsx';
import { t } from './payment-link.text.ts';
import { RetryButton } from '../shared/RetryButton.tsx';
import { t as serviceText } from '../../core/service/outcomes.text.ts';
import { translator } from '../kit/language.ts';

const tService = translator(serviceText);

const load = () => import('./known-payment.tsx');

/* If the chunk can't be loaded, the fallbacks still name the status of the payment. */

export const LinkStatus = late(
  async () => ({ default: (await load()).LinkStatus }),
  ({ stand }: LinkStatusProps) => (
    <Notice tone={stand === 'paid' ? 'success' : 'warning'}>{t(stand === 'paid' ? 'successful' : 'pending')}</Notice>
  ),
);

export const FailedTry = late(
  async () => ({ default: (await load()).FailedTry }),
  ({ payment }: FailedTryProps) => (
    <Notice tone="danger">{payment.at === 'refused' ? payment.text || t('failed') : t('dismissed')}</Notice>
  ),
);

export const OpenElsewhere = late(
  async () => ({ default: (await load()).OpenElsewhere }),
  ({ onRetry }: OpenElsewhereProps & { readonly onRetry: () => void }) => (
    <Notice tone="warning" action={<RetryButton onRetry={onRetry} />}>
      {tService('noAnswer')}
    </Notice>
  ),
);
