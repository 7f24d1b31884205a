import type { Page } from 'playwright/test';
import { expect } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { changeAddress, refusal } from '../account/account-screen.ts';
import { abroad, openCheckout, renewing, requestsTo, test, userOf } from './checkout.ts';
import { focusedName } from '../support/signed-in.ts';

/* CON-4, CON-5: the billing details of a checkout. */

test.describe('the checkout with a saved address', () => {
  test.beforeEach(({ page, server }) => openCheckout(page, server, renewing));

  test('billing is read-only, with Continue [CON-2.9.4 CON-4.59]', async ({ page }) => {
    const billing = page.getByRole('region', { name: 'Billing Details' });
    for (const text of [
      'Ina Example',
      '29ABCDE1234F1Z5',
      'India',
      '12 Sample Street',
      'Karnataka',
      'Bengaluru',
      '560001',
    ])
      await expect(billing.getByText(text, { exact: true })).toBeVisible();
    await expect(billing.getByText('GSTIN', { exact: true })).toBeVisible();
    await expect(billing.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('A11Y-31 Continue shows the subscription section and takes the focus there [CON-2.9.5 CON-4.63]', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await expect(page.getByText('12 Sample Street, Bengaluru, Karnataka 560001, India')).toBeVisible();
  });

  test('Change opens the form with what is saved; Save saves it and moves to the subscription [CON-4.61 CON-4.62 CON-7.26]', async ({
    page,
    server,
  }) => {
    const saved = requestsTo(page, 'savebillingaddress');
    await page.getByRole('button', { name: 'Change billing details' }).click();
    await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ina Example');
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bengaluru');
    await page.getByLabel('Billing Address').fill('14 Sample Street');
    await page.getByRole('combobox', { name: 'City' }).fill('mys');
    await page.getByRole('option', { name: 'Mysuru' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeFocused();
    await expect(page.getByText('14 Sample Street, Mysuru, Karnataka 560001, India')).toBeVisible();
    expect(saved).toEqual([
      {
        UserAddressId: 9001,
        FullName: 'Ina Example',
        GSTIN: '29ABCDE1234F1Z5',
        CountryId: 1,
        CountryName: 'India',
        Address: '14 Sample Street',
        State: 'Karnataka',
        Pincode: '560001',
        CityName: 'Mysuru',
        CityId: 1517,
      },
    ]);
    expect(userOf(server, renewing).billingAddress?.address).toBe('14 Sample Street');
  });

  test('Change is there after Continue, too, and what was written can be discarded', async ({ page, server }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Change billing details' }).click();
    await page.getByLabel('Billing Address').fill('Elsewhere');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('12 Sample Street')).toBeVisible();
    expect(server.calls('saveBillingAddress')).toBe(0);
  });
});

test.describe('the checkout without a saved address', () => {
  test.beforeEach(({ page, server }) => openCheckout(page, server, abroad));

  test('A11Y-27 the form opens directly, with what the account knows [CON-4.60]', async ({ page }) => {
    await expect(page.getByLabel('Full Name')).toHaveValue('Rhys Sample');
    await expect(page.getByLabel('Country')).toHaveValue('United Kingdom');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test('A11Y-09 A11Y-10 each required field says what is missing, and the first has the focus [CON-4.62 CON-5.25 CON-5.26 CON-5.27 CON-5.28 CON-5.29 CON-5.31]', async ({
    page,
    server,
  }) => {
    await expect(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
    await page.getByLabel('Full Name').fill('  ');
    await page.getByRole('button', { name: 'Save' }).click();
    const missing = [
      ['Full Name', 'Please Enter Full Name'],
      ['Billing Address', 'Please enter your Address'],
      ['State', 'Please enter your State'],
      ['City', 'Please enter your City'],
      ['Zip/Postal Code', 'Please enter your Postal Code'],
    ] as const;
    for (const [label, text] of missing) {
      const field = page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toHaveAttribute('required');
    }
    expect(await focusedName(page)).toBe('Full Name');
    await expect(page.getByRole('status')).toContainText('5 fields need your attention.');
    // The tax number is optional.
    await expect(page.getByLabel('VAT number (optional)')).not.toHaveAttribute('aria-invalid');
    expect(server.calls('saveBillingAddress')).toBe(0);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Full Name').fill('Rhys Sample');
    await expect(page.getByText('Please Enter Full Name')).toHaveCount(0);
  });

  test('a full name has at most 100 characters [CON-5.30 CON-9.8]', async ({ page, server }) => {
    await page.getByLabel('Full Name').fill('n'.repeat(101));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
      'Please enter a name of at most 100 characters',
    );
    expect(server.calls('saveBillingAddress')).toBe(0);
  });

  test('A11Y-21 A11Y-18 the whole form is filled in by keyboard @all', async ({ page }) => {
    await expect(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
    await page.getByLabel('Billing Address').focus();
    await page.keyboard.type('7 Placeholder Row');
    await page.keyboard.press('Tab');
    await page.keyboard.type('en');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lond');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ZZ1 1ZZ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeFocused();
    await expect(page.getByText('7 Placeholder Row, London, England ZZ1 1ZZ, United Kingdom')).toBeVisible();
  });

  test('NET-27 Save pressed three times is one request @all', async ({ page, server }) => {
    await fillIn(page);
    server.sandbox.faults.add({ call: 'saveBillingAddress', delayMs: 300 });
    await page.getByRole('button', { name: 'Save' }).click({ clickCount: 3 });
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
    expect(server.calls('saveBillingAddress')).toBe(1);
  });

  test('a refused save shows its message and keeps the form [CON-8.31]', async ({ page, server }) => {
    await fillIn(page);
    server.sandbox.faults.add({
      call: 'saveBillingAddress',
      body: JSON.stringify({ Status: 1, Data: null, ErrorCode: 'X', ErrorMessage: 'This address can’t be used.' }),
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.d-notice')).toContainText('This address can’t be used.');
    await expect(page.getByLabel('Billing Address')).toHaveValue('7 Placeholder Row');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
  });

  test('NET-03 a save without an answer is not repeated by itself, and says that it may have been done @all', async ({
    page,
    server,
  }) => {
    await fillIn(page);
    server.sandbox.faults.add({ call: 'saveBillingAddress', status: 502, strikes: 'after' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.d-notice')).toContainText('The change may still have been saved');
    expect(server.calls('saveBillingAddress')).toBe(1);
    await expect(page.getByLabel('Zip/Postal Code')).toHaveValue('ZZ1 1ZZ');
  });
});

test.describe('state and city', () => {
  test.beforeEach(async ({ page, server }) => {
    await openCheckout(page, server, renewing);
    await page.getByRole('button', { name: 'Change billing details' }).click();
  });

  test('the lists are those of the country [CON-7.28] @all', async ({ page, server }) => {
    await page.getByRole('combobox', { name: 'State' }).click();
    await expect(page.getByRole('option', { name: 'Kerala' })).toHaveCount(1);
    expect(server.sandbox.journal.entries.filter(({ call }) => call === 'getStateCity')).toHaveLength(1);
  });

  test('they filter by prefix, whatever the case [CON-5.39]', async ({ page }) => {
    await page.getByRole('combobox', { name: 'State' }).fill('kE');
    await expect(page.getByRole('option')).toHaveText(['Kerala']);
    await page.getByRole('combobox', { name: 'City' }).fill('MU');
    await expect(page.getByRole('option')).toHaveText(['Mumbai']);
  });

  test('A11Y-07 what fits nothing says No matches found, aloud too [CON-5.40]', async ({ page }) => {
    await page.getByRole('combobox', { name: 'City' }).fill('Xanadu');
    await expect(page.locator('.d-options').getByText('No matches found')).toBeVisible();
    await expect(page.getByRole('status')).toContainText('No matches found');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bengaluru');
  });

  test('eight of them are visible at a time [CON-5.41] @all', async ({ page }) => {
    await page.getByRole('combobox', { name: 'State' }).click();
    const list = page.getByRole('listbox', { name: 'State' });
    await expect(page.getByRole('option').first()).toBeVisible();
    const { shown, all } = await list.evaluate((node) => {
      const each = node.querySelector('li')!.getBoundingClientRect().height;
      return { shown: node.clientHeight / each, all: node.querySelectorAll('li').length };
    });
    expect(all).toBe(29);
    expect(Math.round(shown)).toBe(8);
  });
});

test('where a list can’t be loaded the place is written out', async ({ page, server }) => {
  server.sandbox.faults.add({ call: 'getStateCity', times: -1, status: 500 });
  await openCheckout(page, server, abroad);
  await page.getByLabel('State', { exact: true }).fill('Powys');
  await page.getByLabel('City', { exact: true }).fill('Sampleton');
  await page.getByLabel('Billing Address').fill('7 Placeholder Row');
  await page.getByLabel('Zip/Postal Code').fill('ZZ1 1ZZ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('7 Placeholder Row, Sampleton, Powys ZZ1 1ZZ, United Kingdom')).toBeVisible();
});

test.describe('an account without a country', () => {
  test.beforeEach(({ page }) => changeAddress(page, 'CheckoutData', { CountryId: 0, CountryName: '' }));
  const stateField = (page: Page) => page.getByLabel('State', { exact: true });

  test('says nothing of lists before a country is chosen, nor for one that has none', async ({ page, server }) => {
    await openCheckout(page, server, abroad);
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toHaveCount(1);
    await expect(stateField(page)).toHaveAccessibleDescription('');
    server.sandbox.faults.add({
      call: 'getStateCity',
      body: JSON.stringify({ Status: 0, Data: { States: [], Cities: [] }, ErrorCode: null, ErrorMessage: null }),
    });
    await page.getByLabel('Country').selectOption('United Kingdom');
    await expect.poll(() => server.calls('getStateCity')).toBe(1);
    await expect(stateField(page)).toBeEnabled();
    await expect(stateField(page)).toHaveAccessibleDescription('');
  });

  test('where the countries can’t be loaded they can be asked for again, and what was typed stays', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'countryList', ...refusal('No lists.') });
    await openCheckout(page, server, abroad);
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription('The countries could not be loaded.');
    await page.getByLabel('Billing Address').fill('7 Placeholder Row');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Country').selectOption('United Kingdom');
    await expect(page.getByLabel('Billing Address')).toHaveValue('7 Placeholder Row');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('without a list of countries the address is saved without one', async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'countryList', times: -1, ...refusal('No lists.') });
    const saved = requestsTo(page, 'savebillingaddress');
    await openCheckout(page, server, abroad);
    await stateField(page).fill('Powys');
    await page.getByLabel('City', { exact: true }).fill('Sampleton');
    await page.getByLabel('Billing Address').fill('7 Placeholder Row');
    await page.getByLabel('Zip/Postal Code').fill('ZZ1 1ZZ');
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription('The countries could not be loaded.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
    expect(saved).toMatchObject([{ CountryId: -1, CountryName: '', CityName: 'Sampleton' }]);
  });
});

async function fillIn(page: Parameters<typeof focusedName>[0]): Promise<void> {
  await page.getByLabel('Billing Address').fill('7 Placeholder Row');
  await page.getByLabel('Zip/Postal Code').fill('ZZ1 1ZZ');
  await page.getByRole('combobox', { name: 'State' }).fill('wal');
  await page.getByRole('option', { name: 'Wales' }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('card');
  await page.getByRole('option', { name: 'Cardiff' }).click();
}
