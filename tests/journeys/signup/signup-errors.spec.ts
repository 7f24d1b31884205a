import { expect, test } from '../support/console.ts';
import { stopTheClock } from '../login/login-screen.ts';
import { otpHeading } from './otp-screen.ts';
import { person } from '../../../stories/person.ts';
import { fill, submit } from '../support/sign-up.ts';

/* ACC-5, ACC-8, ACC-9: the errors of the signup form. */

test('an invalid mobile number is reported with all other errors, and its error disappears with the right country', async ({
  page,
  server,
}) => {
  const mobile = page.getByLabel('Mobile number');
  const wrong = page.getByText('Please Enter Correct Mobile Number', { exact: true });
  await page.goto('/user/signup/dictation');
  const rules = page.waitForResponse(/phone-[^/]*\.js/);
  await fill(page, { mobile: '+44 7400 123456', email: 'ada@nowhere' });
  await rules;
  await submit(page);
  await expect(wrong).toBeVisible();
  await expect(page.getByText('Invalid Email Address', { exact: true })).toBeVisible();
  await expect(mobile).toBeFocused();
  const country = page.getByLabel('Country code');
  await country.selectOption((await country.locator('option', { hasText: '+44' }).getAttribute('value'))!);
  await expect(wrong).toHaveCount(0);
  await expect(page.getByText('Invalid Email Address', { exact: true })).toBeVisible();
  await mobile.fill('12345');
  await page.getByLabel('Email').fill(person.email);
  await submit(page);
  await expect(wrong).toBeVisible();
  await mobile.fill('07400 123456');
  await expect(wrong).toHaveCount(0);
  await submit(page);
  await expect(otpHeading(page)).toBeVisible();
  expect(server.calls('requestMobileOtp')).toBe(1);
});

test('on a small screen the error is scrolled into view, announced, and disappears after 3 seconds', async ({
  page,
  server,
}) => {
  const refusal = 'This number has an account.';
  server.sandbox.faults.add({
    call: 'requestMobileOtp',
    times: 2,
    body: JSON.stringify({ Status: 1, Data: null, ErrorCode: 'X', ErrorMessage: refusal }),
  });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.clock.install();
  await page.goto('/user/signup/dictation');
  await fill(page);
  await stopTheClock(page);
  await page.getByLabel('Full name').press('Enter');
  const banner = page.locator('.d-notice', { hasText: refusal });
  await expect(banner).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(100);
  await expect(page.locator('dict-signup').getByRole('status')).toHaveText(refusal);
  await page.clock.runFor(2800);
  await expect(banner).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  // The button stays under the pointer: the banner would wait for as long as that is on it.
  await submit(page);
  await expect(banner).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(3000);
  await expect(banner).toBeHidden();
});
