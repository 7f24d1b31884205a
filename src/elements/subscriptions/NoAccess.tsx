import { config } from '../../core/config/config.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { t } from './subscriptions.text.ts';

/** The service shows this user no subscriptions at all (code mccckd36). */
export function NoAccess() {
  const { email } = config().contact;
  const support = (
    <p>
      {t('askSupport')}{' '}
      <a className="d-link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
  return (
    <EmptyState drawing="people" action={email && support}>
      {t('noAccess')}
    </EmptyState>
  );
}
