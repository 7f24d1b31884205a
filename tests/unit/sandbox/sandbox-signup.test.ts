import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/sandbox/domain/random.ts';
import { inviteCode } from '../../../src/sandbox/seed/documented-users.ts';
import { signedInCaller, signupPayload } from './sandbox-caller.ts';
import { sandbox, visitor, withSandbox } from './sandbox.world.ts';
import { person } from '../../../stories/person.ts';

withSandbox(() => ({ random: seededRandom(7) }));

const askForOtp = async (changes = {}) => (await visitor.call('requestMobileOtp', signupPayload(changes))).read().otpId;

describe('a signup', () => {
  test('links the referral, and the trial earns the friend seven days', { tags: ['CON-9.16'] }, async () => {
    const friend = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    const before = friend.referral.earnedDays;
    const invited = { ReferralCode: inviteCode };
    const payload = signupPayload({ ...invited, OTPId: await askForOtp(invited), OTP: await visitor.lastCode() });
    visitor.keep((await visitor.call('signupByMobileOtp', payload)).read().login);
    const first = { ProductPublicListingId: 1, PlanId: 102, PriceInfo: { PriceId: -1 }, PurchasedSeatQty: 1 };
    const trial = (await visitor.call('startFreeTrial', first)).read();
    expect(friend.referral.earnedDays).toBe(before + 7);
    expect((await visitor.logIn(person.email, 'Fresh2026')).read()).toMatchObject({
      isReferralLinked: true,
      activeReferralSubscriptionId: trial.subscriptionId,
    });
  });

  test('takes the e-mail of a deleted account after six months, not before', { tags: ['CON-9.21'] }, async () => {
    const retail = await signedInCaller(sandbox.fetch, 'retail@example.com');
    const user = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    await retail.call('deleteAccount', { UserId: user.id });
    expect(await visitor.logIn('retail@example.com')).toMatchObject({ Status: 1 });
    const again = signupPayload({ Email: 'retail@example.com' });
    expect(await visitor.call('requestMobileOtp', again)).toMatchObject({ Status: 1, ErrorCode: 'REG04' });
    await visitor.control('clock', { aheadMs: 190 * 86_400_000 });
    expect(await visitor.call('requestMobileOtp', again)).toMatchObject({ Status: 0 });
  });
});

test('a signup OTP runs out after ten minutes', { tags: ['ACC-9.8'] }, async () => {
  const OTPId = await askForOtp();
  await visitor.control('clock', { aheadMs: 10 * 60_000 });
  const late = signupPayload({ OTPId, OTP: await visitor.lastCode() });
  const ErrorMessage = 'This OTP has expired. Please request a new one.';
  expect(await visitor.call('signupByMobileOtp', late)).toMatchObject({ Status: 1, ErrorMessage });
});
