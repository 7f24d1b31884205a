import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/sandbox/domain/random.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { documentedUsers, seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import type { Caller } from './sandbox-caller.ts';
import { createCaller, signedInCaller } from './sandbox-caller.ts';

let sandbox: Sandbox;
let visitor: Caller;

beforeEach(() => {
  sandbox = createSandbox({ random: seededRandom(11) });
  visitor = createCaller(sandbox.fetch);
});

const userOf = (email: string) => sandbox.world.users.find((user) => user.email === email)!;

describe('a login', () => {
  test.each(documentedUsers.filter(({ key }) => key !== 'twoFactor' && key !== 'invited'))(
    'opens for $email with the documented password',
    async ({ email, fullName }) => {
      expect((await visitor.logIn(email)).read()).toMatchObject({ email, displayName: fullName });
    },
  );

  test.each(['7700900102', '+44 77009 00102', '447700900102', ' RETAIL.UK@example.com '])(
    'knows its user as %j',
    async (name) => {
      expect((await visitor.logIn(name)).read()).toMatchObject({ email: 'retail.uk@example.com' });
    },
  );

  test('SEC-29 says the same of an unknown user and of a wrong password', async () => {
    const unknown = await visitor.logIn('nobody@example.com');
    const wrong = await visitor.logIn('retail@example.com', 'Wrong2026');
    expect(unknown).toMatchObject({ http: 200, Status: 1 });
    expect({ ...wrong, read: null }).toEqual({ ...unknown, read: null });
  });

  test('stays closed without a password, and to who asked for deletion', async () => {
    expect(await visitor.logIn('invited@example.com')).toMatchObject({ Status: 1 });
    userOf('voice@example.com').deletionAskedAt = Date.now();
    expect(await visitor.logIn('voice@example.com')).toMatchObject({ Status: 1 });
  });

  test('tells of an expired password', async () => {
    const { passwordExpiresOn } = (await visitor.logIn('expired@example.com')).read();
    expect(passwordExpiresOn!.getTime()).toBeLessThan(Date.now());
    expect((await visitor.logIn('retail@example.com')).read().passwordExpiresOn).toBeNull();
  });

  test('brings what the menus, the seats and the referral need', async () => {
    expect((await visitor.logIn('referral@example.com')).read()).toMatchObject({
      userTypeId: '1',
      isReferralLinked: true,
      linkedReferralUser: 'Ina Example',
      activeReferralSubscriptionId: expect.stringMatching(/^\d+$/),
    });
    const retail = (await visitor.logIn('retail@example.com')).read();
    expect(retail.hasReferralEligibleSubscription).toBe(true);
    expect(retail.purchasedProducts.map(({ key }) => key)).toEqual(['1', '3']);
    expect(retail.availableApps).toContain('win');
    expect(retail.defaultSeat).toMatchObject({ isExpired: false });
    expect(retail.speechUrl).toContain('{SMID}');
    const voice = (await visitor.logIn('voice@example.com')).read();
    expect(voice.purchasedProducts.map(({ key }) => key)).toEqual(['2']);
    expect(voice.availableApps).toEqual([]);
    expect((await visitor.logIn('enterprise@example.com')).read().accountManagerEmail).toContain('@');
  });
});

describe('the second factor', () => {
  const secondStep = (OTPId: string, OTPPassword: string) =>
    visitor.call('authenticate', {
      UserName: 'twofactor@example.com',
      OTPId,
      OTPPassword,
      LoginFrom: 'userconsole',
      Password: null,
    });

  async function firstStep(): Promise<string> {
    const asked = await visitor.logIn('twofactor@example.com');
    expect(asked).toMatchObject({
      http: 200,
      Status: 1,
      ErrorCode: 'ORG07',
      Data: { User2FA: { MaskEmail: 't********@example.com', OTPId: expect.any(Number) } },
    });
    return String(sandbox.world.otps.at(-1)!.id);
  }

  test('opens with the code, once', async () => {
    const otpId = await firstStep();
    const code = await visitor.lastCode();
    expect(await secondStep(otpId, '12345')).toMatchObject({ Status: 1 });
    expect((await secondStep(otpId, code)).read()).toMatchObject({ email: 'twofactor@example.com' });
    expect(await secondStep(otpId, code)).toMatchObject({ Status: 1 });
  });

  test('voids the old id when a new code is sent', async () => {
    const first = await firstStep();
    const firstCode = await visitor.lastCode();
    const resend = {
      Email: 'twofactor@example.com',
      OTPIdtoResend: first,
      SourceApp: 'userconsole',
      OTPPurpose: '2FA' as const,
    };
    const second = (await visitor.call('requestOtpResetPassword', resend)).read().otpId!;
    expect(second).not.toBe(first);
    expect(await secondStep(first, firstCode)).toMatchObject({ Status: 1 });
    expect(await secondStep(second, await visitor.lastCode())).toMatchObject({ Status: 0 });
    expect(await visitor.call('requestOtpResetPassword', resend)).toMatchObject({ Status: 1, ErrorCode: 'OTP02' });
  });
});

describe('a session', () => {
  test('is read anew from its token, and is dead after logging out', async () => {
    const login = (await visitor.logIn('retail@example.com')).read();
    const check = { UserCode: login.userCode, SourceApp: 'userconsole', LoginToken: login.loginToken };
    expect((await visitor.call('validateLoginToken', check)).read()).toMatchObject({ loginToken: login.loginToken });
    const logout = { Token: login.loginToken, UserCode: login.userCode };
    expect(await visitor.call('logout', logout)).toMatchObject({ http: 200, Status: 0 });
    expect(await visitor.call('validateLoginToken', check)).toMatchObject({ http: 401, Status: 1 });
    expect(await visitor.call('getUserDetail', {})).toMatchObject({ http: 401 });
  });

  test("needs its own user's code", async () => {
    const login = (await visitor.logIn('retail@example.com')).read();
    const other = userOf('admin@example.com').code;
    const check = { UserCode: other, SourceApp: 'userconsole', LoginToken: login.loginToken };
    expect(await visitor.call('validateLoginToken', check)).toMatchObject({ http: 401 });
  });

  test('ends for one user alone when it is revoked', async () => {
    const retail = await signedInCaller(sandbox.fetch, 'retail@example.com');
    const admin = await signedInCaller(sandbox.fetch, 'admin@example.com');
    await visitor.control('revoke', { user: 'retail@example.com' });
    expect(await retail.call('getUserDetail', {})).toMatchObject({ http: 401 });
    expect(await admin.call('getUserDetail', {})).toMatchObject({ http: 200 });
  });

  test('leaves no token and no password in the world', async () => {
    const { loginToken } = (await visitor.logIn('retail@example.com')).read();
    const kept = JSON.stringify(sandbox.world);
    expect(kept).not.toContain(loginToken);
    expect(kept).not.toContain(seedPassword);
  });
});
