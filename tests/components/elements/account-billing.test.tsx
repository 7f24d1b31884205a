import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { readBillingDraft } from '../../../src/elements/shared/billing/billing.draft.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { fact, isDone, notice, openAccount, pressUpdate, spoken, update } from './account-screen.ts';
import { button, isGone, isShown, refusal } from '../support/screen.ts';
import { userOf } from '../../support/sales.ts';

/* <dict-account>: the billing details. */

const page = sandboxPage();

const saved = 'Billing details updated successfully';
const state = () => screen.getByRole('combobox', { name: 'State' });
const city = () => screen.getByRole('combobox', { name: 'City' });
const country = () => screen.getByRole('combobox', { name: 'Country' });
const input = (name: string) => screen.getByRole('textbox', { name });

async function openBilling(user: DocumentedUserKey = 'retail'): Promise<void> {
  await openAccount(page, user, 'billing');
  await expect.poll(() => fact('Country')).toBeDefined();
}

async function openForm(): Promise<void> {
  await openBilling();
  await button('Edit Details').click();
  await expect.element(city()).toHaveValue('Bengaluru');
  await expect.element(country()).toHaveValue('1');
}

async function choose(field: ReturnType<typeof city>, typed: string, option: string): Promise<void> {
  await field.fill(typed);
  await screen.getByRole('option', { name: option }).click();
}

test(
  'name, tax number under its name, country, address, state, city, postal code; if they can’t be loaded Try again loads them; Edit Details shows only when a billing address exists',
  { tags: ['CON-2.7.15', 'CON-2.7.16', 'CON-7.25'] },
  async () => {
    page.sandbox.faults.add({ call: 'getContactAndPayment', ...refusal('Billing is resting.') });
    await openAccount(page, 'retail', 'billing');
    await isShown('Billing is resting.');
    await button('Try again').click();
    await expect.element(button('Edit Details')).toBeVisible();
    const names = ['Full Name', 'GSTIN', 'Country', 'Billing Address', 'State', 'City', 'Zip/Postal Code'];
    expect(names.map(fact)).toEqual([
      'Ina Example',
      '29ABCDE1234F1Z5',
      'India',
      '12 Sample Street',
      'Karnataka',
      'Bengaluru',
      '560001',
    ]);
    document.body.replaceChildren();
    await openBilling('retailAbroad');
    expect([fact('VAT number'), fact('Billing Address')]).toEqual(['-', '-']);
    await expect.element(button('Edit Details')).not.toBeInTheDocument();
  },
);

test(
  'the browser may fill the address in; Update only when something changed; a success closes the dialog, reloads the details and is shown',
  { tags: ['CON-4.42', 'CON-4.43', 'CON-7.26', 'A11Y-10'] },
  async () => {
    await openForm();
    await expect.element(state()).toHaveAttribute('autocomplete', 'address-level1');
    await expect.element(city()).toHaveAttribute('autocomplete', 'address-level2');
    await expect.element(input('Zip/Postal Code')).toHaveAttribute('autocomplete', 'postal-code');
    const loads = page.calls('getContactAndPayment');
    await expect.element(update()).toBeDisabled();
    await isShown('Nothing has been changed yet.');
    await input('Billing Address').fill('14 Sample Street');
    await expect.element(update()).toBeEnabled();
    await isGone('Nothing has been changed yet.');
    await input('Billing Address').fill('12 Sample Street');
    await expect.element(update()).toBeDisabled();
    await choose(city(), 'mys', 'Mysuru');
    await pressUpdate();
    await isDone(saved);
    await expect.poll(() => fact('City')).toBe('Mysuru');
    await expect.poll(() => page.calls('getContactAndPayment')).toBe(loads + 1);
    expect(page.requestsTo('savebillingaddress')).toEqual([
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
    expect(userOf(page).billingAddress?.city).toBe('Mysuru');
  },
);

test(
  'Update needs all required fields, and Enter says what is missing; the tax number is optional; a failure is shown in the modal, in view on a phone, and the typed values stay; the saved ones show without a reload; what is typed during an update keeps the modal open',
  { tags: ['CON-4.42', 'CON-4.43', 'CON-5.31', 'CON-8.31', 'A11Y-09', 'NET-27'] },
  async () => {
    page.sandbox.faults.add({ call: 'saveBillingAddress', delayMs: 200, ...refusal('This address is not known.') });
    await openForm();
    await screen.viewport(375, 667);
    await input('Full Name').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(spoken).toBe('Nothing has been changed yet.');
    await input('GSTIN').fill('');
    await expect.element(update()).toBeEnabled();
    await input('Zip/Postal Code').fill(' ');
    await expect.element(update()).toBeDisabled();
    await isShown('Fill in the required fields first.');
    await userEvent.keyboard('{Enter}');
    await expect.element(input('Zip/Postal Code')).toHaveAccessibleDescription('Please enter your Postal Code');
    await input('Zip/Postal Code').fill('570001');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(notice).toBe('This address is not known.');
    await expect.element(screen.getByText('This address is not known.').first()).toBeInViewport();
    await expect.element(input('Zip/Postal Code')).toHaveValue('570001');
    expect(page.calls('saveBillingAddress')).toBe(1);
    page.sandbox.faults.add({ call: 'getContactAndPayment', times: -1, ...refusal('Not now.') });
    const release = page.hold('savebillingaddress');
    await pressUpdate();
    await input('Full Name').fill('Ina Changed');
    await userEvent.keyboard('{Enter}');
    release();
    await expect.poll(() => fact('Zip/Postal Code')).toBe('570001');
    await pressUpdate();
    await isDone(saved);
    expect(userOf(page).billingAddress).toMatchObject({ fullName: 'Ina Changed', taxNumber: '', postalCode: '570001' });
  },
);

test(
  'another country has its own states and cities, and needs both; the saved one brings its own back, as Escape does; a list shows eight at a time and filters by prefix, whatever the case',
  { tags: ['CON-4.42', 'CON-5.39', 'CON-5.40', 'CON-5.41', 'CON-7.28', 'CON-7.29', 'A11Y-18'] },
  async () => {
    await openForm();
    await input('Full Name').fill('Ina Changed');
    await expect.element(input('GSTIN')).toHaveValue('29ABCDE1234F1Z5');
    await country().selectOptions('United Kingdom');
    await expect.element(input('Tax number')).toHaveValue('29ABCDE1234F1Z5');
    await expect.element(state()).toHaveValue('');
    await expect.element(city()).toHaveValue('');
    await expect.element(update()).toBeDisabled();
    await country().selectOptions('India');
    await expect.element(city()).toHaveValue('Bengaluru');
    await expect.element(update()).toBeEnabled();
    await expect.element(input('GSTIN')).toBeVisible();
    await state().click();
    const states = screen.getByRole('listbox', { name: 'State' });
    await expect.poll(() => states.getByRole('option').elements().length).toBe(29);
    const { clientHeight, firstElementChild } = states.element();
    expect(Math.round(clientHeight / firstElementChild!.getBoundingClientRect().height)).toBe(8);
    await city().fill('galuru');
    await isShown('No matches found');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(city()).toHaveValue('Bengaluru');
    await country().selectOptions('United Kingdom');
    await choose(state(), 'eng', 'England');
    await expect.element(update()).toBeDisabled();
    await choose(city(), 'lond', 'London');
    await pressUpdate();
    await expect.poll(() => fact('Country')).toBe('United Kingdom');
    expect(fact('GSTIN')).toBeUndefined();
    await expect.poll(() => fact('VAT number')).toBe('29ABCDE1234F1Z5');
    expect(userOf(page).billingAddress).toMatchObject({ countryId: 2, state: 'England', city: 'London' });
  },
);

test('a draft in another country never shows the saved one for it; without the list of countries the saved one comes back with its own state and city; Cancel discards the draft', async () => {
  await openForm();
  await country().selectOptions('United Kingdom');
  expect(readBillingDraft()).toMatchObject({ countryId: '2', state: '', city: '' });
  await choose(state(), 'eng', 'England');
  await choose(city(), 'lond', 'London');
  await input('Billing Address').fill('7 Placeholder Row');
  document.querySelector('dict-account')!.remove();
  page.sandbox.faults.add({ call: 'countryList', ...refusal('No lists.') });
  const release = page.hold('countrylist');
  await openBilling();
  await button('Edit Details').click();
  await expect.element(city()).toHaveValue('London');
  await expect.element(input('Country')).toHaveValue('');
  release();
  await expect.element(input('Country')).toHaveValue('India');
  await expect.element(state()).toHaveValue('Karnataka');
  await expect.element(city()).toHaveValue('Bengaluru');
  await expect.element(input('Billing Address')).toHaveValue('7 Placeholder Row');
  await button('Cancel').click();
  await button('Edit Details').click();
  await expect.element(input('Billing Address')).toHaveValue('12 Sample Street');
});

test('on a small phone Update stays in sight over the long form, and a focused field above it', async () => {
  await screen.viewport(320, 700);
  await openForm();
  const top = () => update().element().getBoundingClientRect().top;
  expect(top()).toBeLessThan(660);
  await input('Zip/Postal Code').click();
  expect(input('Zip/Postal Code').element().getBoundingClientRect().bottom).toBeLessThan(top());
});
