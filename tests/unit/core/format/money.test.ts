import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySign, plainAmountText, formatAmount, formatSignedAmount } from '../../../../src/core/format/money.ts';

describe('an amount for people', () => {
  test.each([
    ['1180.5', 'INR', 2, 'en-IN', '₹1,180.50'],
    ['99.1234', 'EUR', 4, 'de-DE', '99,1234 €'],
    ['-0.5', 'GBP', 2, 'en-GB', '-£0.50'],
    ['39', 'GBP', 2, 'ar-AE', '\u200f39.00 UK£\u200e'],
    ['1180.5', '<b>', 2, 'de-DE', '1.180,50'],
  ])('%s %s with %i decimals in %s is %s', (decimal, currency, places, locale, shown) => {
    expect(formatAmount(decimal, currency, places, locale).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  test('has no rounding error of a float, however long it is', { tags: ['NET-22'] }, () => {
    expect(formatAmount('90071992547409931234.55', 'INR', 2, 'en-US')).toBe('₹90,071,992,547,409,931,234.55');
    expect(formatAmount('1.005', 'USD', 2, 'en-US')).toBe('$1.01');
  });

  test.each(['', '1e3', '1,180.50', '9'.repeat(1_000_000)])('is - if it is not an amount (%#)', (odd) => {
    expect(formatAmount(odd, 'INR', 2, 'en')).toBe('-');
  });

  test.each([
    ['₹', '1180.12345', 'en-US', '₹1,180.1235'],
    ['₹', '1180.12345', 'de-DE', '1.180,1235 ₹'],
    ['CHF', '46.8', 'en-US', 'CHF 46.8000'],
    ['Rs.', '-46.8', 'en-IN', '-Rs. 46.8000'],
    ['A$', '46.8', 'en-AU', 'A$46.8000'],
    ['₹', null, 'en-US', '-'],
  ])('the service’s sign %j with %s in %s is %s', (sign, decimal, locale, shown) => {
    expect(formatSignedAmount(sign, decimal, 4, locale).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});

describe('a currency’s sign', { tags: ['SEC-02'] }, () => {
  test.each([
    ['&#8377;', '₹'],
    ['&#x20B9;', '₹'],
    ['&euro;', '€'],
    [' &#82;&#115;. ', 'Rs.'],
    ['A$', 'A$'],
    ['S/', 'S/'],
    ['z&#322;', 'zł'],
    ['&#1583;.&#1573;', 'د.إ'],
    ['\u0631.\u0633.\u200f', '\u0631.\u0633.'],
    ['F&#8239;CFA', 'FCFA'],
  ])('%j is %s', (wire, sign) => {
    expect(currencySign(wire, 'INR')).toBe(sign);
  });

  test.each([
    '',
    '&#60;',
    '&lt;',
    '<b>',
    '&#xD800;',
    '&#8377',
    '₹1',
    'ABCDEFGHI',
    './.',
    '&constructor;',
    '&#8377;'.repeat(1e6),
  ])('the code replaces a text that is no sign (%#)', (wire) => expect(currencySign(wire, 'INR')).toBe('INR'));

  test('is always one sign, a short word or the code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (wire) => {
        expect(currencySign(wire, 'INR')).toMatch(/^[\p{L}\p{M}\p{Sc}./]{1,8}$/u);
      }),
    );
  });
});

test.each([
  ['&#8377; 1,180.00', '₹1,180.00'],
  ['&euro;&nbsp;99', '€99'],
  ['1.180,00 &euro;', '1.180,00\u00a0€'],
  ['PKR 1,234.00', 'PKR\u00a01,234.00'],
  ['&'.repeat(1e6), ''],
])('an amount with its currency in one text, %j, is shown as %j', (wire, shown) => {
  expect(plainAmountText(wire)).toBe(shown);
});
