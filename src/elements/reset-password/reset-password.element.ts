import { activationCode, keepActivationCode } from '../../core/session/drafts/reset-draft.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { brandSlots, defineElement, resetPaths, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const resetPasswordAttributes = {
  'activation-code': { kind: 'text', default: '' },
  done: { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

export const resetPassword = defineElement({
  tag: 'dict-reset-password', // ACC-2
  attributes: resetPasswordAttributes,
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  journey: ['/', ...resetPaths],
  pages: { resetPassword: 'Reset Password', passwordReset: 'Password reset', activate: 'Set Password' },
  routes: [
    { path: '/resetpassword', page: 'resetPassword', navigation: 'hidden', attributes: () => ({ light: true }) },
    {
      path: '/passwordresetsuccess',
      page: 'passwordReset',
      navigation: 'hidden',
      attributes: () => ({ done: true, light: true }),
    },
    { path: '/activate/{activatecode}', page: 'activate', redirect: takeCode },
    { path: '/activate', page: 'activate', redirect: backToTheLink },
    { path: '/activate', page: 'activate', navigation: 'hidden', attributes: withCode },
  ],
  view: () => import('./ResetPassword.tsx'),
});

export const docs: DocsOf<typeof resetPassword> = {
  description: 'Sets a password: the first one by an activation code, or a new one after the code of a password reset.',
  slots: brandSlots,
  attributes: {
    'activation-code':
      'The code of an activation link: sets the first password. It is taken out of the attribute when it has been read.',
    done: 'Shows that the password was reset, then opens the login.',
  },
};

/** Moves the activation code from the address to memory before any request is sent (SEC-37). */
function takeCode({ segments }: Visit) {
  keepActivationCode(segments.activatecode ?? '');
  return { to: '/activate' };
}

function backToTheLink() {
  if (activationCode()) return null;
  leaveFlash({ tone: 'info', key: 'openLinkAgain' });
  return { to: '/' };
}

function withCode() {
  return { 'activation-code': activationCode(), light: true };
}
