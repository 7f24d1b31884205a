import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/sandbox/random.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { inviteCode } from '../../src/sandbox/seed/documented-users.ts';
import { createCaller, signupPayload } from './sandbox-caller.ts';

let sandbox: Sandbox;
let visitor: ReturnType<typeof createCaller>;

beforeEach(() => {
  sandbox = createSandbox({ random: seededRandom(7) });
  visitor = createCaller(sandbox.fetch);
});

const lastCode = async () => (await visitor.outbox()).at(-1)?.otp ?? '';

async function askForOtp(changes = {}) {
  const asked = await visitor.call('requestMobileOtp', signupPayload(changes));
  return (asked.Data as { OTPId: number }).OTPId;
}

async function signUp(changes = {}) {
  const OTPId = await askForOtp(changes);
  const signed = await visitor.call('signupByMobileOtp', signupPayload({ ...changes, OTPId, OTP: await lastCode() }));
  if (signed.Status === 0) visitor.keep((signed.Data as { LoginResponse: never }).LoginResponse);
  return signed;
}

describe('a signup', () => {
  test('goes from the OTP in the outbox to a trial that runs for 14 days', async () => {
    expect(await signUp()).toMatchObject({
      Status: 0,
      Data: { LoginResponse: { Email: 'nina@example.com', UserDisplayName: 'Nina Newcomer', UserTypeId: '1' } },
    });
    const plans = await visitor.call('productPlanDetails', { ProductPublicListingId: 1, CountryDomain: 'com' });
    expect(plans.Data).toMatchObject({
      ProductCode: 'DICT',
      Clouds: { Plans: [{ IsMostPopular: false }, { PlanId: 102, IsMostPopular: true }, {}] },
    });
    const trial = { ProductPublicListingId: 1, PlanId: 102, PriceInfo: { PriceId: 1003 }, PurchasedSeatQty: 0 };
    const started = await visitor.call('startFreeTrial', trial);
    expect(started.Data).toMatchObject({ Message: { Code: 'S0000' } });
    const days =
      (Date.parse((started.Data as { SubscriptionExpiredOn: string }).SubscriptionExpiredOn) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(await visitor.call('startFreeTrial', trial)).toMatchObject({
      Status: 0,
      Data: { Message: { Code: 'TRIAL01' } },
    });
  });

  test('leaves an account that its password opens', async () => {
    await signUp();
    expect(await visitor.logIn('NINA@example.com', 'Fresh2026')).toMatchObject({ Status: 0 });
    expect(await visitor.logIn('+1 202 555 0190', 'Fresh2026')).toMatchObject({ Status: 0 });
    expect(await visitor.logIn('nina@example.com', 'fresh2026')).toMatchObject({ http: 200, Status: 1 });
  });

  test('counts its OTP once', async () => {
    const OTPId = await askForOtp();
    const OTP = await lastCode();
    const both = await Promise.all([1, 2].map(() => visitor.call('signupByMobileOtp', signupPayload({ OTPId, OTP }))));
    expect(both.filter(({ Status }) => Status === 0)).toHaveLength(1);
    expect(sandbox.world.users.filter(({ email }) => email === 'nina@example.com')).toHaveLength(1);
  });

  test('links the referral, and the trial earns the friend seven days', async () => {
    const friend = () => sandbox.world.users.find(({ email }) => email === 'retail@example.com')!.referral.earnedDays;
    const before = friend();
    await signUp({ ReferralCode: inviteCode });
    const trial = await visitor.call('startFreeTrial', {
      ProductPublicListingId: 1,
      PlanId: 102,
      PriceInfo: { PriceId: -1 },
      PurchasedSeatQty: 1,
    });
    expect(friend()).toBe(before + 7);
    expect(await visitor.logIn('nina@example.com', 'Fresh2026')).toMatchObject({
      Data: {
        IsReferralLinked: true,
        ActiveReferralSubScriptionId: (trial.Data as { SubscriptionId: number }).SubscriptionId,
      },
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
    expect(await visitor.call('requestMobileOtp', signupPayload(changes))).toMatchObject({
      http: 200,
      Status: 1,
      ErrorMessage,
    });
    expect(await visitor.outbox()).toEqual([]);
  });
});

describe('a signup OTP', () => {
  const verify = (OTPId: number, OTP: string) => visitor.call('signupByMobileOtp', signupPayload({ OTPId, OTP }));
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  test('is void after five wrong tries, even when the sixth is right', async () => {
    const OTPId = await askForOtp();
    const code = await lastCode();
    for (let tries = 1; tries < 5; tries++) {
      expect(await verify(OTPId, wrong(code))).toMatchObject({
        ErrorMessage: 'Invalid OTP. Please check the code and try again.',
      });
    }
    expect(await verify(OTPId, wrong(code))).toMatchObject({
      ErrorMessage: 'Too many wrong OTPs. Please request a new one.',
    });
    expect(await verify(OTPId, code)).toMatchObject({ Status: 1 });
  });

  test('keeps its id when it is sent again, and only the new code counts', async () => {
    const OTPId = await askForOtp();
    const first = await lastCode();
    expect(await visitor.call('resendOtp', { Mobile: '2025550190', CountryCode: '+1', OTPId })).toMatchObject({
      Status: 0,
    });
    const second = await lastCode();
    expect(await verify(OTPId, first)).toMatchObject({ Status: 1 });
    expect(await verify(OTPId, second)).toMatchObject({ Status: 0 });
  });

  test('runs out after ten minutes', async () => {
    const OTPId = await askForOtp();
    await visitor.control('clock', { aheadMs: 10 * 60_000 });
    expect(await verify(OTPId, await lastCode())).toMatchObject({
      ErrorMessage: 'This OTP has expired. Please request a new one.',
    });
  });

  test('belongs to the number that it was sent to', async () => {
    const OTPId = await askForOtp();
    const stolen = signupPayload({ OTPId, OTP: await lastCode(), Mobile: '2025550191', Email: 'else@example.com' });
    expect(await visitor.call('signupByMobileOtp', stolen)).toMatchObject({ Status: 1, ErrorCode: 'OTP01' });
  });
});
