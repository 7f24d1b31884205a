import type { Locator, Page } from 'playwright/test';
import { saveAddress, subscriptionOf } from '../../support/sales.ts';
import { abroad, renewing } from '../checkout/checkout.ts';
import { autofill } from '../support/autofill.ts';
import { expect, test, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* Typing and autofill that only work on a real page. */

const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const state = (page: Page) => page.getByRole('combobox', { name: 'State' });
const subscription = (page: Page) => page.getByRole('heading', { name: 'Your Subscription' });

async function openBilling(page: Page, server: ConsoleServer, email: string): Promise<void> {
  await keepSession(page, email);
  const { id, listingId, planId, planPriceId } = subscriptionOf(server, email);
  await page.goto(`/subscription/checkout?subscription=${id}&product=${listingId}&plan=${planId}&price=${planPriceId}`);
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
}

/** The address that the next save sends. */
const savedAddress = async (page: Page) => {
  const request = await page.waitForRequest(/savebillingaddress/i);
  return (request.postDataJSON() as { Request: Record<string, unknown> }).Request;
};

test(
  'a city that was typed is sent by a click on Save, in place of the former one',
  { tag: '@A11Y-18' },
  async ({ page, server }) => {
    saveAddress(server, renewing);
    await openBilling(page, server, renewing);
    await page.getByRole('button', { name: 'Change billing details' }).click();
    await expect(city(page)).toHaveValue(/./);
    await city(page).click();
    await city(page).press('ControlOrMeta+a');
    await city(page).pressSequentially('mumbai');
    const saved = savedAddress(page);
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await saved).toMatchObject({ CityName: 'Mumbai' });
    await expect(subscription(page)).toBeVisible();
  },
);

test(
  'state and city that the browser fills in are chosen, and no list opens',
  { tag: '@A11Y-18' },
  async ({ page, server }) => {
    await openBilling(page, server, abroad);
    await expect(city(page)).toBeVisible();
    await page.getByLabel('Billing Address').click();
    await autofill(page, page.getByLabel('Billing Address'), {
      NAME_FULL: 'Rhys Sample',
      ADDRESS_HOME_STREET_ADDRESS: '7 Placeholder Row',
      ADDRESS_HOME_CITY: 'cardiff',
      ADDRESS_HOME_STATE: 'Wales',
      ADDRESS_HOME_ZIP: 'ZZ1 1ZZ',
      ADDRESS_HOME_COUNTRY: 'GB',
    });
    await expect(city(page)).toHaveValue('Cardiff');
    await expect(state(page)).toHaveValue('Wales');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    const saved = savedAddress(page);
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await saved).toMatchObject({ State: 'Wales', CityName: 'Cardiff' });
  },
);

const countries = [
  ['1', 'Albania', '+355'],
  ['256', 'Norway', '+47'],
  ['44', 'Canada', '+1'],
  ['9', 'Uganda', '+256'],
  ['12', 'United States', '+1'],
] as const;

async function openSignup(page: Page, server: ConsoleServer, selected: string): Promise<Locator> {
  const items = countries.map(([id, CountryName, PhoneCode]) => ({
    Id: Number(id),
    CountryName,
    PhoneCode,
    IsSelected: CountryName === selected,
  }));
  const body = JSON.stringify({ Status: 0, Data: { Countries: items } });
  for (const call of ['signupFormData', 'regionSignupFormData'] as const)
    server.sandbox.faults.add({ call, status: 200, body, times: -1 });
  await page.goto('/user/signup/dictation');
  const country = page.getByLabel('Country code');
  await expect(country.locator('option')).toHaveCount(countries.length);
  await page.getByLabel('Full name').click();
  return country;
}

const shown = (country: Locator) => country.locator('option:checked');

test(
  'no value of a country equals a dialling code, because a browser would choose it',
  { tag: '@A11Y-10' },
  async ({ page, server }) => {
    const country = await openSignup(page, server, 'Norway');
    const values = await country.locator('option').evaluateAll((all) => all.map((each) => each.getAttribute('value')!));
    const codes = countries.map(([, , code]) => code.slice(1));
    expect(values.filter((value) => codes.includes(value.replace(/^\W+/, '')))).toEqual([]);
  },
);

test(
  'a number that the browser fills in has the country of its dialling code',
  { tag: '@A11Y-10' },
  async ({ page, server }) => {
    const country = await openSignup(page, server, 'United States');
    await autofill(page, page.getByLabel('Full name'), {
      NAME_FULL: 'Anna Example',
      EMAIL_ADDRESS: 'anna@example.com',
      PHONE_HOME_WHOLE_NUMBER: '+256772123456',
    });
    await expect(shown(country)).toHaveText('Uganda (+256)');
    await expect(page.getByLabel('Mobile number')).toHaveValue('772123456');
  },
);

test(
  'a number with the dialling code of the chosen country keeps that country',
  { tag: '@A11Y-10' },
  async ({ page, server }) => {
    const country = await openSignup(page, server, 'United States');
    await autofill(page, page.getByLabel('Full name'), {
      NAME_FULL: 'Anna Example',
      EMAIL_ADDRESS: 'anna@example.com',
      // A number in Canada.
      PHONE_HOME_WHOLE_NUMBER: '+14165550123',
    });
    await expect(page.getByLabel('Mobile number')).toHaveValue('4165550123');
    await expect(shown(country)).toHaveText('United States (+1)');
    await country.selectOption({ label: 'Canada (+1)' });
    await expect(shown(country)).toHaveText('Canada (+1)');
  },
);
