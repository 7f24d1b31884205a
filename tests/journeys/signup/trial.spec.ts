import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { signUp } from './signing-up.ts';

/* ACC-4 Free-trial start, ACC-2 /congratulation: the trial and its success. */

/** The `Request` of each `StartFreeTrial` call. */
async function startedWith(page: Page): Promise<unknown> {
  const request = await page.waitForRequest(/UserPayment\/StartFreeTrial/);
  return (request.postDataJSON() as { Request: unknown }).Request;
}

test('without a product there is nothing to start, and the subscriptions open [ACC-4.14 ACC-4.23]', async ({
  page,
  server,
}) => {
  await signUp(page, server, '/signup');
  await expect(page).toHaveURL('/subscription');
  await expect(seen(page, 'You have no subscriptions yet.')).toBeVisible();
  expect([server.calls('productPlanDetails'), server.calls('startFreeTrial')]).toEqual([0, 0]);
});

for (const address of ['/user/signup/dictation', '/user/signup/dictation?pId=101&bId=1003']) {
  test(`${address} starts the most popular plan, with its first price [ACC-4.25 ACC-7.20] @all`, async ({
    page,
    server,
  }) => {
    const started = startedWith(page);
    await signUp(page, server, address);
    expect(await started).toEqual({
      ProductPublicListingId: 1,
      PlanId: 102,
      PriceInfo: { PriceId: 1003 },
      PurchasedSeatQty: 0,
    });
    await expect(page).toHaveURL('/congratulation');
  });
}

test('without a popular plan it is the plan with the lowest display order [ACC-4.26 ACC-9.18] @all', async ({
  page,
  server,
}) => {
  // The shown order differs from the answer's.
  await page.route(/productplandetails/, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { Data: { Clouds: { Plans: unknown[] } } };
    envelope.Data.Clouds.Plans.reverse();
    await route.fulfill({ response, json: envelope });
  });
  const started = startedWith(page);
  await signUp(page, server, '/user/signup/voice-services');
  expect(await started).toMatchObject({ ProductPublicListingId: 2, PlanId: 201, PriceInfo: { PriceId: 2001 } });
});

test('access until the expiry date of the trial [ACC-2.66 CON-2.13.1]', async ({ page, server }) => {
  await signUp(page, server, '/user/signup/dictation');
  await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
  const trial = server.sandbox.world.subscriptions.at(-1)!;
  const date = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/London',
  }).format(trial.expiresAt!);
  await expect(seen(page, `You have access until ${date}.`)).toBeVisible();
});

for (const from of ['/user/signup/dictation', '/Invite?rc=INVITE2026']) {
  test(`from ${from}: 'Proceed to Installation' leads there [ACC-2.69 CON-2.13.2 CON-2.13.3]`, async ({
    page,
    server,
  }) => {
    await signUp(page, server, from);
    await page.getByRole('button', { name: 'Proceed to Installation' }).click();
    await expect(page).toHaveURL('/installation');
    await expect(page.getByRole('region', { name: 'Windows' })).toBeVisible();
  });
}

test('another product is told to log in to the developer portal, which opens in a new tab [ACC-2.71 CON-2.13.4]', async ({
  page,
  context,
  server,
}) => {
  await context.route('https://developers.console.example/**', (route) => route.fulfill({ body: 'the portal' }));
  await signUp(page, server, '/user/signup/voice-services');
  await expect(seen(page, 'Log in to the developer portal for your keys, the APIs and the SDKs.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Proceed to Developer Portal' }).click();
  await expect(await opened).toHaveURL('https://developers.console.example/');
  await expect(page).toHaveURL('/congratulation');
});
