import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { base64, createCaller, signedInCaller } from './sandbox-caller.ts';

const Email = 'retail@example.com';

test('a password reset checks the OTP without using it up, then sets the password and ends every login', async () => {
  const sandbox = createSandbox();
  const visitor = createCaller(sandbox.fetch);
  const elsewhere = await signedInCaller(sandbox.fetch, Email);
  const asked = { Email, AppVersion: '1', SourceApp: 'userconsole', OTPHashKey: '', OTPIdtoResend: -1, OTPVersion: 6 };
  const OTPId = (await visitor.call('requestOtpResetPassword', asked)).read().otpId!;
  const OTP = await visitor.lastCode();
  const check = { Email, OTPId, OTP, Password: '', ActivationCode: '' };
  const reset = (password: string) =>
    visitor.call('resetPassword', { Email, OTPId, OTP, Password: base64(password), ConfirmPassword: base64(password) });
  expect((await visitor.call('setPasswordByUsingOtp', check)).read()).toEqual({ successCode: 'REG03' });
  expect((await visitor.call('setPasswordByUsingOtp', check)).read()).toEqual({ successCode: 'REG03' });
  expect(await reset('Brandnew1')).toMatchObject({ Status: 0 });
  expect(await reset('Brandnew2')).toMatchObject({ Status: 1 });
  expect(await elsewhere.call('getUserDetail', {})).toMatchObject({ http: 401 });
  expect(await visitor.logIn(Email, 'Brandnew1')).toMatchObject({ Status: 0 });
  expect(await visitor.logIn(Email)).toMatchObject({ Status: 1 });
});
