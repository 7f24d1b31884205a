import { config } from '../../core/config/config.ts';
import { t } from './payment-link.text.ts';

/** Whom to ask; nothing where the configuration has no address. */
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
