import { Button, Spinner } from '../../kit/controls/Button.tsx';
import { t } from '../login.text.ts';
import { AuthCard } from '../../kit/layout/AuthCard.tsx';

interface MicrosoftButtonProps {
  readonly isLeaving: boolean;
  readonly onClick: () => void;
}

export const MicrosoftButton = ({ isLeaving, onClick }: MicrosoftButtonProps) => (
  <>
    <div className="d-login-or d-small d-quiet">
      <span>{t('or')}</span>
    </div>
    <Button isWide icon={<FourSquares />} busy={isLeaving} busyLabel={t('leavingForMicrosoft')} onClick={onClick}>
      {t('microsoft')}
    </Button>
  </>
);

const FourSquares = () => (
  <svg className="d-login-mark" width="21" height="21" viewBox="0 0 21 21" aria-hidden="true">
    <path fill="#f25022" d="M0 0h10v10H0z" />
    <path fill="#7fba00" d="M11 0h10v10H11z" />
    <path fill="#00a4ef" d="M0 11h10v10H0z" />
    <path fill="#ffb900" d="M11 11h10v10H11z" />
  </svg>
);

export const SigningIn = ({ takesFocus = false }: { readonly takesFocus?: boolean }) => (
  <AuthCard title={t('signingIn')} takesFocus={takesFocus}>
    <Spinner label="" />
  </AuthCard>
);
