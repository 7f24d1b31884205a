import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field } from '../support/screen.ts';
import { abroad, openCheckout, openSubscription, renewing } from './checkout-screen.ts';
import { enterEmail, openAssign, openFewSeats, openSeats, searchBox } from './seats-screen.ts';

/* Fields for codes, ids, emails and names: a phone's keyboard must not turn them into words. */

const page = sandboxPage();

const screens: Readonly<Record<string, () => Promise<Locator>>> = {
  async 'the referral code of a signup'() {
    await page.put('dict-signup', { 'referral-code': 'abc' });
    return field(/^Referral code/);
  },
  async 'a postal code'() {
    await openCheckout(page, abroad);
    return field('Zip/Postal Code');
  },
  async 'a tax number'() {
    await openCheckout(page, abroad);
    return field(/^VAT number/);
  },
  async 'a promo code'() {
    await openSubscription(page, renewing);
    await button('Add promo code').click();
    return field(/^Promo code/);
  },
  async 'the search for a seat by email'() {
    await openSeats(page);
    return searchBox();
  },
  async 'the search for an organization by id'() {
    await page.logIn('admin');
    await page.put('dict-organizations');
    return field('Search organizations');
  },
};

test.each(Object.entries(screens))(
  'the keyboard corrects and capitalizes nothing in %s',
  { tags: ['A11Y-10'] },
  async (_, open) => {
    const input = await open();
    await expect.element(input).toHaveAttribute('autocorrect', 'off');
    await expect.element(input).toHaveAttribute('autocapitalize', 'none');
    await expect.element(input).toHaveAttribute('spellcheck', 'false');
  },
);

const names: Readonly<Record<string, () => Promise<Locator>>> = {
  async 'a signup'() {
    await page.put('dict-signup');
    return field('Full name');
  },
  async 'a billing address'() {
    await openCheckout(page, abroad);
    return field('Full Name');
  },
  async 'a new user of a seat'() {
    await openFewSeats(page);
    await openAssign();
    await enterEmail('new.name@example.com');
    return field('Full name');
  },
};

test.each(Object.entries(names))(
  'the keyboard capitalizes each part of the name of %s, and corrects none',
  { tags: ['A11Y-10'] },
  async (_, open) => {
    const input = await open();
    await expect.element(input).toHaveAttribute('autocapitalize', 'words');
    await expect.element(input).toHaveAttribute('autocorrect', 'off');
    await expect.element(input).toHaveAttribute('spellcheck', 'false');
  },
);
