import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import {
  account,
  changeAddress,
  dialog,
  fact,
  openAccount,
  owner,
  ownerAbroad,
  refusal,
  requestsTo,
  toast,
  update,
  userOf,
} from './account-screen.ts';
import { enterConsole } from '../support/signed-in.ts';

/* CON-2.7, CON-4, CON-5, CON-8; DEC-4: the billing details of the account. */

const title = 'Edit Billing Details';
const state = (page: Page) => page.getByRole('combobox', { name: 'State' });
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });

async function openBilling(page: Page, email = owner): Promise<void> {
  await openAccount(page, email);
  await page.getByRole('tab', { name: 'Billing Details' }).click();
  await expect(fact(page, 'Country')).toBeVisible();
}

async function openForm(page: Page): Promise<void> {
  await openBilling(page);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(city(page)).toHaveValue('Bengaluru');
  await expect(country(page)).toHaveValue('1');
}

test('name, tax number under its name, country, address, state, city, postal code [CON-2.7.15 CON-7.25]', async ({
  page,
}) => {
  await openBilling(page);
  for (const [name, value] of [
    ['Full Name', 'Ina Example'],
    ['GSTIN', '29ABCDE1234F1Z5'],
    ['Country', 'India'],
    ['Billing Address', '12 Sample Street'],
    ['State', 'Karnataka'],
    ['City', 'Bengaluru'],
    ['Zip/Postal Code', '560001'],
  ] as const)
    await expect(fact(page, name)).toHaveText(value);
  await expect(page.getByRole('button', { name: 'Edit Details' })).toBeVisible();
});

test('Edit Details shows only when a billing address exists; the tax number has its own name [CON-2.7.15 CON-2.7.16]', async ({
  page,
}) => {
  await openBilling(page, ownerAbroad);
  await expect(fact(page, 'VAT number')).toHaveText('-');
  await expect(fact(page, 'Billing Address')).toHaveText('-');
  await expect(page.getByRole('button', { name: 'Edit Details' })).toHaveCount(0);
});

test('Update only when something changed; success closes, reloads and is told [CON-4.42 CON-4.43 CON-7.26]', async ({
  page,
  server,
}) => {
  const sent = requestsTo(page, 'savebillingaddress');
  await openForm(page);
  const loads = server.calls('getContactAndPayment');
  await expect(update(page)).toBeDisabled();
  await page.getByLabel('Billing Address').fill('14 Sample Street');
  await expect(update(page)).toBeEnabled();
  await page.getByLabel('Billing Address').fill('12 Sample Street');
  await expect(update(page)).toBeDisabled();
  await city(page).fill('mys');
  await page.getByRole('option', { name: 'Mysuru' }).click();
  await expect(update(page)).toBeEnabled();
  await update(page).click();
  await expect(dialog(page, title)).toHaveCount(0);
  await expect(toast(page, 'Billing details updated successfully')).toBeVisible();
  await expect(fact(page, 'City')).toHaveText('Mysuru');
  expect(server.calls('getContactAndPayment')).toBe(loads + 1);
  await expect(toast(page, 'Billing details updated successfully')).toHaveCount(0);
  expect(sent).toEqual([
    {
      UserAddressId: 9001,
      FullName: 'Ina Example',
      GSTIN: '29ABCDE1234F1Z5',
      CountryId: 1,
      CountryName: 'India',
      Address: '12 Sample Street',
      State: 'Karnataka',
      Pincode: '560001',
      CityName: 'Mysuru',
      CityId: 1517,
    },
  ]);
  expect(userOf(server).billingAddress?.city).toBe('Mysuru');
});

test.describe('Update needs address, postal code, state and city', () => {
  for (const label of ['Billing Address', 'Zip/Postal Code']) {
    test(`without ${label} it is disabled [CON-4.42]`, async ({ page }) => {
      await openForm(page);
      await page.getByLabel('Full Name').fill('Ina Changed');
      await expect(update(page)).toBeEnabled();
      await page.getByLabel(label).fill(' ');
      await expect(update(page)).toBeDisabled();
    });
  }

  test('the tax number is optional [CON-4.42 CON-5.31]', async ({ page, server }) => {
    await openForm(page);
    await page.getByLabel('GSTIN').fill('');
    await update(page).click();
    await expect(toast(page, 'Billing details updated successfully')).toBeVisible();
    expect(userOf(server).billingAddress?.taxNumber).toBe('');
  });

  test('another country has its own states and cities, and needs both [CON-4.42 CON-7.29]', async ({
    page,
    server,
  }) => {
    await openForm(page);
    await country(page).selectOption({ label: 'United Kingdom' });
    await expect(state(page)).toHaveValue('');
    await expect(city(page)).toHaveValue('');
    await expect(update(page)).toBeDisabled();
    await state(page).fill('eng');
    await page.getByRole('option', { name: 'England' }).click();
    await expect(update(page)).toBeDisabled();
    await city(page).fill('lond');
    await page.getByRole('option', { name: 'London' }).click();
    await update(page).click();
    await expect(fact(page, 'Country')).toHaveText('United Kingdom');
    await expect(fact(page, 'VAT number')).toHaveText('29ABCDE1234F1Z5');
    expect(userOf(server).billingAddress).toMatchObject({ countryId: 2, state: 'England', city: 'London' });
  });

  test('the saved country brings the saved state and city back', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Full Name').fill('Ina Changed');
    await country(page).selectOption({ label: 'United Kingdom' });
    await expect(state(page)).toHaveValue('');
    await country(page).selectOption({ label: 'India' });
    await expect(city(page)).toHaveValue('Bengaluru');
    await expect(update(page)).toBeEnabled();
  });
});

test("A11Y-18 the dropdowns filter by prefix, whatever the case, and show 'No matches found' [CON-5.39]", async ({
  page,
}) => {
  await openForm(page);
  await city(page).fill('CH');
  await expect(page.getByRole('listbox', { name: 'City' }).getByRole('option')).toHaveText(['Chandigarh', 'Chennai']);
  await city(page).fill('galuru');
  await expect(page.locator('.d-options-none:visible')).toHaveText('No matches found');
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toBeVisible();
  await expect(city(page)).toHaveValue('Bengaluru');
});

test("A11Y-09 an empty name gives 'Please Enter Full Name', over 100 characters is too long [CON-5.25]", async ({
  page,
  server,
}) => {
  await openForm(page);
  const name = page.getByLabel('Full Name');
  await name.fill('');
  await update(page).click();
  await expect(name).toHaveAccessibleDescription('Please Enter Full Name');
  await expect(name).toBeFocused();
  await name.fill('x'.repeat(101));
  await update(page).click();
  await expect(name).toHaveAccessibleDescription('Please enter a name of at most 100 characters');
  expect(server.calls('saveBillingAddress')).toBe(0);
});

test('the ErrorMessage of a failure is shown in the modal, what was typed stays [CON-8.31]', async ({
  page,
  server,
}) => {
  await openForm(page);
  server.sandbox.faults.add({ call: 'saveBillingAddress', ...refusal('This address is not known.') });
  await page.getByLabel('Billing Address').fill('Nowhere 1');
  await update(page).click();
  await expect(dialog(page, title).locator('.d-notice')).toHaveText('This address is not known.');
  await expect(page.getByLabel('Billing Address')).toHaveValue('Nowhere 1');
  await update(page).click();
  await expect(toast(page, 'Billing details updated successfully')).toBeVisible();
});

test('NET-03 NET-27 without an answer it is sent once, however often Update is pressed', async ({ page, server }) => {
  await openForm(page);
  server.sandbox.faults.add({ call: 'saveBillingAddress', delayMs: 400, status: 502 });
  await page.getByLabel('Billing Address').fill('Nowhere 1');
  await update(page).dblclick();
  await expect(dialog(page, title).locator('.d-notice')).toContainText('The change may still have been saved');
  expect(server.calls('saveBillingAddress')).toBe(1);
});

test('lists that can not be loaded leave fields to write in, and the saved country', async ({ page, server }) => {
  await openBilling(page);
  server.sandbox.faults.add(
    { call: 'getStateCity', ...refusal('No lists.') },
    { call: 'countryList', ...refusal('No lists.') },
  );
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Mysuru');
  await expect(page.getByLabel('Country')).toHaveValue('India');
  await update(page).click();
  await expect(toast(page, 'Billing details updated successfully')).toBeVisible();
  expect(userOf(server).billingAddress).toMatchObject({ countryId: 1, city: 'Mysuru' });
});

test('an address without a country, and no list of them: the rest can be saved', async ({ page, server }) => {
  await changeAddress(page, 'GetContactAndPayment', { CountryId: 0, CountryName: '' });
  server.sandbox.faults.add({ call: 'countryList', times: -1, ...refusal('No lists.') });
  await openAccount(page, owner);
  await page.getByRole('tab', { name: 'Billing Details' }).click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(country(page)).toHaveAccessibleDescription('The countries could not be loaded.');
  await page.getByRole('textbox', { name: 'City' }).fill('Mysuru');
  await update(page).click();
  await expect(toast(page, 'Billing details updated successfully')).toBeVisible();
  await expect(fact(page, 'City')).toHaveText('Mysuru');
});

test('details that can not be read are told, and Try again reads them', async ({ page, server }) => {
  await enterConsole(page, owner);
  server.sandbox.faults.add({ call: 'getContactAndPayment', ...refusal('Billing is resting.') });
  await page.goto('/account?tab=billing');
  await expect(seen(page, 'Billing is resting.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fact(page, 'City')).toHaveText('Bengaluru');
});

test('SEC-01 an address is text', async ({ page, server }) => {
  const attack = '<img src=x onerror="window.hit=1">';
  Object.assign(userOf(server).billingAddress!, { address: attack, city: attack });
  await openBilling(page);
  await expect(fact(page, 'Billing Address')).toHaveText(attack);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(city(page)).toHaveValue(attack);
  expect(await account(page).locator('img').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('A11Y-01 A11Y-14 no finding of axe, with the form open, dark and at 320 px', async ({ page }) => {
  await openBilling(page);
  expect.soft(await violations(page, 'dict-account'), 'light').toEqual([]);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(city(page)).toHaveValue('Bengaluru');
  expect.soft(await violations(page, 'dict-account'), 'form').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page, 'dict-account'), 'form, dark, 320 px').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Details' })).toBeFocused();
});
