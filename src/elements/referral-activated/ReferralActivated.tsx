import { Fragment } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { useElement } from '../kit/context.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import referralActivatedCss from './referral-activated.css?inline';
import { t } from './referral-activated.text.ts';

export const css = [referralActivatedCss];

export default guarded(ReferralActivated);

function ReferralActivated() {
  const { navigate } = useElement();
  const goOn = (navigateToCheckout: boolean) =>
    navigate('/subscription', {
      state: { navigateToCheckout },
      ifNoHost: `/subscription?navigateToCheckout=${navigateToCheckout}`,
    });
  return (
    <section className="d-referral">
      <Gift />
      <Heading className="d-title">
        {sentences(t('title')).map((sentence, at) => (
          <Fragment key={sentence}>
            {at > 0 && ' '}
            <span className="d-referral-sentence">{sentence}</span>
          </Fragment>
        ))}
      </Heading>
      <p className="d-quiet">{t('text')}</p>
      <div className="d-referral-actions">
        <Button kind="primary" isWide onClick={() => goOn(true)}>
          {t('subscribe')}
        </Button>
        <Button kind="quiet" isWide onClick={() => goOn(false)}>
          {t('later')}
        </Button>
      </div>
    </section>
  );
}

const sentences = (text: string) => text.split(/(?<=[!?؟।]) /);

const Gift = () => (
  <svg className="d-referral-drawing" width="120" height="104" viewBox="0 0 120 104" aria-hidden="true">
    <ellipse className="d-referral-ground" cx="60" cy="94" rx="46" ry="7" />
    <rect className="d-referral-leaf" x="22" y="26" width="76" height="64" rx="9" />
    <path className="d-referral-band" d="M22 35a9 9 0 0 1 9-9h58a9 9 0 0 1 9 9v9H22v-9Z" />
    <path className="d-referral-line" d="M40 20v12m40-12v12" />
    <path className="d-referral-days" d="M36 58h8m8 0h8m8 0h8m-40 14h8m8 0h8" />
    <path className="d-referral-tick" d="m74 74 7 7 14-16" />
    <path className="d-referral-spark" d="M14 30v8m-4-4h8m88-20v10m-5-5h10M100 52h0" />
  </svg>
);
