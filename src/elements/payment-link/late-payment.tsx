import { notLoaded } from '../../core/load-service.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { createLatePart } from '../kit/layers/late-part.ts';
import type { FailedTryProps } from './FailedTry.tsx';
import type { LinkStatusProps } from './LinkStatus.tsx';
import { t } from './payment-link.text.ts';

/** Where it can't be loaded, that something is paid is said all the same. */
export const knownPayment = createLatePart(() => import('./known-payment.ts'), {
  LinkStatus: ({ stand }: LinkStatusProps) => (
    <Notice tone={stand === 'paid' ? 'success' : 'warning'}>{t(stand === 'paid' ? 'successful' : 'pending')}</Notice>
  ),
  FailedTry: ({ payment }: FailedTryProps) => (
    <Notice tone="danger">{payment.at === 'refused' ? payment.text || t('failed') : t('dismissed')}</Notice>
  ),
  OpenElsewhere: () => (
    <Notice
      tone="warning"
      action={
        <Button isSmall onClick={() => void knownPayment.load()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {notLoaded('').text}
    </Notice>
  ),
});
