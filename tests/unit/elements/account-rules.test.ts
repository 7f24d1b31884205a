import { describe, expect, test } from 'vitest';
import { orderHistory, type Order } from '../../../src/core/service/endpoints/orders.ts';
import { orderType } from '../../../src/elements/account/account.flow.ts';
import { isFilled, passwordErrors } from '../../../src/elements/account/account-dialogs.flow.ts';
import { pageLanguage } from '../../support/page-language.ts';

describe('Change password', () => {
  const good = { existing: 'Sandbox2026', wanted: 'Renewed26', confirmation: 'Renewed26' };

  test.each([
    [
      'CON-5.15 CON-5.19 CON-9.15',
      { wanted: 'Abcdef1' },
      ['Please enter strong password', 'New and confirm passwords should be same'],
    ],
    ['CON-5.19', { confirmation: 'Abcdef1' }, [undefined, 'Please enter strong password.']],
    ['CON-5.20', { existing: good.wanted }, ['Current and new passwords must be different', undefined]],
    ['CON-5.21 SEC-27', { confirmation: 'Renewed26 ' }, [undefined, 'New and confirm passwords should be same']],
  ])('%s: with %o the new password and its confirmation have the errors %j', (_proves, typed, errors) => {
    const { wanted, confirmation } = passwordErrors({ ...good, ...typed }, pageLanguage.texts);
    expect([wanted, confirmation]).toEqual(errors);
  });

  test('SEC-27 spaces count: nothing is trimmed before it is compared', () => {
    expect(isFilled({ ...good, existing: ' ' })).toBe(true);
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
