import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/sandbox/domain/random.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { inviteCode } from '../../../src/sandbox/seed/documented-users.ts';
import type { Caller } from './sandbox-caller.ts';
import { createCaller, signupPayload } from './sandbox-caller.ts';
import { person } from '../../../stories/person.ts';

let sandbox: Sandbox;
let visitor: Caller;

beforeEach(() => {
  sandbox = createSandbox({ random: seededRandom(7) });
  visitor = createCaller(sandbox.fetch);
});

const askForOtp = async (changes = {}) => (await visitor.call('requestMobileOtp', signupPayload(changes))).read().otpId;

async function signUp(changes = {}) {
  const OTPId = await askForOtp(changes);
  const payload = signupPayload({ ...changes, OTPId, OTP: await visitor.lastCode() });
  const signed = await visitor.call('signupByMobileOtp', payload);
  visitor.keep(signed.read().login);
  return signed;
}

const trialOf = (PriceId: number) => ({
  ProductPublicListingId: 1,
  PlanId: 102,
  PriceInfo: { PriceId },
  PurchasedSeatQty: PriceId === -1 ? 1 : 0,
});

describe('a signup', () => {
  test('accepts its OTP once', async () => {
    const OTPId = await askForOtp();
    const payload = signupPayload({ OTPId, OTP: await visitor.lastCode() });
    const both = await Promise.all([1, 2].map(() => visitor.call('signupByMobileOtp', payload)));
    expect(both.filter(({ Status }) => Status === 0)).toHaveLength(1);
    expect(sandbox.world.users.filter(({ email }) => email === person.email)).toHaveLength(1);
  });

  test('links the referral, and the trial earns the friend seven days [CON-9.16]', async () => {
    const friend = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    const before = friend.referral.earnedDays;
    await signUp({ ReferralCode: inviteCode });
    const trial = (await visitor.call('startFreeTrial', trialOf(-1))).read();
    expect(friend.referral.earnedDays).toBe(before + 7);
    expect((await visitor.logIn(person.email, 'Fresh2026')).read()).toMatchObject({
      isReferralLinked: true,
      activeReferralSubscriptionId: trial.subscriptionId,
    });
  });

  test.each([
    [{ Email: 'Retail@example.com' }, 'This email is already registered. Please log in instead.'],
    [{ Mobile: '2025550103' }, 'This mobile number is already registered. Please log in instead.'],
    [{ Email: 'nina@' }, 'Invalid Email Address'],
    [{ Mobile: '12' }, 'Please Enter Correct Mobile Number'],
    [{ FullName: ' ' }, 'Please Enter Full Name'],
    [{ FullName: 'n'.repeat(101) }, 'Please Enter Full Name'],
    [{ Password: 'd2Vhaw==' }, 'Please Enter Strong Password.'],
    [{ Password: 'Fresh2026!' }, 'The password could not be read.'],
    [{ ReferralCode: 'NOBODY' }, 'The referral code is not valid.'],
    [{ CountryCode: '+44' }, 'Please select your country.'],
  ])('refuses %o', async (changes, ErrorMessage) => {
    const answer = await visitor.call('requestMobileOtp', signupPayload(changes));
    expect(answer).toMatchObject({ http: 200, Status: 1, ErrorMessage });
    expect(await visitor.outbox()).toEqual([]);
  });
});

describe('a signup OTP', () => {
  const verify = (OTPId: string, OTP: string) => visitor.call('signupByMobileOtp', signupPayload({ OTPId, OTP }));
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  test('is void after five wrong tries, even when the sixth is right', async () => {
    const OTPId = await askForOtp();
    const code = await visitor.lastCode();
    for (let tries = 1; tries < 5; tries++) {
      const ErrorMessage = 'Invalid OTP. Please check the code and try again.';
      expect(await verify(OTPId, wrong(code))).toMatchObject({ Status: 1, ErrorMessage });
    }
    const ErrorMessage = 'Too many wrong OTPs. Please request a new one.';
    expect(await verify(OTPId, wrong(code))).toMatchObject({ Status: 1, ErrorMessage });
    expect(await verify(OTPId, code)).toMatchObject({ Status: 1, ErrorMessage });
  });

  test('runs out after ten minutes [ACC-9.8]', async () => {
    const OTPId = await askForOtp();
    await visitor.control('clock', { aheadMs: 10 * 60_000 });
    const ErrorMessage = 'This OTP has expired. Please request a new one.';
    expect(await verify(OTPId, await visitor.lastCode())).toMatchObject({ Status: 1, ErrorMessage });
  });

  test('belongs to the number that it was sent to', async () => {
    const OTPId = await askForOtp();
    const elsewhere = { Mobile: '2025550191', Email: 'else@example.com' };
    const stolen = signupPayload({ OTPId, OTP: await visitor.lastCode(), ...elsewhere });
    expect(await visitor.call('signupByMobileOtp', stolen)).toMatchObject({ Status: 1, ErrorCode: 'OTP01' });
  });
});
