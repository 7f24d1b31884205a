import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../src/core/service/endpoints/trial.ts';
import { choosePlan } from '../../../src/elements/otp/trial.flow.ts';

const plan = (planId: string, displayOrder: number | null, isMostPopular = false, ...prices: string[]): Plan => ({
  planId,
  displayOrder,
  isMostPopular,
  prices: prices.map((planPriceId) => ({ billingCycle: 'Monthly', planPriceId })),
});

const plans = [plan('11', 3, false, '1'), plan('12', 2, true, '2', '3'), plan('13', 1, false, '4')];

describe('the plan of the trial', () => {
  test.each([
    ['12', '3', '3'],
    ['11', '3', '2'],
    ['99', '1', '2'],
    ['12', '-1', '2'],
    ['-1', '-1', '2'],
  ])(
    'the stored plan %s and billing cycle %s count only together: price %s [ACC-4.24 ACC-4.25]',
    (planId, cycle, planPriceId) => {
      expect(choosePlan(plans, planId, cycle)).toEqual({ planId: '12', planPriceId });
    },
  );

  test('else the lowest display order; a plan without one comes last [ACC-4.26]', () => {
    const unpopular = [plan('10', null, false, '9'), plans[0]!, plans[2]!];
    expect(choosePlan(unpopular, '-1', '-1')).toEqual({ planId: '13', planPriceId: '4' });
  });

  test('a plan without a price starts with price -1, and without plans there is no trial', () => {
    expect(choosePlan([plan('14', 1)], '-1', '-1')).toEqual({ planId: '14', planPriceId: '-1' });
    expect(choosePlan([], '-1', '-1')).toBe(null);
  });
});
