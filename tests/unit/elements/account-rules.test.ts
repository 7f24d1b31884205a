import { describe, expect, test } from 'vitest';
import { orderHistory, type Order } from '../../../src/core/service/endpoints/orders.ts';
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

  test('SEC-27 spaces count: nothing is trimmed before it is compared', () => {
    expect(passwordErrors({ ...good, confirmation: 'Renewed26 ' }, pageLanguage.texts)).toEqual({
      confirmation: 'New and confirm passwords should be same',
    });
    expect(isFilled({ ...good, existing: ' ' })).toBe(true);
  });
});

test('billing details can be updated with a difference, and with all required fields; spaces around a value don’t count', () => {
  const { addressId: _, countryName: _name, cityId: _city, ...same }: typeof saved & BillingValues = saved;
  expect(whyNoUpdate(same, saved)).toBe('unchanged');
  expect(whyNoUpdate({ ...same, city: ` ${saved.city} ` }, saved)).toBe('unchanged');
  const required = ['address', 'state', 'postalCode', 'city'] as const;
  for (const name of ['fullName', 'taxNumber', 'countryId', ...required] as const)
    expect(whyNoUpdate({ ...same, [name]: 'changed' }, saved), name).toBe(null);
  for (const name of required)
    expect(whyNoUpdate({ ...same, fullName: 'changed', [name]: ' ' }, saved), name).toBe('incomplete');
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
