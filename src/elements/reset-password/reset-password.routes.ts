import { activationCode, keepActivationCode } from '../../core/session/drafts/activation-code.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { t } from './reset-password.text.ts';
import type { Route, Visit } from '../runtime/element.ts';

export const routes: readonly Route[] = [
  { path: '/resetpassword', page: 'resetPassword', navigation: 'hidden', attributes: () => ({ light: true }) },
  {
    path: '/passwordresetsuccess',
    page: 'passwordReset',
    navigation: 'hidden',
    attributes: () => ({ done: true, light: true }),
  },
  { path: '/activate/{activatecode}', page: 'activate', forward: takeCode },
  { path: '/activate', page: 'activate', forward: backToTheLink },
  { path: '/activate', page: 'activate', navigation: 'hidden', attributes: withCode },
];

/** Removes the code from the address before any request is sent (SEC-37). */
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
