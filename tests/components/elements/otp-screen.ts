import { textIn } from '../../../src/core/config/text.ts';
import { service } from '../../../src/core/service.ts';
import { requestOtpResetPassword } from '../../../src/core/service/endpoints/access/passwords.ts';
import { keepResetDraft } from '../../../src/core/session/drafts/reset-draft.ts';
import { keepDraft, type SignupDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { askForOtp } from '../../unit/elements/signup.world.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';

/* Opens <dict-otp>. The code is requested by the calls of the forms that lead to it. */

export async function toSignupOtp(
  page: SandboxPage,
  wish: Partial<SignupDraft> = {},
  password: string | null = person.password,
  attributes: Readonly<Record<string, string>> = {},
): Promise<HTMLElement> {
  const draft = { ...signupDraft, ...wish };
  keepDraft({ ...draft, otpId: await askForOtp(service().send, draft) }, password);
  return page.put('dict-otp', attributes);
}

/** Requests the code of a password reset, and stores the reset. */
export async function askForReset(email = 'retail@example.com'): Promise<void> {
  const answer = await service().send(requestOtpResetPassword, {
    purpose: 'password-reset',
    email,
    otpIdToResend: '-1',
    clientVersion: '1',
  });
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  keepResetDraft({ email, otpId: answer.data.otpId!, isForced: false });
}

export async function toResetOtp(page: SandboxPage, email?: string): Promise<HTMLElement> {
  await askForReset(email);
  return page.put('dict-otp');
}
