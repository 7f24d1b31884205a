import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import {
  account,
  changeAddress,
  dialog,
  fact,
  openAccount,
  owner,
  refusal,
  toast,
  update,
  userOf,
} from './account-screen.ts';

/* CON-2.7, CON-4, CON-5, CON-8; DEC-4: the billing details of the account. */

const title = 'Edit Billing Details';
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

test('NET-03 NET-27 without an answer it is sent once, however often Update is pressed @all', async ({
  page,
  server,
}) => {
  await openForm(page);
  server.sandbox.faults.add({ call: 'saveBillingAddress', delayMs: 400, status: 502 });
  await page.getByLabel('Billing Address').fill('Nowhere 1');
  await update(page).dblclick();
  await expect(dialog(page, title).locator('.d-notice')).toContainText('The change may still have been saved');
  expect(server.calls('saveBillingAddress')).toBe(1);
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

test('SEC-01 an address is text @all', async ({ page, server }) => {
  const attack = '<img src=x onerror="window.hit=1">';
  Object.assign(userOf(server).billingAddress!, { address: attack, city: attack });
  await openBilling(page);
  await expect(fact(page, 'Billing Address')).toHaveText(attack);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(city(page)).toHaveValue(attack);
  expect(await account(page).locator('img').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('A11Y-01 A11Y-14 no finding of axe, with the form open, dark and at 320 px @all', async ({ page }) => {
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
