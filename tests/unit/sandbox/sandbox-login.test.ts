import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { base64, createCaller, signedInCaller } from './sandbox-caller.ts';

test('a login is refused without a password, and to a user who asked for deletion', async () => {
  const sandbox = createSandbox();
  const visitor = createCaller(sandbox.fetch);
  expect(await visitor.logIn('invited@example.com')).toMatchObject({ Status: 1 });
  sandbox.world.users.find(({ email }) => email === 'voice@example.com')!.deletionAskedAt = Date.now();
  expect(await visitor.logIn('voice@example.com')).toMatchObject({ Status: 1 });
});

test('a second factor voids the old id when a new code is sent, and the new code is accepted once', async () => {
  const sandbox = createSandbox();
  const visitor = createCaller(sandbox.fetch);
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
  const sandbox = createSandbox();
  const visitor = createCaller(sandbox.fetch);
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

test('the subscription list is refused with mccckd36 and no Data to a user without access', async () => {
  const caller = await signedInCaller(createSandbox().fetch, 'noaccess@example.com');
  const everything = { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 };
  const answer = await caller.call('subscriptionOverview', everything);
  expect(answer).toMatchObject({ http: 200, Status: 1, ErrorCode: 'mccckd36', Data: null });
});
