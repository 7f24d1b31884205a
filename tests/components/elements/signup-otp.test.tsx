import { afterEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { formatDate } from '../../../src/core/format/time.ts';
import { formatLocale } from '../../../src/core/config/language.ts';
import { clearDraft, clearPendingTrial, type SignupDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { currentSession } from '../../../src/core/session/session.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, field, heading, isFocused, isGone, isShown } from '../support/screen.ts';
import { toSignupOtp } from './otp-screen.ts';

/* <dict-otp> after <dict-signup>, and <dict-trial-active> after it. */

const page = sandboxPage();

const code = () => field('Code');
const verify = () => button('Verify OTP');
const hasReached = (path: string) => expect.poll(() => page.visited.at(-1)).toBe(path);

afterEach(() => {
  clearDraft();
  clearPendingTrial();
  writeContext({ productName: '', referralValidationCode: '', subscriptionExpiresOn: '' });
});

/** Signs up and shows the success. */
async function toSuccess(draft?: Partial<SignupDraft>): Promise<void> {
  await toSignupOtp(page, draft);
  await code().fill(page.sentCode());
  await hasReached('/congratulation');
  document.body.replaceChildren();
  await page.put('dict-trial-active');
  await expect.element(screen.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
}

describe('the code', () => {
  test('A11Y-04 Verify needs six digits; a wrong code clears the boxes, says so and keeps the focus; the right one starts the trial [ACC-2.32 ACC-4.12 ACC-4.13 ACC-5.18 ACC-5.24 ACC-7.9 ACC-7.25 ACC-9.6]', async () => {
    await toSignupOtp(page);
    const sent = page.sentCode();
    await expect.element(verify()).toBeDisabled();
    await userEvent.keyboard('12345');
    await expect.element(verify()).toBeDisabled();
    await code().fill(sent === '000000' ? '000001' : '000000');
    await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(code()).toHaveValue('');
    await isFocused(code());
    await userEvent.keyboard(sent);
    await hasReached('/congratulation');
    expect(page.requestsTo('signupbymobileOTP').at(-1)).toMatchObject({ OTP: sent, Mobile: person.mobile });
    expect([page.calls('signupByMobileOtp'), page.calls('startFreeTrial')]).toEqual([2, 1]);
  });

  test('without a stored signup says so and leads back [ACC-5.28]', async () => {
    await page.put('dict-otp');
    await isShown('Signup data is not valid.');
    await button('Back to signup').click();
    await hasReached('/signup');
  });

  test('with a Status other than 0 or 1 has its own text; Back leads to the signup page [ACC-2.34 ACC-5.29]', async () => {
    await toSignupOtp(page);
    page.sandbox.faults.add({ call: 'signupByMobileOtp', body: '{"Status":7,"Data":null}' });
    await code().fill(page.sentCode());
    await isShown('Unexpected status returned from server.');
    await button('Back').click();
    await hasReached('/signup');
  });

  test('can be sent again after 20 seconds; that clears the boxes, and a message says so for 3 seconds [ACC-2.32 ACC-4.16 ACC-4.17 ACC-7.10 ACC-9.7]', async () => {
    await toSignupOtp(page);
    await expect.element(button(/^Resend code in \d+ s/)).toBeDisabled();
    await code().fill('123');
    page.passTime(20_000);
    await button('Resend').click();
    const message = screen.getByText(/A new code is on its way\./).first();
    await expect.element(message).toBeVisible();
    await expect.element(code()).toHaveValue('');
    await expect.element(button(/^Resend code in (20|19) s/)).toBeDisabled();
    expect(page.calls('resendOtp')).toBe(1);
    page.passTime(3100);
    await expect.element(screen.getByText('No code?')).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
  });
});

describe('the trial', () => {
  test('A11Y-31 that fails shows the server message, or the generic text if there is no status, has the focus, and can be started again [ACC-4.15 ACC-8.14 ACC-8.15]', async () => {
    await toSignupOtp(page);
    const Message = { Code: 'S0009', Message: 'You have had a trial of this product.' };
    page.sandbox.faults.add({
      call: 'startFreeTrial',
      ...answer({ Message, SubscriptionId: null, SubscriptionExpiredOn: null }),
    });
    await code().fill(page.sentCode());
    await isShown('You have had a trial of this product.');
    await isFocused(heading('Verify OTP'));
    page.sandbox.faults.add({ call: 'startFreeTrial', ...answer({ Message: null }) });
    await button('Try again').click();
    await isShown('Something went wrong. Please contact the team.');
    await isFocused(heading('Verify OTP'));
    await button('Try again').click();
    await hasReached('/congratulation');
  });

  test('is not started without a product: the subscriptions open [ACC-4.14 ACC-4.23]', async () => {
    await toSignupOtp(page, { trial: { ...signupDraft.trial, productName: '' } });
    await code().fill(page.sentCode());
    await hasReached('/subscription');
    expect([page.calls('productPlanDetails'), page.calls('startFreeTrial')]).toEqual([0, 0]);
  });

  test.each([
    [{}, { ProductPublicListingId: 1, PlanId: 102, PriceInfo: { PriceId: 1003 }, PurchasedSeatQty: 0 }, 'ACC-7.20'],
    [{ planId: '103', billingCycleId: '1005' }, { PlanId: 103, PriceInfo: { PriceId: 1005 } }, 'ACC-4.24 ACC-7.21'],
  ])('from an address with %j starts %j [%s]', async (wish, started, _proves) => {
    await toSignupOtp(page, { trial: { ...signupDraft.trial, ...wish } });
    await code().fill(page.sentCode());
    await hasReached('/congratulation');
    expect(page.requestsTo('UserPayment/StartFreeTrial')).toMatchObject([started]);
    // The trial has changed what the session knows of its user.
    expect(currentSession()?.allowedMenus).toContain('1');
  });
});

describe('the success', () => {
  test('of dictation names the end of the trial, lists what is included and leads to the installation [ACC-2.66 ACC-2.69 ACC-2.70 ACC-3.15 CON-2.13.1 CON-2.13.3 CON-9.38]', async () => {
    await toSuccess();
    const { expiresAt } = page.sandbox.world.subscriptions.at(-1)!;
    await isShown(`You have access until ${formatDate(new Date(expiresAt!), formatLocale())}.`);
    for (const item of [
      'Full access on all platforms',
      'Macros, templates and vocabulary features',
      '24/7 assistance',
      '99% accuracy',
    ])
      await isShown(item);
    await button('Proceed to Installation').click();
    await hasReached('/installation');
  });

  test('with a referral code shows the bonus in the place of what is included [ACC-2.68 ACC-3.15 CON-2.13.2 CON-4.54]', async () => {
    await toSuccess({ referralCode: 'INVITE2026' });
    await isShown('Bonus: Referral Activated - You will get extra 30 days free on your first purchase');
    await isGone('99% accuracy');
    await button('Proceed to Installation').click();
    await hasReached('/installation');
  });
});
