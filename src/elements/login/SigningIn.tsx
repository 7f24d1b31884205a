import { AuthCard } from '../kit/layout/AuthCard.tsx';
import { Spinner } from '../kit/feedback/Spinner.tsx';
import { t } from './login.text.ts';

/** Stands for the moment that a sign-in takes, and until it is known where it leads. */
export const SigningIn = ({ takesFocus = false }: { readonly takesFocus?: boolean }) => (
  <AuthCard title={t('signingIn')} takesFocus={takesFocus}>
    <Spinner label="" />
  </AuthCard>
);
