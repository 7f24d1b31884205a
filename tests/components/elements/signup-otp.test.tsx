import { afterEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { showDate } from '../../../src/core/format/time.ts';
import { formatLocale } from '../../../src/core/config/language.ts';
import { clearPendingTrial } from '../../../src/core/session/drafts/signup-draft.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { clearDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { person } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, field, fillSignup, isFocused, isShown } from '../support/screen.ts';

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

/** Fills in the signup, and opens the form of its code. */
async function open(attributes: Readonly<Record<string, string>> = { product: 'dictation' }): Promise<void> {
  writeContext({ productName: attributes.product ?? '' });
  const form = await page.put('dict-signup', attributes);
  await fillSignup();
  await button('Create free account').click();
  await hasReached('/signupotp');
  form.remove();
  await page.put('dict-otp');
  await expect.element(code()).toBeVisible();
}

async function enterCode(digits = page.sentCode()): Promise<void> {
  await code().fill(digits);
}

/** Signs up and shows the success. */
async function toSuccess(attributes?: Readonly<Record<string, string>>): Promise<void> {
  await open(attributes);
  await enterCode();
  await hasReached('/congratulation');
  document.body.replaceChildren();
  await page.put('dict-trial-active');
  await expect.element(screen.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
}

describe('the code', () => {
  test('A11Y-04 Verify needs six digits; a wrong code clears the boxes, says so and keeps the focus; the right one starts the trial [ACC-2.32 ACC-4.12 ACC-4.13 ACC-5.18 ACC-5.24 ACC-7.9 ACC-7.25 ACC-9.6]', async () => {
    await open();
    const sent = page.sentCode();
    await expect.element(verify()).toBeDisabled();
    await code().fill('12345');
    await expect.element(verify()).toBeDisabled();
    await enterCode(sent === '000000' ? '000001' : '000000');
    await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(code()).toHaveValue('');
    await isFocused(code());
    await enterCode();
    await hasReached('/congratulation');
    expect(page.requestsTo('signupbymobileOTP').at(-1)).toMatchObject({ OTP: sent, Mobile: person.mobile });
    expect(page.calls('startFreeTrial')).toBe(1);
  });

  test('without a stored signup says so and leads back [ACC-5.28]', async () => {
    await page.put('dict-otp');
    await isShown('Signup data is not valid.');
    await button('Back to signup').click();
    await hasReached('/signup');
  });

  test('with a Status other than 0 or 1 has its own text [ACC-5.29]', async () => {
    await open();
    page.sandbox.faults.add({ call: 'signupByMobileOtp', body: '{"Status":7,"Data":null}' });
    await enterCode();
    await isShown('Unexpected status returned from server.');
  });

  test('can be sent again after 20 seconds; that clears the boxes, and is told for 3 seconds [ACC-2.32 ACC-4.16 ACC-4.17 ACC-7.10 ACC-9.7]', async () => {
    await open();
    await expect.element(button(/^Resend code in \d+ s/)).toBeDisabled();
    await code().fill('123');
    page.passTime(20_000);
    await button('Resend').click();
    const told = screen.getByText(/A new code is on its way\./).first();
    await expect.element(told).toBeVisible();
    await expect.element(code()).toHaveValue('');
    await expect.element(button(/^Resend code in (20|19) s/)).toBeDisabled();
    expect(page.calls('resendOtp')).toBe(1);
    page.passTime(3100);
    await expect.element(screen.getByText('No code?')).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();
  });

  test('leads back to the signup page of the same product [ACC-2.34]', async () => {
    await open();
    await button('Back').click();
    await hasReached('/signup');
  });
});

describe('the trial', () => {
  test.each([
    [
      'the server message',
      'ACC-4.15 ACC-8.14',
      answer({
        Message: { Code: 'S0009', Message: 'You have had a trial of this product.' },
        SubscriptionId: null,
        SubscriptionExpiredOn: null,
      }),
      'You have had a trial of this product.',
    ],
    [
      'the generic text where it has no status',
      'ACC-8.15',
      answer({ Message: null }),
      'Something went wrong. Please contact the team.',
    ],
  ])('that fails shows %s, and can be started again [%s]', async (_what, _proves, fault, text) => {
    await open();
    page.sandbox.faults.add({ call: 'startFreeTrial', ...fault });
    await enterCode();
    await isShown(text);
    await button('Try again').click();
    await hasReached('/congratulation');
  });

  test('is not started without a product: the subscriptions open [ACC-4.14 ACC-4.23]', async () => {
    await open({});
    await enterCode();
    await hasReached('/subscription');
    expect([page.calls('productPlanDetails'), page.calls('startFreeTrial')]).toEqual([0, 0]);
  });

  test.each([
    [
      'dictation',
      {},
      { ProductPublicListingId: 1, PlanId: 102, PriceInfo: { PriceId: 1003 }, PurchasedSeatQty: 0 },
      'ACC-4.25 ACC-7.20',
    ],
    [
      'voice-services',
      {},
      { ProductPublicListingId: 2, PlanId: 201, PriceInfo: { PriceId: 2001 } },
      'ACC-4.26 ACC-9.18',
    ],
    [
      'dictation',
      { 'plan-id': '103', 'billing-cycle-id': '1005' },
      { PlanId: 103, PriceInfo: { PriceId: 1005 } },
      'ACC-4.24 ACC-7.21',
    ],
  ])('of %s from an address with %j starts %j [%s]', async (product, attributes, started, _proves) => {
    await open({ product, ...attributes });
    await enterCode();
    await hasReached('/congratulation');
    expect(page.requestsTo('UserPayment/StartFreeTrial')).toMatchObject([started]);
  });
});

describe('the success', () => {
  test('of dictation says until when, lists what is included and leads to the installation [ACC-2.66 ACC-2.69 ACC-2.70 ACC-3.15 CON-2.13.1 CON-2.13.3 CON-9.38]', async () => {
    await toSuccess();
    const { expiresAt } = page.sandbox.world.subscriptions.at(-1)!;
    await isShown(`You have access until ${showDate(new Date(expiresAt!), formatLocale())}.`);
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

  test('with a referral code shows the bonus [ACC-2.68 ACC-3.15 CON-2.13.2 CON-4.54]', async () => {
    await toSuccess({ product: 'dictation', 'referral-code': 'INVITE2026' });
    await isShown('Bonus: Referral Activated - You will get extra 30 days free on your first purchase');
    await button('Proceed to Installation').click();
    await hasReached('/installation');
  });
});
