import { expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* CON-2.12: refer and earn. */

test('requires login [CON-2.12.1]', async ({ page }) => {
  await page.goto('/referearn');
  await expect(page).toHaveURL('/');
});

test('the invitation link leads to the signup with the code filled in [CON-1.6 CON-2.12.2 CON-2.12.5 CON-7.46]', async ({
  page,
  server,
}) => {
  await keepSession(page);
  await page.goto('/referearn');
  const link = await page.getByLabel('Your invitation link').inputValue();
  const code = new URL(link).searchParams.get('rc')!;
  expect(link).toBe(`${server.url}/Invite?rc=${code}`);
  await expect(seen(page, code)).toBeVisible();
  await expect(seen(page, /^\d+ days? earned$/)).toBeVisible();
  await page.goto(link);
  await expect(page.getByLabel('Referral code')).toHaveValue(code);
});

test('the copy button copies the link and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepSession(page);
  await page.goto('/referearn');
  const link = await page.getByLabel('Your invitation link').inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('the code and the rewards in their words [CON-2.12.4 CON-2.12.6 CON-2.12.7 CON-9.16 CON-9.17]', async ({
  page,
}) => {
  await keepSession(page);
  await page.goto('/referearn');
  for (const words of [
    'My referral code',
    '37 days earned',
    'when a contact creates an account and starts a trial',
    'when a contact starts a paid subscription. Your contact gets 30 days too.',
  ])
    await expect(seen(page, words)).toBeVisible();
});

for (const code of [null, '', ' ', undefined]) {
  test(`without a code (${JSON.stringify(code)}) the days that were earned are shown, and no link`, async ({
    page,
    server,
  }) => {
    await keepSession(page);
    server.sandbox.faults.add({
      call: 'referEarnInfo',
      body: JSON.stringify({
        Status: 0,
        Data: { EarnedDays: 37, ReferralCode: code },
        ErrorCode: null,
        ErrorMessage: null,
      }),
    });
    await page.goto('/referearn');
    await expect(seen(page, '37 days earned')).toBeVisible();
    await expect(page.getByLabel('Your invitation link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  });
}

test('WhatsApp is disabled, with its prefilled message; rewards, steps and terms [CON-2.12.3 CON-2.12.8 CON-2.12.9 CON-2.12.10 CON-9.18]', async ({
  page,
}) => {
  await keepSession(page);
  await page.goto('/referearn');
  await expect(page.getByRole('button', { name: 'Share on WhatsApp' })).toBeDisabled();
  await expect(seen(page, /my referral code .+ and get 30 days free on your first checkout/)).toBeVisible();
  await expect(seen(page, '+7 days')).toBeVisible();
  await expect(seen(page, '+30 days')).toBeVisible();
  await expect(seen(page, 'There is no limit to what you can earn.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Read terms and conditions' })).toHaveAttribute(
    'href',
    'https://console.example/referral-terms',
  );
});

test('NET-02 a referral code that failed to load can be retried @all', async ({ page, server }) => {
  server.sandbox.faults.add({ call: 'referEarnInfo', times: 4, status: 500 });
  await keepSession(page);
  await page.goto('/referearn');
  await expect(seen(page, 'Your referral code could not be loaded.')).toBeVisible();
  server.sandbox.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Your invitation link')).toBeVisible();
});
