import type { Locator } from 'playwright/test';
import { requestMobileOtp } from '../../../src/core/service/endpoints/access/signup.ts';
import { expect, seen, test } from '../support/console.ts';
import { otpHeading } from './otp-screen.ts';
import { person } from '../../../stories/person.ts';
import { fill, submit } from '../support/sign-up.ts';
import { holdCall } from '../support/hold-call.ts';

/* ACC-2, ACC-3, ACC-5, ACC-8; DEC-1: the addresses that lead to the signup, and its form. */

test.describe('the addresses that lead to the signup', () => {
  test('stores product, plan and billing cycle and goes to /signup [ACC-2.19 ACC-3.13]', async ({ page }) => {
    await page.goto('/user/signup/voice-services?pId=12&bId=34');
    await expect(page).toHaveURL('/signup');
    await expect(page).toHaveTitle('Sign up - Dictation Console');
    await expect(page.locator('dict-signup')).toHaveAttribute('product', 'voice-services');
    await expect(page.locator('dict-signup')).toHaveAttribute('plan-id', '12');
    await expect(page.locator('dict-signup')).toHaveAttribute('billing-cycle-id', '34');
  });

  test('both ids are -1 when missing, and the product may be absent [ACC-2.17 ACC-2.18 CON-5.45]', async ({ page }) => {
    await page.goto('/user/signup');
    await expect(page).toHaveURL('/signup');
    await expect(page.locator('dict-signup')).toHaveAttribute('plan-id', '-1');
    await expect(page.locator('dict-signup')).toHaveAttribute('billing-cycle-id', '-1');
    await expect(page.getByText('No credit card needed for the trial')).toBeVisible();
  });

  test('stores the referral code, selects dictation and fills the code in [ACC-2.26 ACC-2.29 ACC-3.13 CON-2.1.18 CON-4.53]', async ({
    page,
  }) => {
    await page.goto('/Invite?rc=INVITE2026');
    await expect(page).toHaveURL('/signup');
    await expect(page.locator('dict-signup')).toHaveAttribute('product', 'dictation');
    await expect(page.getByLabel('Referral code')).toHaveValue('INVITE2026');
  });

  test('a blank code does not count [ACC-2.29 ACC-5.32 CON-5.46]', async ({ page }) => {
    await page.goto('/Invite?rc=%20%20');
    await expect(page.getByLabel('Referral code')).toHaveValue('');
  });

  test('the generic route shows the Invite screen with a code, else the 404 [ACC-2.30 CON-2.1.20]', async ({
    page,
  }) => {
    await page.goto('/referral/invite/7?rc=INVITE2026');
    await expect(page.getByLabel('Referral code')).toHaveValue('INVITE2026');
    await page.goto('/referral/invite/7');
    await expect(page).toHaveURL('/pageNotFound');
    await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the form', () => {
  test('product-specific copy; voice services have no consent box [ACC-2.16 ACC-2.21 ACC-2.23 ACC-2.27 ACC-5.19]', async ({
    page,
  }) => {
    await page.goto('/user/signup/dictation');
    await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
    await expect(page.getByText('55+ specialties, with their own vocabulary')).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.goto('/user/signup/voice-services');
    await expect(page.getByText('APIs and SDKs for web, desktop and mobile')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('every required field has its message, and the first takes the focus (A11Y-09) [ACC-4.10 ACC-5.1 ACC-5.3 ACC-5.5 ACC-5.7]', async ({
    page,
    server,
  }) => {
    await page.goto('/user/signup/dictation');
    await submit(page);
    for (const message of [
      'Please Enter Full Name',
      'Please Enter Mobile Number',
      'Please Enter Email ID',
      'Please Enter Password',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Please Enter Full Name');
    await page.getByLabel('Full name').fill('Ada');
    await expect(page.getByText('Please Enter Full Name')).toHaveCount(0);
    expect(server.calls('requestMobileOtp')).toBe(0);
  });

  for (const [field, value, message, proves] of [
    ['Email', 'ada@nowhere', 'Invalid Email Address', 'ACC-5.6'],
    ['Email', 'ada@ new.example', 'Invalid Email Address', 'ACC-5.6'],
    ['Password', 'sandbox2026', 'Please Enter Strong Password.', 'ACC-5.8'],
    ['Password', 'Short1A', 'Please Enter Strong Password.', 'ACC-5.13 ACC-9.11'],
    ['Mobile number', '12345', 'Please Enter Correct Mobile Number', 'ACC-5.4'],
    ['Mobile number', '9876543210 ext 55', 'Please Enter Correct Mobile Number', 'ACC-5.4'],
    ['Mobile number', '+44 20 7946 0000', 'Please Enter Correct Mobile Number', 'ACC-5.4'],
  ] as const) {
    test(`${field} '${value}' gives '${message}' and nothing typed is lost [${proves}]`, async ({ page, server }) => {
      await page.goto('/user/signup/dictation');
      await fill(page);
      await page.getByLabel(field, { exact: true }).fill(value);
      await submit(page);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByLabel(field, { exact: true })).toBeFocused();
      await expect(page.getByLabel(field, { exact: true })).toHaveValue(value);
      await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
      expect(server.calls('requestMobileOtp')).toBe(0);
    });
  }

  test('the password’s hint stays beside its error, both describe the field, and nothing moves', async ({ page }) => {
    const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
    const password = page.getByLabel('Password', { exact: true });
    await page.goto('/user/signup/dictation');
    await expect(password).toHaveAccessibleDescription(hint);
    await fill(page, { password: 'sandbox2026' });
    const topOf = async (field: Locator) => (await field.boundingBox())!.y;
    const toTheNext = async () => (await topOf(page.getByLabel('Referral code'))) - (await topOf(password));
    const before = await toTheNext();
    await submit(page);
    await expect(password).toHaveAccessibleDescription(`Please Enter Strong Password. ${hint}`);
    await expect(page.getByText(hint)).toBeVisible();
    expect(await toTheNext()).toBeCloseTo(before, 2);
  });

  test('a full name of 100 characters is accepted, one of 101 is not [ACC-5.2 ACC-9.12]', async ({ page, server }) => {
    await page.goto('/user/signup/dictation');
    await fill(page, { fullName: 'a'.repeat(101) });
    await submit(page);
    await expect(page.getByText('Please Enter Full Name', { exact: true })).toBeVisible();
    // Each counts once, even a character of two UTF-16 units.
    await page.getByLabel('Full name').fill(`${'a'.repeat(99)}𠮷`);
    await submit(page);
    await expect(otpHeading(page)).toBeVisible();
    expect(server.calls('requestMobileOtp')).toBe(1);
  });

  test('SEC-27 the password takes paste, 128 characters, spaces and emoji, and is sent as it was typed [ACC-2.25]', async ({
    page,
    server,
  }) => {
    const password = ` Pässwort 1 🔑 ${'x'.repeat(112)} `;
    await page.goto('/user/signup/dictation');
    await fill(page, { password });
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    const sent = page.waitForRequest(/requestmobileOTP/);
    await submit(page);
    const body = (await sent).postDataJSON() as { Request: { Password: string } };
    expect(Buffer.from(body.Request.Password, 'base64').toString('utf8')).toBe(password);
    await expect(otpHeading(page)).toBeVisible();
    expect(server.calls('requestMobileOtp')).toBe(1);
  });

  test('the call carries every field in its form [ACC-2.25 ACC-3.1 ACC-4.11 ACC-7.8 ACC-7.25 ACC-9.9]', async ({
    page,
  }) => {
    await page.goto('/Invite?rc=INVITE2026');
    await fill(page);
    const sent = page.waitForRequest(/requestmobileOTP/);
    await submit(page);
    const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
    expect(Request).toMatchObject({
      FullName: person.fullName,
      Email: person.email,
      Mobile: person.mobile,
      MobileDisplay: `+91 ${person.mobile}`,
      PhoneCode: '+91',
      CountryCode: '+91',
      WhatsappOptInStatus: true,
      IsWhatsOptInChecked: true,
      IsReferralPreFilled: true,
      ReferralCode: 'INVITE2026',
      ClientUniqueCode: 'dict-elements',
      SourceApp: 'userconsole',
      OTPId: -1,
      OTP: '',
      DeviceId: 0,
      Purpose: 'signup',
      OTPHashKey: '',
      ClientIP: '',
      OTPVersion: 6,
      JobTitleId: -1,
      OSVersion: '',
      AuthAPIVersion: 2,
    });
  });

  test('an unchecked consent is sent as null [ACC-3.2]', async ({ page }) => {
    await page.goto('/user/signup/dictation');
    await fill(page);
    await page.getByRole('checkbox').uncheck();
    const sent = page.waitForRequest(/requestmobileOTP/);
    await submit(page);
    const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
    expect(Request).toMatchObject({ WhatsappOptInStatus: null, IsWhatsOptInChecked: false });
  });

  test('NET-27 Enter three times and a double click send one request @all', async ({ page, server }) => {
    const letGo = await holdCall(page, requestMobileOtp);
    await page.goto('/user/signup/dictation');
    await fill(page);
    await page.getByLabel('Email').press('Enter');
    await page.getByLabel('Email').press('Enter');
    await page.getByLabel('Email').press('Enter');
    await page.getByRole('button', { name: /Sending your code|Create free account/ }).dblclick({ force: true });
    letGo();
    await expect(otpHeading(page)).toBeVisible();
    expect(server.calls('requestMobileOtp')).toBe(1);
  });

  test('Signup OTP request, Status 1 shows the ErrorMessage and the button works again [ACC-8.9]', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({
      call: 'requestMobileOtp',
      body: '{"Status":1,"Data":null,"ErrorCode":"X","ErrorMessage":"This number has an account."}',
    });
    await page.goto('/user/signup/dictation');
    await fill(page);
    await submit(page);
    await expect(seen(page, 'This number has an account.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await submit(page);
    await expect(otpHeading(page)).toBeVisible();
  });

  for (const [trouble, fault] of [
    ['HTTP 500', { status: 500, body: 'oops' }],
    ['HTML', { body: '<!doctype html><p>Hello</p>', headers: { 'Content-Type': 'text/html' } }],
    ['a Status of 2', { body: '{"Status":2,"Data":{"OTPId":1}}' }],
    ['Data that does not fit', { body: '{"Status":0,"Data":{}}' }],
  ] as const) {
    test(`Signup OTP request exception (${trouble}); NET-03 it is not sent again by itself [ACC-8.10]`, async ({
      page,
      server,
    }) => {
      server.sandbox.faults.add({ call: 'requestMobileOtp', ...fault });
      await page.goto('/user/signup/dictation');
      await fill(page);
      await submit(page);
      await expect(seen(page, 'An error occurred while requesting the OTP. Please try again later.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      expect(server.calls('requestMobileOtp')).toBe(1);
      await submit(page);
      await expect(otpHeading(page)).toBeVisible();
    });
  }

  test('Signup OTP request exception (no answer); the button works again [ACC-8.10]', async ({ page, server }) => {
    // Browsers resend a request by themselves if its connection breaks, so every attempt is cut.
    server.sandbox.faults.add({ call: 'requestMobileOtp', cut: 'connection', times: -1 });
    await page.goto('/user/signup/dictation');
    await fill(page);
    await submit(page);
    await expect(seen(page, 'An error occurred while requesting the OTP. Please try again later.')).toBeVisible();
    server.sandbox.faults.clear();
    await submit(page);
    await expect(otpHeading(page)).toBeVisible();
  });

  test.describe('with a short time limit', () => {
    // Longer than loading the countries takes on a busy machine.
    test.use({ configuration: { timeoutMs: 1500, links: { terms: '', privacy: '' } } });

    test('NET-01 a call that times out is aborted, with a message and a way to try again @all', async ({
      page,
      server,
    }) => {
      await page.goto('/user/signup/dictation');
      await expect(page.getByLabel('Country code')).toHaveValue(/\d+/);
      server.sandbox.faults.add({ call: 'requestMobileOtp', delayMs: 10_000 });
      await fill(page);
      await submit(page);
      await expect(seen(page, 'An error occurred while requesting the OTP. Please try again later.')).toBeVisible();
    });
  });

  test('NET-02 the list of countries is requested again after a 503, and can be retried after a failure @all', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'regionSignupFormData', times: 1, status: 503, headers: { 'Retry-After': '0' } });
    await page.goto('/user/signup/dictation');
    await expect(page.getByLabel('Country code')).toHaveValue(/\d+/);
    server.sandbox.faults.add({ call: 'regionSignupFormData', times: 1, status: 500 });
    await page.reload();
    await expect(seen(page, 'The list of countries could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Country code')).toHaveValue(/\d+/);
  });
});

test('the robots are told not to index [CON-9.39]', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});
