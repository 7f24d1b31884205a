import { Lock } from '../kit/icons.tsx';
import { Ltr } from '../kit/layout/Ltr.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { t } from './payment-link.text.ts';
import { t as tPayment } from '../shared/payment/element-payment.text.ts';
import { config } from '../../core/config/config.ts';
import { TextWithNodes } from '../kit/layout/TextWithNodes.tsx';

export const Merchant = () => (
  <header className="d-pay-merchant">
    <span className="d-pay-brand">
      <Brand />
    </span>
    <span className="d-pay-secure">
      <Lock /> {tPayment('secure')}
    </span>
  </header>
);

export function Support() {
  const { email } = config().contact;
  if (!email) return null;
  const link = (
    <a className="d-link" href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
  return (
    <p className="d-small d-quiet d-pay-support">
      <TextWithNodes text={t('support')} nodes={{ email: link }} />
    </p>
  );
}
