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
  test('the stored plan with the stored billing cycle', () => {
    expect(choosePlan(plans, '12', '3')).toEqual({ planId: '12', planPriceId: '3' });
  });

  test.each([
    ['11', '3'],
    ['99', '1'],
    ['12', '-1'],
    ['-1', '-1'],
  ])('they count only together: not plan %s with billing cycle %s [ACC-4.24]', (planId, billingCycleId) => {
    expect(choosePlan(plans, planId, billingCycleId)).toEqual({ planId: '12', planPriceId: '2' });
  });

  test('else the most popular, with its first price [ACC-4.25]', () => {
    expect(choosePlan(plans, '-1', '-1')).toEqual({ planId: '12', planPriceId: '2' });
  });

  test('else the lowest display order; a plan without one comes last [ACC-4.26]', () => {
    const unpopular = [plan('10', null, false, '9'), plans[0]!, plans[2]!];
    expect(choosePlan(unpopular, '-1', '-1')).toEqual({ planId: '13', planPriceId: '4' });
  });

  test('a plan without a price starts with price -1, and without plans there is no trial', () => {
    expect(choosePlan([plan('14', 1)], '-1', '-1')).toEqual({ planId: '14', planPriceId: '-1' });
    expect(choosePlan([], '-1', '-1')).toBe(null);
  });
});
