import { expect, seen, test } from '../support/console.ts';
import { code, otpHeading, verify } from './otp-screen.ts';
import { fill, submit } from '../support/sign-up.ts';
import { enterCode, toOtp } from './signing-up.ts';

/* ACC-2, ACC-4, ACC-6, ACC-8: the trial that a signup starts, and its success. */

test.describe('the trial', () => {
  test('Trial start failure shows the server message, and can be tried again [ACC-4.15 ACC-8.14]', async ({
    page,
    server,
  }) => {
    await toOtp(page);
    server.sandbox.faults.add({
      call: 'startFreeTrial',
      body: '{"Status":0,"Data":{"Message":{"Code":"S0009","Message":"You have had a trial of this product."},"SubscriptionId":null,"SubscriptionExpiredOn":null}}',
    });
    await enterCode(page, server);
    await expect(seen(page, 'You have had a trial of this product.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/congratulation');
  });

  test('after a reload the trial that failed can still be started, or left for the subscriptions', async ({
    page,
    server,
  }) => {
    await toOtp(page);
    server.sandbox.faults.add({ call: 'startFreeTrial', status: 500, body: '' });
    await enterCode(page, server);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.reload();
    await expect(seen(page, 'Your account has been created, but its trial has not started yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to your subscriptions' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/congratulation');
  });

  test("without a success status it reads 'Something went wrong. Please contact the team.' [ACC-8.15]", async ({
    page,
    server,
  }) => {
    await toOtp(page);
    server.sandbox.faults.add({ call: 'startFreeTrial', body: '{"Status":0,"Data":{"Message":null}}' });
    await enterCode(page, server);
    await expect(seen(page, 'Something went wrong. Please contact the team.')).toBeVisible();
  });

  test('the stored plan and billing cycle are used when the plan holds that price [ACC-4.24 ACC-7.21] @all', async ({
    page,
    server,
  }) => {
    const plans = page.waitForResponse(/productplandetails/);
    await toOtp(page);
    await enterCode(page, server);
    const { Data } = (await (await plans).json()) as {
      Data: { Clouds: { Plans: { PlanId: number; Prices: { Value: { PlanPriceId: number } }[] }[] } };
    };
    const plan = Data.Clouds.Plans.at(-1)!;
    const price = plan.Prices.at(-1)!.Value.PlanPriceId;
    await page.evaluate(() => localStorage.clear());

    await page.goto(`/user/signup/dictation?pId=${plan.PlanId}&bId=${price}`);
    await fill(page, { mobile: '9876543211', email: 'grace@new.example' });
    await submit(page);
    await expect(otpHeading(page)).toBeVisible();
    const started = page.waitForRequest(/StartFreeTrial/);
    await code(page).fill(server.otpFor('+919876543211'));
    await verify(page).click();
    const { Request } = (await started).postDataJSON() as { Request: unknown };
    expect(Request).toMatchObject({ PlanId: plan.PlanId, PriceInfo: { PriceId: price }, PurchasedSeatQty: 0 });
  });
});

test.describe('registration success', () => {
  test('dictation without a code lists what is included and leads to the installation [ACC-2.66 ACC-2.70 ACC-3.15 CON-2.13.3 CON-9.38]', async ({
    page,
    server,
  }) => {
    await toOtp(page);
    await enterCode(page, server);
    await expect(page.getByText(/You have access until \d{2} \w{3,4} \d{4}\./)).toBeVisible();
    for (const item of [
      'Full access on all platforms',
      'Macros, templates and vocabulary features',
      '24/7 assistance',
      '99% accuracy',
    ]) {
      await expect(page.getByText(item, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Proceed to Installation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });

  test('dictation with a referral code shows the bonus [ACC-2.68 ACC-3.15 CON-2.13.2 CON-4.54]', async ({
    page,
    server,
  }) => {
    await toOtp(page, '/Invite?rc=INVITE2026');
    await enterCode(page, server);
    await expect(
      page.getByText('Bonus: Referral Activated - You will get extra 30 days free on your first purchase'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Installation' })).toBeVisible();
  });

  test('another product leads to the developer portal in a new tab [ACC-2.71 CON-2.13.4]', async ({ page, server }) => {
    await toOtp(page, '/user/signup/voice-services');
    await enterCode(page, server);
    const portal = page.getByRole('link', { name: 'Proceed to Developer Portal' });
    await expect(portal).toHaveAttribute('href', 'https://developers.console.example/');
    await expect(portal).toHaveAttribute('target', '_blank');
    await expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('without a session it is not shown', async ({ page }) => {
    await page.goto('/congratulation');
    await expect(page).toHaveURL('/');
  });
});
