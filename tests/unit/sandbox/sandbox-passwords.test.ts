import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/sandbox/domain/random.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import type { Caller } from './sandbox-caller.ts';
import { base64, createCaller, signedInCaller } from './sandbox-caller.ts';

let sandbox: Sandbox;
let visitor: Caller;

beforeEach(() => {
  sandbox = createSandbox({ random: seededRandom(3) });
  visitor = createCaller(sandbox.fetch);
});

const Email = 'retail@example.com';

async function askForOtp(email = Email, OTPIdtoResend: string | number = -1): Promise<string> {
  const answer = await visitor.call('requestOtpResetPassword', {
    Email: email,
    AppVersion: '1.0.0',
    SourceApp: 'userconsole',
    OTPHashKey: '',
    OTPIdtoResend,
    OTPVersion: 6,
  });
  return answer.read().otpId!;
}

const check = (OTPId: string, OTP: string) =>
  visitor.call('setPasswordByUsingOtp', { Email, OTPId, OTP, Password: '', ActivationCode: '' });

const reset = (OTPId: string, OTP: string, password: string, confirmation = password) =>
  visitor.call('resetPassword', {
    Email,
    OTPId,
    OTP,
    Password: base64(password),
    ConfirmPassword: base64(confirmation),
  });

describe('a password reset', () => {
  test('checks the OTP without using it up, then sets the password and ends every login', async () => {
    const elsewhere = await signedInCaller(sandbox.fetch, Email);
    const otpId = await askForOtp();
    const otp = await visitor.lastCode();
    expect((await check(otpId, otp)).read()).toEqual({ successCode: 'REG03' });
    expect((await check(otpId, otp)).read()).toEqual({ successCode: 'REG03' });
    expect(await reset(otpId, otp, 'Brandnew1')).toMatchObject({ Status: 0 });
    expect(await reset(otpId, otp, 'Brandnew2')).toMatchObject({ Status: 1 });
    expect(await elsewhere.call('getUserDetail', {})).toMatchObject({ http: 401 });
    expect(await visitor.logIn(Email, 'Brandnew1')).toMatchObject({ Status: 0 });
    expect(await visitor.logIn(Email)).toMatchObject({ Status: 1 });
  });

  test('keeps its OTP if the new password is not accepted', async () => {
    const otpId = await askForOtp();
    const otp = await visitor.lastCode();
    const ErrorMessage = 'You have used this password before. Please choose a new one.';
    expect(await reset(otpId, otp, seedPassword)).toMatchObject({ Status: 1, ErrorMessage });
    expect(await reset(otpId, otp, 'weak')).toMatchObject({ Status: 1, ErrorMessage: 'Please Enter Strong Password.' });
    const mismatch = { Status: 1, ErrorMessage: 'Passwords are not matching.' };
    expect(await reset(otpId, otp, 'Brandnew1', 'Brandnew2')).toMatchObject(mismatch);
    expect(await reset(otpId, otp, 'Brandnew1')).toMatchObject({ Status: 0 });
  });

  test('SEC-29 gives the same answer for an unknown e-mail, sends nothing, and accepts no code', async () => {
    const otpId = await askForOtp('nobody@example.com');
    expect(Number(otpId)).toBeGreaterThan(0);
    expect(await visitor.outbox()).toEqual([]);
    const { code } = sandbox.world.otps.at(-1)!;
    const attempt = { Email: 'nobody@example.com', OTPId: otpId, OTP: code, Password: '', ActivationCode: '' };
    expect(await visitor.call('setPasswordByUsingOtp', attempt)).toMatchObject({ Status: 1 });
  });
});
