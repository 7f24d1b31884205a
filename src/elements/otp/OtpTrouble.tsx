import { Button } from '../kit/controls/Button.tsx';
import { useElement } from '../kit/context.ts';
import { AuthCard } from '../kit/layout/AuthCard.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { t } from './otp.text.ts';

/** Shown if no signup is stored: leads back to the form. */
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

/** Shown if the account was created but its trial could not be started: offers to retry or to continue without it. */
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
