import { AuthCard } from '../kit/layout/AuthCard.tsx';
import { Spinner } from '../kit/feedback/Spinner.tsx';
import { t } from './login.text.ts';

/** Shown while a sign-in is pending, and while the page to open after it is looked up. */
export const SigningIn = ({ takesFocus = false }: { readonly takesFocus?: boolean }) => (
  <AuthCard title={t('signingIn')} takesFocus={takesFocus}>
    <Spinner label="" />
  </AuthCard>
);
