import { Button } from '../kit/Button.tsx';
import { useElement } from '../kit/context.ts';
import { Notice } from '../kit/Notice.tsx';
import { t } from './otp.text.ts';

/** There is no signup to go on with: the way back to its form. */
export const InvalidDraft = ({ text, onBack }: { readonly text: string; readonly onBack: () => void }) => (
  <div className="d-otp d-stack">
    <h2 className="d-title">{t('title')}</h2>
    <Notice tone="danger">{text}</Notice>
    <div className="d-actions">
      <Button kind="primary" onClick={onBack}>
        {t('toSignup')}
      </Button>
    </div>
  </div>
);

/** The account is there and its trial is not: again, or on without it. */
export function TrialFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { navigate } = useElement();
  return (
    <div className="d-otp d-stack">
      <h2 className="d-title">{t('title')}</h2>
      <Notice tone="danger">{text}</Notice>
      <div className="d-actions">
        <Button kind="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <Button onClick={() => navigate('/subscription', { replace: true })}>{t('toSubscriptions')}</Button>
      </div>
    </div>
  );
}
