import { texts } from '../../core/config/text.ts';

/** What stands in place of a view that needs a session. */
export const t = texts('kit', {
  signedOut: 'You are signed out.',
  signIn: 'Log in',
});
