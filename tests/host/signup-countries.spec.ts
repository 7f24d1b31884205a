import { expect, test } from '../e2e/support/console.ts';
import { askForOtp } from './signing-up.ts';

/* access.md section 7 and decisions.md section 1, "Countries": which list the signup shows. */

test('access.md 7: the countries are those of the address that is known, and its own is chosen', async ({ page }) => {
  // An address of the United Kingdom, as the sandbox knows it.
  await page.route(/fetchregioninfo/, (route) => route.fulfill({ json: { Status: 0, Data: { ip: '192.0.2.44' } } }));
  const asked = page.waitForRequest(/regionsingupformdata/);
  await page.goto('/user/signup/dictation');
  expect((await asked).postDataJSON()).toEqual({ Request: { IpAddress: '192.0.2.44' } });
  const country = page.getByLabel('Country code');
  await expect(country.locator('option:checked')).toContainText('+44');
  expect(await country.locator('option').count()).toBeGreaterThan(3);
});

test('decisions.md 1: without an address in time they are those of singupformdata, and the signup goes on', async ({
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
