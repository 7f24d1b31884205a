import { describe, expect, test } from 'vitest';
import { orderHistory, type Order } from '../../../src/core/service/endpoints/orders.ts';
import { billingAddress, saveBillingAddress } from '../../../src/core/service/endpoints/billing.ts';
import { type BillingValues, whyNoUpdate } from '../../../src/elements/shared/billing/billing.rules.ts';
import { orderType } from '../../../src/elements/account/orders.flow.ts';
import { isFilled, passwordErrors } from '../../../src/elements/account/password/password.rules.ts';
import { address as saved } from '../core/service/samples/billing-address.ts';
import { pageLanguage } from '../../support/page-language.ts';

describe('Change password', () => {
  const good = { existing: 'Sandbox2026', wanted: 'Renewed26', confirmation: 'Renewed26' };

  test.each([
    ['seven characters', 'Abcdef1', 'Please enter strong password', 'CON-5.15 CON-9.15'],
    ['the current one', good.existing, 'Current and new passwords must be different', 'CON-5.20'],
  ])('%s (%s): %s [%s]', (_why, wanted, message, _proves) => {
    expect(passwordErrors({ ...good, wanted, confirmation: wanted }, pageLanguage.texts)).toMatchObject({
      wanted: message,
    });
  });

  test('an empty field is missing, not weak', () => {
    expect(passwordErrors({ existing: '', wanted: '', confirmation: '' }, pageLanguage.texts)).toEqual({
      existing: 'Please Enter Existing Password',
      wanted: 'Please Enter New Password',
      confirmation: 'Please Enter Confirm Password',
    });
  });

  test('SEC-27 spaces count: nothing is trimmed before it is compared', () => {
    expect(passwordErrors({ ...good, confirmation: 'Renewed26 ' }, pageLanguage.texts)).toEqual({
      confirmation: 'New and confirm passwords should be same',
    });
    expect(isFilled({ ...good, existing: ' ' })).toBe(true);
  });
});

describe('an id of 0 or -1 means that there is none', () => {
  test.each([null, 0, -1, '-1'])('a CountryId of %o is no country, and is sent as -1', (CountryId) => {
    const address = billingAddress.parse({ CountryId });
    expect(address.countryId).toBe(null);
    expect(saveBillingAddress.toWire(address).CountryId).toBe(-1);
  });
});

describe('when billing details can be updated', () => {
  const { addressId: _, countryName: _name, cityId: _city, ...same }: typeof saved & BillingValues = saved;

  test('not without a difference; spaces around a value don’t count', () => {
    expect(whyNoUpdate(same, saved)).toBe('unchanged');
    expect(whyNoUpdate({ ...same, city: ` ${saved.city} ` }, saved)).toBe('unchanged');
  });

  test.each(['fullName', 'taxNumber', 'countryId', 'address', 'state', 'postalCode', 'city'] as const)(
    'by a difference in %s',
    (name) => expect(whyNoUpdate({ ...same, [name]: 'changed' }, saved)).toBe(null),
  );

  test.each(['address', 'state', 'postalCode', 'city'] as const)('not without %s', (name) => {
    expect(whyNoUpdate({ ...same, fullName: 'changed', [name]: ' ' }, saved)).toBe('incomplete');
  });
});

describe('the type of an order', () => {
  const order = (known: Partial<Order>): Order => ({ ...read(), ...known });
  const read = () =>
    orderHistory.data.parse({
      TotalCount: 1,
      ListOfPurchase: [
        { OrderId: 1, ProductDisplayName: 'Dictation', PlanDisplayName: 'Basic', BillingCycle: 'Yearly' },
      ],
    }).orders[0]!;

  test.each([
    [{}, 'Dictation (Basic|Yearly)'],
    [{ billingCycle: '' }, 'Dictation (Basic)'],
    [{ planName: '', billingCycle: '' }, 'Dictation'],
    [{ productName: '', planName: '', billingCycle: '' }, '-'],
  ])('%o is %s', (known, shown) => expect(orderType(order(known))).toBe(shown));
});
