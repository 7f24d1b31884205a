import { config } from '../../core/config/config.ts';
import { resendOtp, signupByMobileOtp } from '../../core/service/endpoints/access/signup-otp.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { takeAskedPath } from '../../core/session/asked-path.ts';
import { openSession } from '../../core/session/open-session.ts';
import { writeContext } from '../../core/session/drafts/signup-context.ts';
import { clearDraft, type SignupDraft } from '../../core/session/drafts/signup-draft.ts';
import type { ElementHandle } from '../kit/context.ts';

/* Loaded when the user starts to type the code. */
export { startTrial } from './trial.flow.ts';

type Needs = Pick<ElementHandle, 'send' | 'report' | 'element'>;

/** Creates the account and opens its session. Returns the problem, null on success. */
export async function signUp(needs: Needs, draft: SignupDraft, otp: string, password: string) {
  const { clientUniqueCode, clientVersion } = config();
  const answer = await sendEncoded(needs, signupByMobileOtp, [password], (encodedPassword) => ({
    ...draft,
    otp,
    encodedPassword,
    clientUniqueCode,
    clientVersion,
  }));
  if (!answer.ok) return answer.problem;
  writeContext({ referralValidationCode: draft.referralCode });
  clearDraft();
  openSession(answer.data.login, needs.element ?? undefined);
  // After a signup the trial decides which page opens, not a protected path that was requested before.
  takeAskedPath();
  return null;
}

export const askAgain = ({ send }: Needs, { mobile, phoneCode, otpId }: SignupDraft) =>
  send(resendOtp, { mobile, phoneCode, otpId });
