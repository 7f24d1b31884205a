import { Button } from '../kit/controls/Button.tsx';
import { useElement } from '../kit/context.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { Gift } from './Gift.tsx';
import css from './referral-activated.css?inline';
import { t } from './referral-activated.text.ts';

export { sheets as css };
const sheets = [css];

export default guarded(ReferralActivated);

function ReferralActivated() {
  const { navigate } = useElement();
  const goOn = (navigateToCheckout: boolean) => navigate('/subscription', { state: { navigateToCheckout } });
  return (
    <section className="d-referral">
      <Gift />
      <Heading className="d-title">
        {sentences(t('title')).map((sentence) => (
          <span key={sentence} className="d-referral-sentence">
            {sentence}{' '}
          </span>
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

const sentences = (text: string) => text.split(/(?<=[!?]) /);
