import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { currentSession } from '../../../src/core/session/session.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  answer,
  announced,
  button,
  combobox,
  field,
  heading,
  isFocused,
  isShown,
  option,
  refusal,
  within,
} from '../support/screen.ts';
import { abroad, amount, buyer, openCheckout, renewing } from './checkout-screen.ts';

/* <dict-checkout>: the billing details. */

const page = sandboxPage();

const notice = () => within('dict-checkout', '.d-notice')?.textContent;
const subscription = () => heading('Your Subscription');
const change = () => button('Change billing details').click();
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('.account.billing.'));
const save = () => button(/^Save( and continue)?$/).click();

async function fillIn() {
  await field('Billing Address').fill('7 Placeholder Row');
  await field('Zip/Postal Code').fill('ZZ1 1ZZ');
  await combobox('State').fill('wal');
  await option('Wales').click();
  await combobox('City').fill('card');
  await option('Cardiff').click();
}

function openWithoutCountry() {
  page.changeAnswers('CheckoutData', ({ BillingAddress }) =>
    Object.assign(BillingAddress!, { CountryId: 0, CountryName: '' }),
  );
  return openCheckout(page, abroad);
}

describe('with a saved address', () => {
  test('billing comes first, and is read-only', { tags: ['CON-2.9.4', 'CON-4.59'] }, async () => {
    await openCheckout(page, renewing);
    const billing = screen.getByRole('region', { name: 'Billing Details' });
    for (const text of [
      'GSTIN',
      'Ina Example',
      '29ABCDE1234F1Z5',
      'India',
      '12 Sample Street',
      'Karnataka',
      'Bengaluru',
      '560001',
    ])
      await expect.element(billing.getByText(text, { exact: true })).toBeVisible();
    await expect.element(billing.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(subscription()).not.toBeInTheDocument();
    await expect.element(button(/^Pay now/)).not.toBeInTheDocument();
  });

  test(
    'Continue leads to the subscription, with the address in one line',
    { tags: ['CON-2.9.5', 'CON-4.63', 'A11Y-31'] },
    async () => {
      await openCheckout(page, renewing);
      await button('Continue').click();
      await isFocused(subscription());
      await expect.element(button('Continue')).not.toBeInTheDocument();
      await isShown('12 Sample Street, Bengaluru, Karnataka 560001, India');
    },
  );
});

describe('a change of the saved address', () => {
  /** Opens the form, and changes street and city. */
  async function moveToMysuru() {
    await openCheckout(page, renewing);
    await change();
    await expect.element(combobox('City')).toHaveValue('Bengaluru');
    await field('Billing Address').fill('14 Sample Street');
    await combobox('City').fill('mys');
    await option('Mysuru').click();
  }

  test('Change opens the form with the saved address, also after Continue', { tags: ['CON-4.61'] }, async () => {
    await openCheckout(page, renewing);
    await button('Continue').click();
    await change();
    await isFocused(heading('Billing Details'));
    await expect.element(field('Full Name')).toHaveValue('Ina Example');
    await expect.element(field('Billing Address')).toHaveValue('12 Sample Street');
    await expect.element(combobox('City')).toHaveValue('Bengaluru');
  });

  test('changes can be discarded', async () => {
    await openCheckout(page, renewing);
    await change();
    await field('Billing Address').fill('Elsewhere');
    await button('Discard changes').click();
    await isShown(/12 Sample Street/);
    expect(page.calls('saveBillingAddress')).toBe(0);
  });

  test('Save saves the address, and leads to the subscription', { tags: ['CON-4.62', 'CON-7.26'] }, async () => {
    await moveToMysuru();
    await save();
    await isFocused(subscription());
    await isShown('14 Sample Street, Mysuru, Karnataka 560001, India');
    // All fields: account-billing.test.tsx.
    const sent = { UserAddressId: 9001, Address: '14 Sample Street', CityName: 'Mysuru', CityId: 1517 };
    expect(page.requestsTo('savebillingaddress')).toMatchObject([sent]);
    expect(buyer(page, renewing).billingAddress?.address).toBe('14 Sample Street');
  });

  test('the price is loaded again after Save, because the tax depends on the address', async () => {
    await moveToMysuru();
    page.changeAnswers('CheckoutData', ({ PlanBillingCycleInfo }: Record<string, { Value: object }[]>) =>
      PlanBillingCycleInfo!.forEach(({ Value }) => Object.assign(Value, { TaxDetail: 'GST 5%', TaxAmount: 1499.4 })),
    );
    await save();
    await expect.poll(() => amount('GST 5%')).toBe('₹1,499.40');
  });

  test('the form stays open for what is typed during Save', async () => {
    await moveToMysuru();
    const release = page.hold('savebillingaddress');
    await save();
    await field('Full Name').fill('Ina Changed');
    release();
    await expect.poll(() => page.calls('checkoutData')).toBe(2);
    await save();
    await isFocused(subscription());
    const sent = { Address: '14 Sample Street', CityName: 'Mysuru' };
    expect(page.requestsTo('savebillingaddress')).toMatchObject([sent, { ...sent, FullName: 'Ina Changed' }]);
  });

  test('a city that was typed is sent when the next thing is a click on Save', { tags: ['A11Y-18'] }, async () => {
    await openCheckout(page, renewing);
    await change();
    await expect.element(combobox('City')).toHaveValue('Bengaluru');
    await combobox('City').fill('mumbai');
    await save();
    await isFocused(subscription());
    expect(page.requestsTo('savebillingaddress')).toMatchObject([{ CityName: 'Mumbai', State: 'Karnataka' }]);
  });

  test(
    'a city that is not in the list is marked at Save, and the former one is not sent',
    { tags: ['CON-5.40'] },
    async () => {
      await openCheckout(page, renewing);
      await change();
      await combobox('City').fill('Atlantis');
      await isShown('No matches found');
      await save();
      await isFocused(combobox('City'));
      await expect.element(combobox('City')).toHaveValue('Atlantis');
      await expect.element(combobox('City')).toHaveAccessibleDescription('Please enter your City');
      expect(page.calls('saveBillingAddress')).toBe(0);
    },
  );
});

describe('without a saved address', () => {
  test('the form opens with the data of the account', { tags: ['CON-4.60', 'A11Y-27'] }, async () => {
    await openCheckout(page, abroad);
    await expect.element(field('Full Name')).toHaveValue('Rhys Sample');
    await expect.element(field('Country')).toHaveValue('United Kingdom');
    await expect.element(button('Continue')).not.toBeInTheDocument();
    await expect.element(button('Discard changes')).not.toBeInTheDocument();
    await expect.element(button('Save and continue')).toBeVisible();
  });

  test(
    'each required field says what is missing, and the first has the focus',
    {
      tags: ['CON-4.62', 'CON-5.25', 'CON-5.26', 'CON-5.27', 'CON-5.28', 'CON-5.29', 'CON-5.31', 'A11Y-09', 'A11Y-10'],
    },
    async () => {
      await openCheckout(page, abroad);
      await expect.element(combobox('City')).toBeEnabled();
      await field('Full Name').fill('  ');
      await save();
      for (const [input, text] of [
        [field('Full Name'), 'Please Enter Full Name'],
        [field('Billing Address'), 'Please enter your Address'],
        [combobox('State'), 'Please enter your State'],
        [combobox('City'), 'Please enter your City'],
        [field('Zip/Postal Code'), 'Please enter your Postal Code'],
      ] as const) {
        await expect.element(input).toHaveAttribute('aria-invalid', 'true');
        await expect.element(input).toHaveAccessibleDescription(text);
        await expect.element(input).toHaveAttribute('required');
      }
      await isFocused(field('Full Name'));
      await expect.poll(() => announced('dict-checkout')).toContain('5 fields need your attention.');
      await expect.element(field('VAT number (optional)')).not.toHaveAttribute('aria-invalid');
      await field('Full Name').fill('Rhys Sample');
      await expect.element(field('Full Name')).toHaveAccessibleDescription('');
      expect(page.calls('saveBillingAddress')).toBe(0);
    },
  );

  test('a name of more than 100 characters is refused', { tags: ['CON-5.30', 'CON-9.8'] }, async () => {
    await openCheckout(page, abroad);
    await field('Full Name').fill('n'.repeat(101));
    await save();
    await expect
      .element(field('Full Name'))
      .toHaveAccessibleDescription('Please enter a name of at most 100 characters');
    expect(page.calls('saveBillingAddress')).toBe(0);
  });

  test('the first Save sends a state and a city that were typed into empty fields', { tags: ['A11Y-18'] }, async () => {
    await openCheckout(page, abroad);
    await field('Billing Address').fill('7 Placeholder Row');
    await field('Zip/Postal Code').fill('ZZ1 1ZZ');
    await combobox('State').fill('wales');
    await combobox('City').fill('CARDIFF');
    await save();
    await isFocused(subscription());
    expect(page.requestsTo('savebillingaddress')).toMatchObject([{ State: 'Wales', CityName: 'Cardiff' }]);
  });

  test('the form is filled in by keyboard, and sent once', { tags: ['A11Y-18', 'A11Y-21', 'NET-27'] }, async () => {
    await openCheckout(page, abroad);
    await expect.element(combobox('City')).toBeEnabled();
    await field('Billing Address').click();
    await userEvent.keyboard(
      '7 Placeholder Row{Tab}en{ArrowDown}{Enter}{Tab}lond{ArrowDown}{Enter}{Tab}ZZ1 1ZZ{Enter}{Enter}',
    );
    await isFocused(subscription());
    await isShown('7 Placeholder Row, London, England ZZ1 1ZZ, United Kingdom');
    expect(page.calls('saveBillingAddress')).toBe(1);
  });

  test.each([
    ['a refusal shows its message', refusal('This address can’t be used.'), 'This address can’t be used.'],
    [
      'a lost answer says that the address may have been saved',
      { status: 502, strikes: 'after' },
      'The change may still have been saved',
    ],
  ] as const)('%s in view on a phone', { tags: ['CON-8.31', 'NET-03'] }, async (_, fault, text) => {
    await openCheckout(page, abroad);
    await screen.viewport(320, 568);
    await fillIn();
    page.sandbox.faults.add({ call: 'saveBillingAddress', ...fault });
    await save();
    await expect.poll(notice).toContain(text);
    await expect.element(screen.getByText(text).first()).toBeInViewport();
    await expect.element(field('Billing Address')).toHaveValue('7 Placeholder Row');
    expect(page.calls('saveBillingAddress')).toBe(1);
  });

  test('on a phone the bar with a message covers no focused field', { tags: ['A11Y-20'] }, async () => {
    await openCheckout(page, abroad);
    await screen.viewport(320, 568);
    await fillIn();
    page.sandbox.faults.add({ call: 'saveBillingAddress', ...refusal('This address can’t be used.') });
    await save();
    await expect.poll(notice).toContain('This address can’t be used.');
    const bar = within('dict-checkout', '.d-checkout-bar')!;
    const zip = field('Zip/Postal Code').element();
    window.scrollBy(0, zip.getBoundingClientRect().bottom - window.innerHeight);
    zip.focus();
    expect(zip.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  });
});

describe('an account without a country', () => {
  test('countries that can’t be loaded can be loaded again, and the typed values stay', async () => {
    page.sandbox.faults.add({ call: 'countryList', ...refusal('No lists.') });
    await openWithoutCountry();
    await expect.element(field('Country')).toHaveAccessibleDescription('The countries could not be loaded.');
    await field('Billing Address').fill('7 Placeholder Row');
    await button('Try again').click();
    await expect.element(option('United Kingdom')).toBeInTheDocument();
    await expect.element(field('Billing Address')).toHaveValue('7 Placeholder Row');
    await expect.element(button('Try again')).not.toBeInTheDocument();
  });

  test('no error mentions the lists of states before a country is chosen', async () => {
    await openWithoutCountry();
    await expect.element(option('United Kingdom')).toBeInTheDocument();
    await expect.element(field('State')).toHaveAccessibleDescription('');
  });

  test('no error mentions the lists of states for a country without lists', async () => {
    page.sandbox.faults.add({ call: 'getStateCity', ...answer({ States: [], Cities: [] }) });
    await openWithoutCountry();
    await field('Country').selectOptions('United Kingdom');
    await expect.poll(() => page.calls('getStateCity')).toBe(1);
    await expect.element(field('State')).toBeEnabled();
    await expect.element(field('State')).toHaveAccessibleDescription('');
  });

  test('Cancel discards what was typed', async () => {
    await openWithoutCountry();
    await field('Billing Address').fill('7 Placeholder Row');
    await expect.poll(drafts).toHaveLength(1);
    await button('Cancel').click();
    expect(drafts()).toEqual([]);
  });

  test('without a list of countries the address is saved without a country', async () => {
    page.sandbox.faults.add({ call: 'countryList', times: -1, ...refusal('No lists.') });
    await openWithoutCountry();
    await field('State').fill('Powys');
    await field('City').fill('Sampleton');
    await field('Billing Address').fill('7 Placeholder Row');
    await field('Zip/Postal Code').fill('ZZ1 1ZZ');
    await save();
    await expect.element(subscription()).toBeVisible();
    const saved = { CountryId: -1, CountryName: '', CityName: 'Sampleton' };
    expect(page.requestsTo('savebillingaddress')).toMatchObject([saved]);
  });
});

describe('an address that was typed at the checkout', () => {
  /** Puts a new element on the page, as a new login or a reload does. */
  async function reopen(user: DocumentedUserKey): Promise<void> {
    document.querySelector('dict-checkout')!.remove();
    await openCheckout(page, user);
  }

  /** Types an address and saves it. The service answers that the session has ended. */
  async function fillInAndExpire(): Promise<void> {
    await openWithoutCountry();
    await field('Country').selectOptions('United Kingdom');
    await expect.element(combobox('City')).toBeEnabled();
    await fillIn();
    page.sandbox.faults.add({ call: 'saveBillingAddress', status: 401 });
    await save();
    await expect.poll(() => page.calls('saveBillingAddress')).toBe(1);
    await expect.poll(currentSession).toBeNull();
  }

  test('is there again when the session ended at Save and the user logs in', { tags: ['ACC-4.36'] }, async () => {
    await fillInAndExpire();
    await reopen(abroad);
    await expect.element(field('Country')).toHaveDisplayValue('United Kingdom');
    await expect.element(field('Billing Address')).toHaveValue('7 Placeholder Row');
    await expect.element(field('Zip/Postal Code')).toHaveValue('ZZ1 1ZZ');
    await expect.element(combobox('State')).toHaveValue('Wales');
    await expect.element(combobox('City')).toHaveValue('Cardiff');
  });

  test('belongs to the country that was chosen', async () => {
    await fillInAndExpire();
    await reopen(abroad);
    await expect.element(combobox('City')).toHaveValue('Cardiff');
    await field('Country').selectOptions('India');
    await expect.element(combobox('State')).toHaveValue('');
    await field('Country').selectOptions('United Kingdom');
    await expect.element(combobox('City')).toHaveValue('Cardiff');
  });

  test('is forgotten once it is saved', async () => {
    await fillInAndExpire();
    await reopen(abroad);
    await expect.element(combobox('City')).toHaveValue('Cardiff');
    await save();
    await expect.element(subscription()).toBeVisible();
    expect(buyer(page, abroad).billingAddress).toMatchObject({ address: '7 Placeholder Row', city: 'Cardiff' });
    expect(drafts()).toEqual([]);
  });
});

test('fields side by side stay level when one has an error of two lines', async () => {
  await openCheckout(page, abroad);
  const element = document.querySelector<HTMLElement>('dict-checkout')!;
  element.style.cssText = 'display: block; inline-size: 640px';
  element.lang = 'de';
  await button('Speichern und weiter').click();
  const pair = () => [...element.shadowRoot!.querySelectorAll('.d-billing-pair .d-input')].slice(0, 2);
  await expect.poll(() => pair().every((input) => input.matches('[aria-invalid=true]'))).toBe(true);
  const boxes = pair().map((input) => input.getBoundingClientRect());
  expect(boxes[0]!.top).toBe(boxes[1]!.top);
  expect(boxes[0]!.height).toBe(boxes[1]!.height);
});
