import { afterEach, describe, expect, test, vi } from 'vitest';
import { subscriptionOverview, type PurchasedSubscription } from '../../../src/core/service/endpoints/subscriptions.ts';
import {
  daysUntil,
  filtersOf,
  linksOfRow,
  noFilters,
  rowAction,
  seatsOf,
  stageTone,
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

describe('the row action', { tags: ['CON-4.17', 'DEC-4.1'] }, () => {
  const paid = { allowsConsolePayment: true };
  const deal = { enterpriseDealId: '7001' };
  const onPremises = { onPremSetupId: '60' };
  const due = { paymentDueOn: new Date('2026-11-25') };
  test.each([
    ['nothing allows it', {}, false, null],
    ['console payment is allowed, for enterprise', paid, false, 'renew'],
    ['console payment is allowed, for a deal on premises', { ...paid, ...deal, ...onPremises }, false, 'renew'],
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

test('the chip of each stage has its tone', () => {
  const stages = ['Live', 'Trial', 'Trial extended', 'Trial expired', 'OnHold', 'Cancelled', 'Disposed'];
  expect(stages.map(stageTone)).toEqual(['success', 'info', 'info', 'warning', 'warning', 'danger', 'quiet']);
});

describe('the days until a payment is due', () => {
  afterEach(() => void vi.unstubAllEnvs());

  // The same two moments, on both sides of midnight in one zone and on one day in the other.
  test.each([
    ['Asia/Kolkata', 1],
    ['America/Los_Angeles', 0],
  ])('are those of the calendar that the visitor in %s sees: %i', { tags: ['DEC-8.2'] }, (zone, days) => {
    vi.stubEnv('TZ', zone);
    expect(daysUntil(new Date('2026-12-31T20:00:00Z'), new Date('2026-12-31T10:00:00Z'))).toBe(days);
  });
});

describe('the call of a search', () => {
  test('has no filter of which nothing is chosen', { tags: ['CON-7.5'] }, () => {
    expect(toCall(noFilters, false)).toEqual({ orgId: '-1', subscriptionId: null, stageId: '-1', expiresInDays: -1 });
  });

  test.each([
    ['0040021', '40021'],
    ['0', '0'],
  ])('has for the text %s the number %s', { tags: ['CON-7.5'] }, (searchText, subscriptionId) => {
    expect(toCall({ ...noFilters, searchText }, false).subscriptionId).toBe(subscriptionId);
  });

  test('has no organisation for retail users', { tags: ['CON-4.9'] }, () => {
    expect(toCall(filtersOf('5001', '0'), true)).toMatchObject({ orgId: null, expiresInDays: 0 });
  });
});

describe('the checkout', { tags: ['A11Y-28'] }, () => {
  test('gets the number of seats as state, if there is one', () => {
    expect(seatsOf({ ...row, totalSeats: 12 }, false)).toEqual({ seats: 12 });
    expect(seatsOf({ ...row, totalSeats: null }, false)).toEqual({});
  });

  test('gets no number of seats of retail users', () => {
    expect(seatsOf({ ...row, totalSeats: 12 }, true)).toEqual({});
  });

  test('gets no value that the service did not send', () => {
    const { checkout } = linksOfRow({ ...row, planId: null, planPriceId: null });
    expect(checkout).toBe('/subscription/checkout?subscription=40021&product=1');
  });
});
