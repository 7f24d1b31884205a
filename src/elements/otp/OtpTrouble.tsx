import { Button } from '../kit/controls/Button.tsx';
import { useElement } from '../kit/context.ts';
import { AuthCard } from '../kit/layout/AuthCard.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { t } from './otp.text.ts';

/** There is no signup to go on with: the way back to its form. */
export const InvalidDraft = ({ text, onBack }: { readonly text: string; readonly onBack: () => void }) => (
  <AuthCard title={t('title')}>
    <Notice tone="danger">{text}</Notice>
    <div className="d-actions">
      <Button kind="primary" onClick={onBack}>
        {t('toSignup')}
      </Button>
    </div>
  </AuthCard>
);

/** The account is there and its trial is not: again, or on without it. */
export function TrialFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { navigate } = useElement();
  return (
    <AuthCard title={t('title')}>
      <Notice tone="danger">{text}</Notice>
      <div className="d-actions">
        <Button kind="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <Button onClick={() => navigate('/subscription', { replace: true })}>{t('toSubscriptions')}</Button>
      </div>
    </AuthCard>
  );
}
