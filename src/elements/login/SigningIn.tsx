import { Entry } from '../kit/Entry.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { t } from './login.text.ts';

/** Stands for the moment that a sign-in takes, and until it is known where it leads. */
export const SigningIn = ({ takesFocus = false }: { readonly takesFocus?: boolean }) => (
  <Entry title={t('signingIn')} takesFocus={takesFocus}>
    <Spinner label="" />
  </Entry>
);
