import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createCaller } from './sandbox-caller.ts';

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
