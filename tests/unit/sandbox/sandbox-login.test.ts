import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/sandbox/domain/random.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import type { Caller } from './sandbox-caller.ts';
import { createCaller } from './sandbox-caller.ts';

let sandbox: Sandbox;
let visitor: Caller;

beforeEach(() => {
  sandbox = createSandbox({ random: seededRandom(11) });
  visitor = createCaller(sandbox.fetch);
});

const userOf = (email: string) => sandbox.world.users.find((user) => user.email === email)!;

describe('a login', () => {
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

  test('is refused without a password, and to a user who asked for deletion', async () => {
    expect(await visitor.logIn('invited@example.com')).toMatchObject({ Status: 1 });
    userOf('voice@example.com').deletionAskedAt = Date.now();
    expect(await visitor.logIn('voice@example.com')).toMatchObject({ Status: 1 });
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
  test("needs its own user's code", async () => {
    const login = (await visitor.logIn('retail@example.com')).read();
    const other = userOf('admin@example.com').code;
    const check = { UserCode: other, SourceApp: 'userconsole', LoginToken: login.loginToken };
    expect(await visitor.call('validateLoginToken', check)).toMatchObject({ http: 401 });
  });
});
