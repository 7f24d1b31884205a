import { Lock } from '../kit/icons.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { t } from './payment-link.text.ts';
import { config } from '../../core/config/config.ts';

/** The payee. */
export const Merchant = () => (
  <header className="d-pay-merchant">
    <span className="d-pay-brand">
      <Brand />
    </span>
    <span className="d-pay-secure">
      <Lock /> {t('secure')}
    </span>
  </header>
);

/** The support address; nothing if none is configured. */
export function Support() {
  const { email } = config().contact;
  if (!email) return null;
  return (
    <p className="d-small d-quiet d-pay-support">
      {t('support')}{' '}
      <a className="d-link" href={`mailto:${email}`} translate="no">
        {email}
      </a>
    </p>
  );
}
