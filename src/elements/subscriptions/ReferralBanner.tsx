import type { PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { t } from './subscriptions.text.ts';

interface ReferralBannerProps {
  readonly row: PurchasedSubscription;
  readonly onSubscribe: (row: PurchasedSubscription) => void;
}

/** CON-4 Referral banner. */
export const ReferralBanner = ({ row, onSubscribe }: ReferralBannerProps) => (
  <Notice
    tone="success"
    isStill
    action={
      <Button kind="primary" isSmall onClick={() => onSubscribe(row)}>
        {t('subscribeNow')}
      </Button>
    }
  >
    <strong className="d-subscriptions-strong">{t('referralTitle')}</strong>
    <p translate="no">{t('referralText', { id: row.subscriptionId })}</p>
  </Notice>
);
