import { describe, expect, test } from 'vitest';
import { subscriptionOverview, type PurchasedSubscription } from '../../../src/core/service/endpoints/subscriptions.ts';
import {
  daysUntil,
  filtersOf,
  linksOfRow,
  noFilters,
  readSearch,
  rowAction,
  seatsOf,
  toCall,
} from '../../../src/elements/subscriptions/subscriptions.rules.ts';
import { consoleSamples } from '../core/service/samples/console.ts';

const row: PurchasedSubscription = {
  ...subscriptionOverview.data.parse(consoleSamples.subscriptionOverview.answered).purchased[0]!,
  subscriptionId: '40021',
  planId: '101',
  planPriceId: '1001',
  paymentDueOn: null,
  stageName: 'Live',
  enterpriseDealId: null,
  onPremSetupId: null,
  allowsConsolePayment: false,
};

describe('the row action [CON-4.17 DEC-4.1]', () => {
  const paid = { allowsConsolePayment: true };
  const deal = { enterpriseDealId: '7001' };
  const onPremises = { onPremSetupId: '60' };
  const due = { paymentDueOn: new Date('2026-11-25') };
  test.each([
    ['nothing allows it', {}, false, null],
    ['console payment is allowed, for retail', paid, true, 'renew'],
    ['console payment is allowed, for enterprise', paid, false, 'renew'],
    [
      'console payment is allowed, though it is set up on premises',
      { ...paid, ...deal, ...onPremises },
      false,
      'renew',
    ],
    ['an enterprise deal', deal, false, 'renew'],
    ['an enterprise deal, of a retail user', deal, true, null],
    ['an enterprise deal, set up on premises', { ...deal, ...onPremises }, false, null],
    ['a payment is due', { ...paid, ...due }, true, 'pay-now'],
    ['a payment is due for a trial', { ...paid, ...due, stageName: 'Trial' }, true, 'pay-now'],
    ['a trial', { ...paid, stageName: 'Trial' }, true, 'subscribe'],
    ['an expired trial', { ...paid, stageName: 'Trial expired' }, true, 'subscribe'],
    ['an extended trial', { ...paid, stageName: 'Trial extended' }, true, 'subscribe'],
    ['one on hold', { ...paid, stageName: 'OnHold' }, true, 'renew'],
  ] as const)('%s', (_, change, isRetail, action) => {
    expect(rowAction({ ...row, ...change }, isRetail)).toBe(action);
  });
});

describe('the subscription search', () => {
  test('accepts digits of every script', () => {
    expect(readSearch('sub-40 021')).toEqual({ digits: '40021', isTooLong: false });
    expect(readSearch('٢٠٠٠٨').digits).toBe('20008');
    expect(readSearch('२०००८').digits).toBe('20008');
    expect(readSearch('Ünïcode')).toEqual({ digits: '', isTooLong: false });
  });

  test('the limit of 255 is checked before other characters are dropped', () => {
    expect(readSearch('x'.repeat(255)).isTooLong).toBe(false);
    expect(readSearch(`4${'x'.repeat(255)}`)).toEqual({ digits: '4', isTooLong: true });
  });

  test('the id is the number in the text, or none [CON-7.5]', () => {
    expect(toCall(noFilters, false)).toEqual({ orgId: '-1', subscriptionId: null, stageId: '-1', expiresInDays: -1 });
    expect(toCall({ ...noFilters, searchText: '0040021' }, false).subscriptionId).toBe('40021');
    expect(toCall({ ...noFilters, searchText: '0' }, false).subscriptionId).toBe('0');
  });

  test('the organisation counts for enterprise users only [CON-4.9]', () => {
    expect(toCall(filtersOf('5001', '30'), false)).toMatchObject({ orgId: '5001', expiresInDays: 30 });
    expect(toCall(filtersOf('5001', '0'), true)).toMatchObject({ orgId: null, expiresInDays: 0 });
  });
});

describe('the values for the next screens', () => {
  test('the same as state and as query parameters [CON-2.3.25]', () => {
    const { state, seats, checkout } = linksOfRow(row);
    expect(state).toEqual({ subscriptionId: '40021', productId: '1', planId: '101', planPriceId: '1001' });
    expect(seats).toBe('seatuser?subscription=40021');
    expect(checkout).toBe('/subscription/checkout?subscription=40021&product=1&plan=101&price=1001');
  });

  test('A11Y-28 the checkout gets the number of seats as state only, except for retail users', () => {
    expect(seatsOf({ ...row, totalSeats: 12 }, false)).toEqual({ seats: 12 });
    expect(seatsOf({ ...row, totalSeats: null }, false)).toEqual({});
    expect(seatsOf({ ...row, totalSeats: 12 }, true)).toEqual({});
  });

  test('values that the service did not send are left out', () => {
    const { checkout } = linksOfRow({ ...row, planId: null, planPriceId: null });
    expect(checkout).toBe('/subscription/checkout?subscription=40021&product=1');
  });
});

test.each([
  ['2026-10-14T23:59', 0],
  ['2026-10-15T00:01', 1],
  ['2026-10-13T23:59', -1],
  ['2026-11-14T10:00', 31],
])('A11Y-22 a payment due on %s is %d calendar days away on 14 October 2026', (due, days) => {
  expect(daysUntil(new Date(due), new Date('2026-10-14T12:00'))).toBe(days);
});
