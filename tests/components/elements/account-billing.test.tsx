import { beforeEach, describe, expect, test } from 'vitest';
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
  await expect.poll(() => fact('Country')).toBeTruthy();
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

describe('the billing details', () => {
  test(
    'are name, tax number under its country’s name, country, address, state, city and postal code',
    { tags: ['CON-2.7.15', 'CON-7.25'] },
    async () => {
      await openBilling();
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
    },
  );

  test('can be loaded again where they could not be loaded', async () => {
    page.sandbox.faults.add({ call: 'getContactAndPayment', ...refusal('Billing is resting.') });
    await openAccount(page, 'retail', 'billing');
    await isShown('Billing is resting.');
    await button('Try again').click();
    await expect.element(button('Edit Details')).toBeVisible();
  });

  test('can’t be edited as long as there is no billing address', { tags: ['CON-2.7.16'] }, async () => {
    await openBilling('retailAbroad');
    expect([fact('VAT number'), fact('Billing Address')]).toEqual(['-', '-']);
    await expect.element(button('Edit Details')).not.toBeInTheDocument();
  });
});

describe('the form of the billing details', () => {
  beforeEach(openForm);

  test('tells the browser what its fields are', { tags: ['A11Y-10'] }, async () => {
    await expect.element(state()).toHaveAttribute('autocomplete', 'address-level1');
    await expect.element(city()).toHaveAttribute('autocomplete', 'address-level2');
    await expect.element(input('Zip/Postal Code')).toHaveAttribute('autocomplete', 'postal-code');
  });

  test('can be sent only with a change', { tags: ['CON-4.42'] }, async () => {
    await expect.element(update()).toBeDisabled();
    await isShown('Nothing has been changed yet.');
    await input('Billing Address').fill('14 Sample Street');
    await expect.element(update()).toBeEnabled();
    await isGone('Nothing has been changed yet.');
    await input('Billing Address').fill('12 Sample Street');
    await expect.element(update()).toBeDisabled();
  });

  test('says at Enter that nothing has been changed', async () => {
    await input('Full Name').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(spoken).toBe('Nothing has been changed yet.');
  });

  test('can be sent without the tax number', { tags: ['CON-4.42', 'CON-5.31'] }, async () => {
    await input('GSTIN').fill('');
    await expect.element(update()).toBeEnabled();
    await pressUpdate();
    await expect.poll(() => userOf(page).billingAddress).toMatchObject({ taxNumber: '' });
  });

  test('needs all required fields, and says at Enter what is missing', { tags: ['CON-4.42', 'A11Y-09'] }, async () => {
    await input('Zip/Postal Code').fill(' ');
    await expect.element(update()).toBeDisabled();
    await isShown('Fill in the required fields first.');
    await userEvent.keyboard('{Enter}');
    await expect.element(input('Zip/Postal Code')).toHaveAccessibleDescription('Please enter your Postal Code');
  });
});

describe('an update of the billing details', () => {
  beforeEach(openForm);

  test('sends the whole address with what has changed', { tags: ['CON-7.26'] }, async () => {
    await choose(city(), 'mys', 'Mysuru');
    await pressUpdate();
    await expect.poll(() => userOf(page).billingAddress?.city).toBe('Mysuru');
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
  });

  test('closes the form, and shows the details as they are loaded again', { tags: ['CON-4.43'] }, async () => {
    const loads = page.calls('getContactAndPayment');
    await choose(city(), 'mys', 'Mysuru');
    await pressUpdate();
    await isDone(saved);
    await expect.poll(() => fact('City')).toBe('Mysuru');
    await expect.poll(() => page.calls('getContactAndPayment')).toBe(loads + 1);
  });

  test('is sent once if Enter is pressed twice', { tags: ['NET-27'] }, async () => {
    const release = page.hold('savebillingaddress');
    await input('Zip/Postal Code').fill('570001');
    await userEvent.keyboard('{Enter}{Enter}');
    release();
    await isDone(saved);
    expect(page.calls('saveBillingAddress')).toBe(1);
  });

  test('that is refused says so within sight on a phone, beside what was typed', { tags: ['CON-8.31'] }, async () => {
    page.sandbox.faults.add({ call: 'saveBillingAddress', ...refusal('This address is not known.') });
    await screen.viewport(375, 667);
    await input('Zip/Postal Code').fill('570001');
    await userEvent.keyboard('{Enter}');
    await expect.poll(notice).toBe('This address is not known.');
    await expect.element(screen.getByText('This address is not known.').first()).toBeInViewport();
    await expect.element(input('Zip/Postal Code')).toHaveValue('570001');
  });

  test('leaves the form open for what is typed meanwhile', async () => {
    const release = page.hold('savebillingaddress');
    await input('Zip/Postal Code').fill('570001');
    await pressUpdate();
    await input('Full Name').fill('Ina Changed');
    release();
    await expect.poll(() => fact('Zip/Postal Code')).toBe('570001');
    await pressUpdate();
    await isDone(saved);
    expect(userOf(page).billingAddress).toMatchObject({ fullName: 'Ina Changed', postalCode: '570001' });
  });

  test('leaves the saved details on the page, also where they can’t be loaded again', async () => {
    page.sandbox.faults.add({ call: 'getContactAndPayment', times: -1, ...refusal('Not now.') });
    await input('Zip/Postal Code').fill('570001');
    await pressUpdate();
    await isDone(saved);
    await expect.poll(() => fact('Zip/Postal Code')).toBe('570001');
  });
});

describe('another country of the billing details', () => {
  beforeEach(openForm);

  test('has states and cities of its own, and needs both', { tags: ['CON-4.42', 'CON-7.28', 'CON-7.29'] }, async () => {
    await country().selectOptions('United Kingdom');
    await expect.element(state()).toHaveValue('');
    await expect.element(city()).toHaveValue('');
    await choose(state(), 'eng', 'England');
    await expect.element(update()).toBeDisabled();
    await choose(city(), 'lond', 'London');
    await pressUpdate();
    await expect.poll(() => fact('Country')).toBe('United Kingdom');
    expect(userOf(page).billingAddress).toMatchObject({ countryId: 2, state: 'England', city: 'London' });
  });

  test('has its own name for the tax number', async () => {
    await expect.element(input('GSTIN')).toHaveValue('29ABCDE1234F1Z5');
    await country().selectOptions('United Kingdom');
    await expect.element(input('Tax number')).toHaveValue('29ABCDE1234F1Z5');
    await choose(state(), 'eng', 'England');
    await choose(city(), 'lond', 'London');
    await pressUpdate();
    await expect.poll(() => fact('VAT number')).toBe('29ABCDE1234F1Z5');
    expect(fact('GSTIN')).toBeUndefined();
  });

  test('gives way to the saved one, with its own state and city', async () => {
    await input('Full Name').fill('Ina Changed');
    await country().selectOptions('United Kingdom');
    await expect.element(update()).toBeDisabled();
    await country().selectOptions('India');
    await expect.element(city()).toHaveValue('Bengaluru');
    await expect.element(update()).toBeEnabled();
    await expect.element(input('GSTIN')).toBeVisible();
  });
});

describe('the lists of states and cities in the billing details', () => {
  beforeEach(openForm);

  test('show eight at a time', { tags: ['CON-5.41'] }, async () => {
    await state().click();
    const states = screen.getByRole('listbox', { name: 'State' });
    await expect.poll(() => states.getByRole('option').elements().length).toBe(29);
    const { clientHeight, firstElementChild } = states.element();
    expect(Math.round(clientHeight / firstElementChild!.getBoundingClientRect().height)).toBe(8);
  });

  test(
    'find by the beginning of a name, whatever the case',
    { tags: ['CON-5.39', 'CON-5.40', 'A11Y-18'] },
    async () => {
      await city().fill('galuru');
      await isShown('No matches found');
      await choose(city(), 'mYS', 'Mysuru');
      await expect.element(city()).toHaveValue('Mysuru');
    },
  );

  test('Escape brings the saved city back, and leaves the dialog open', { tags: ['A11Y-18'] }, async () => {
    await city().fill('galuru');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(city()).toHaveValue('Bengaluru');
  });
});

describe('a draft of the billing details in another country', () => {
  beforeEach(openForm);

  /** Types an address in the United Kingdom. */
  async function draft(): Promise<void> {
    await country().selectOptions('United Kingdom');
    await choose(state(), 'eng', 'England');
    await choose(city(), 'lond', 'London');
    await input('Billing Address').fill('7 Placeholder Row');
  }

  /** Puts the form into a new element whose list of countries fails once the returned function is called. */
  async function reopenWithoutCountries(): Promise<() => void> {
    document.querySelector('dict-account')!.remove();
    page.sandbox.faults.add({ call: 'countryList', ...refusal('No lists.') });
    const release = page.hold('countrylist');
    await openBilling();
    await button('Edit Details').click();
    return release;
  }

  test('has neither state nor city of the saved one', async () => {
    await country().selectOptions('United Kingdom');
    expect(readBillingDraft()).toMatchObject({ countryId: '2', state: '', city: '' });
  });

  test('is never shown with the saved country', async () => {
    await draft();
    await reopenWithoutCountries();
    await expect.element(city()).toHaveValue('London');
    await expect.element(input('Country')).toHaveValue('');
  });

  test('gives way to the saved country, state and city without the list of countries', async () => {
    await draft();
    const release = await reopenWithoutCountries();
    release();
    await expect.element(input('Country')).toHaveValue('India');
    await expect.element(state()).toHaveValue('Karnataka');
    await expect.element(city()).toHaveValue('Bengaluru');
    await expect.element(input('Billing Address')).toHaveValue('7 Placeholder Row');
  });

  test('is discarded by Cancel', async () => {
    await draft();
    await button('Cancel').click();
    await button('Edit Details').click();
    await expect.element(input('Billing Address')).toHaveValue('12 Sample Street');
  });
});

test('on a small phone Update stays in sight over the long form, and a focused field above it', async () => {
  await screen.viewport(320, 700);
  await openForm();
  const top = () => update().element().getBoundingClientRect().top;
  expect(top()).toBeLessThan(660);
  await input('Zip/Postal Code').click();
  expect(input('Zip/Postal Code').element().getBoundingClientRect().bottom).toBeLessThan(top());
});
