import { activationCode, keepActivationCode } from '../../core/session/drafts/activation-code.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';
import { t } from './reset-password.text.ts';

export const resetPasswordAttributes = {
  'activation-code': {
    kind: 'text',
    default: '',
    says: 'The code of an activation link: sets the first password. It is taken out of the attribute when it has been read.',
  },
  done: { kind: 'flag', says: 'Shows that the password was reset, then opens the login.' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Sets the first password or a new one. access.md section 2, `/resetpassword`, `/activate` and `/passwordresetsuccess`. */
export const resetPassword = defineElement({
  tag: 'dict-reset-password',
  says: 'Sets a password: the first one by an activation code, or a new one after the code of a password reset.',
  attributes: resetPasswordAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '480px',
  routes: [
    {
      path: '/resetpassword',
      page: 'Reset Password',
      guard: 'open',
      navigation: 'hidden',
      attributes: () => ({ light: true }),
    },
    {
      path: '/passwordresetsuccess',
      page: 'Password Reset',
      guard: 'open',
      navigation: 'hidden',
      attributes: () => ({ done: true, light: true }),
    },
    { path: '/activate/{activatecode}', page: 'Set Password', guard: 'open', forward: takeCode },
    { path: '/activate', page: 'Set Password', guard: 'open', forward: backToTheLink },
    { path: '/activate', page: 'Set Password', guard: 'open', navigation: 'hidden', attributes: withCode },
  ],
  journey: [
    '/',
    '/forgotpassword',
    '/forgotpasswordotp',
    '/forceresetpassword',
    '/resetpassword',
    '/passwordresetsuccess',
  ],
  view: () => import('./ResetPassword.tsx'),
});

/** The address loses the code before anything is sent (SEC-37). */
function takeCode({ segments }: Visit) {
  keepActivationCode(segments.activatecode ?? '');
  return { to: '/activate' };
}

function backToTheLink() {
  if (activationCode()) return null;
  leaveFlash({ tone: 'info', text: t('openLinkAgain') });
  return { to: '/' };
}

function withCode() {
  return { 'activation-code': activationCode(), light: true };
}
