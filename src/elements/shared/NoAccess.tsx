import { config } from '../../core/config/config.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { TextWithNodes } from '../kit/layout/Text.tsx';
import { t } from '../kit/lists/list.text.ts';

/** Shown if the user may not see a list of subscriptions or its seats (DEC-4.4). */
export function NoAccess() {
  const { email } = config().contact;
  const link = (
    <a className="d-link" href={`mailto:${email}`}>
      {email}
    </a>
  );
  const support = (
    <p>
      <TextWithNodes text={t('askSupport')} nodes={{ email: link }} />
    </p>
  );
  return (
    <EmptyState drawing="people" action={email && support}>
      {t('noAccess')}
    </EmptyState>
  );
}
