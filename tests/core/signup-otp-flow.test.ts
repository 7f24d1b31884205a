import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetPage } from '../../src/core/page.ts';
import { keepDraft } from '../../src/core/session/signup-draft.ts';
import { createSignupOtpFlow } from '../../src/elements/otp/signup-otp.flow.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { base64 } from './sandbox-caller.ts';
import { fakeStorage, putStorage, removeStorages } from './session.world.ts';
import { ada, askForOtp, needsOf } from './signup.world.ts';

/* The OTP of a signup against the sandbox, without a screen. */

beforeEach(() => {
  resetPage();
  putStorage('localStorage', fakeStorage());
  putStorage('sessionStorage', fakeStorage());
});
afterEach(removeStorages);

async function afterReload() {
  const sandbox = createSandbox();
  const { send, sent, navigated, needs } = needsOf(sandbox);
  keepDraft({ ...ada, otpId: await askForOtp(send) }, 'Sandbox2026');
  resetPage();
  const otp = sandbox.world.otps.at(-1)!.code;
  return { flow: createSignupOtpFlow(needs), otp, wrong: otp === '000000' ? '000001' : '000000', sent, navigated };
}

describe('decisions.md 3: after a reload the OTP page asks for the password', () => {
  test('what stands in its field counts, also after a code that was wrong', async () => {
    const { flow, otp, wrong, sent, navigated } = await afterReload();
    expect(flow.asksPassword).toBe(true);
    await flow.verify(wrong, 'Sandbox2026');
    expect(flow.$step.get()).toMatchObject({ at: 'code', refusal: {} });
    expect(await flow.verify(otp, '')).toEqual({ password: 'Please Enter Password' });
    expect(await flow.verify(otp, 'weak')).toEqual({ password: 'Please Enter Strong Password.' });
    await flow.verify(otp, 'Another2026');
    expect(sent('signupByMobileOtp').map(({ Password }) => Password)).toEqual([
      base64('Sandbox2026'),
      base64('Another2026'),
    ]);
    expect(navigated).toEqual(['/subscription']);
  });
});
