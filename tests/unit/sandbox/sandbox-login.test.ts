import { expect, test } from 'vitest';
import { base64, signedInCaller } from './sandbox-caller.ts';
import { sandbox, visitor, withSandbox } from './sandbox.world.ts';

withSandbox();

test('a second factor voids the old id when a new code is sent, and the new code is accepted once', async () => {
  const email = 'twofactor@example.com';
  const secondStep = (OTPId: string, OTPPassword: string) =>
    visitor.call('authenticate', { UserName: email, OTPId, OTPPassword, LoginFrom: 'userconsole', Password: null });
  await visitor.logIn(email);
  const first = String(sandbox.world.otps.at(-1)!.id);
  const firstCode = await visitor.lastCode();
  const resend = { Email: email, OTPIdtoResend: first, SourceApp: 'userconsole', OTPPurpose: '2FA' as const };
  const second = (await visitor.call('requestOtpResetPassword', resend)).read().otpId!;
  expect(await secondStep(first, firstCode)).toMatchObject({ Status: 1 });
  expect(await secondStep(second, await visitor.lastCode())).toMatchObject({ Status: 0 });
  expect(await secondStep(second, await visitor.lastCode())).toMatchObject({ Status: 1 });
  expect(await visitor.call('requestOtpResetPassword', resend)).toMatchObject({ Status: 1, ErrorCode: 'OTP02' });
});

test('a password reset checks the OTP without using it up, then sets the password and ends every login', async () => {
  const Email = 'retail@example.com';
  const elsewhere = await signedInCaller(sandbox.fetch, Email);
  const asked = { Email, AppVersion: '1', SourceApp: 'userconsole', OTPHashKey: '', OTPIdtoResend: -1, OTPVersion: 6 };
  const OTPId = (await visitor.call('requestOtpResetPassword', asked)).read().otpId!;
  const OTP = await visitor.lastCode();
  const check = { Email, OTPId, OTP, Password: '', ActivationCode: '' };
  const reset = (password: string) =>
    visitor.call('resetPassword', { Email, OTPId, OTP, Password: base64(password), ConfirmPassword: base64(password) });
  expect((await visitor.call('setPasswordByUsingOtp', check)).read()).toEqual({ successCode: 'REG03' });
  expect(await reset('Brandnew1')).toMatchObject({ Status: 0 });
  expect(await reset('Brandnew2')).toMatchObject({ Status: 1 });
  expect(await elsewhere.call('getUserDetail', {})).toMatchObject({ http: 401 });
  expect(await visitor.logIn(Email, 'Brandnew1')).toMatchObject({ Status: 0 });
  expect(await visitor.logIn(Email)).toMatchObject({ Status: 1 });
});
