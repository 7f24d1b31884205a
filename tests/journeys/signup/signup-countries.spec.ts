import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { otpHeading } from './otp-screen.ts';
import { fill, submit } from '../support/sign-up.ts';
import { askForOtp } from './signing-up.ts';

/** The field's position in the form; its position in the window changes when a click scrolls the page. */
async function mobileInForm(page: Page) {
  const [form, field] = await Promise.all([
    page.locator('dict-signup').boundingBox(),
    page.getByLabel('Mobile number').boundingBox(),
  ]);
  return { x: field!.x - form!.x, y: field!.y - form!.y, width: field!.width, height: field!.height };
}

/* ACC-7.15, ACC-7.16, DEC-1.15: which list the signup shows. */

test('the countries are those for the visitor’s IP address, whose country is selected [ACC-7.16] @all', async ({
  page,
}) => {
  // An address that the sandbox locates in the United Kingdom.
  await page.route(/fetchregioninfo/, (route) => route.fulfill({ json: { Status: 0, Data: { ip: '192.0.2.44' } } }));
  const asked = page.waitForRequest(/regionsingupformdata/);
  await page.goto('/user/signup/dictation');
  expect((await asked).postDataJSON()).toEqual({ Request: { IpAddress: '192.0.2.44' } });
  const country = page.getByLabel('Country code');
  await expect(country.locator('option:checked')).toContainText('+44');
  expect(await country.locator('option').count()).toBeGreaterThan(3);
});

test('if the IP address is late, they are those of singupformdata, and the signup works [ACC-7.15 DEC-1.15]', async ({
  page,
  server,
}) => {
  server.sandbox.faults.add({ call: 'fetchRegionInfo', times: -1, delayMs: 20_000 });
  const asked = page.waitForRequest(/DataResource\/singupformdata/);
  await page.goto('/user/signup/dictation');
  expect((await asked).method()).toBe('GET');
  await expect(page.getByLabel('Country code').locator('option:checked')).toContainText('+91');
  await askForOtp(page);
  expect(server.calls('regionSignupFormData')).toBe(0);
});

test('while they are loading, the field says so, no choice is required, and a submitted form waits for them', async ({
  page,
  server,
}) => {
  server.sandbox.faults.add({ call: 'regionSignupFormData', delayMs: 1500 });
  server.sandbox.faults.add({ call: 'signupFormData', delayMs: 1500 });
  server.sandbox.faults.add({ call: 'requestMobileOtp', delayMs: 1500 });
  await page.goto('/user/signup/dictation');
  const country = page.getByLabel('Country code');
  await expect(country).toHaveAttribute('aria-busy', 'true');
  await expect(country.locator('option')).toHaveText(['Loading']);
  const before = await mobileInForm(page);
  await fill(page);
  await submit(page);
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'busy');
  await expect(page.locator('dict-signup [aria-invalid]')).toHaveCount(0);
  await expect(country.locator('option:checked')).toContainText('+91');
  expect(await mobileInForm(page)).toEqual(before);
  await expect(otpHeading(page)).toBeVisible();
  expect(server.calls('requestMobileOtp')).toBe(1);
});
