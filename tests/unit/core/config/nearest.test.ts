import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../../src/core/config/mistakes.ts';

const known = ['product', 'plan-id', 'billing-cycle-id', 'referral-code', 'layout'];

test.each([
  ['prodcut', 'product'],
  ['planId', 'plan-id'],
  ['plan', 'plan-id'],
  ['refferal-code', 'referral-code'],
  ['billing-cycle', 'billing-cycle-id'],
])('%s was meant to be %s', (written, meant) => expect(nearest(written, known)).toBe(meant));

test.each(['theme', 'x', 'colour', 'la'])('%s is similar to no known name', (written) => {
  expect(nearest(written, known)).toBe(undefined);
  expect(didYouMean(written, known)).toBe('');
});

test('of two similar names the more similar one is returned', () =>
  expect(nearest('dict-login', ['dict-logon', 'dict-login'])).toBe('dict-login'));
