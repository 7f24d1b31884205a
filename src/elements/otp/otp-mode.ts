import { trimEnd } from '../../core/format/trim-end.ts';
import { readResetDraft } from '../../core/session/drafts/reset-draft.ts';
import { readDraft } from '../../core/session/drafts/signup-draft.ts';

export type OtpMode = 'signup' | 'password-reset';

const modeOfPath: Readonly<Record<string, OtpMode>> = {
  '/signupotp': 'signup',
  '/forgotpasswordotp': 'password-reset',
};

/** Derived from the route, else from the stored drafts (ACC-4.18). */
export function otpMode(path: string): OtpMode {
  const known = modeOfPath[trimEnd(path.toLowerCase(), '/')];
  if (known) return known;
  return !readDraft() && readResetDraft() ? 'password-reset' : 'signup';
}
