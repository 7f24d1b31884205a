import { describe, expect, test } from 'vitest';
import { currencyDecimals } from '../../../../src/core/format/currencies.ts';
import { fromMinorUnits, shownDecimals, toMinorUnits } from '../../../../src/core/format/minor-units.ts';
import { chargesAsShown, priceOf } from '../../../../src/core/card-widget/price-check.ts';
import { isoCurrencies } from '../../../support/iso-4217.ts';

describe('smallest units', () => {
  test.each([
    ['0.29', 'USD', 29],
    ['1.115', 'EUR', 112],
    ['1180', 'JPY', 1180],
    ['1180.50', 'PKR', 118_050],
    ['1.2345', 'KWD', 1235],
    ['1.23456', 'CLF', 12_346],
    ['-0.29', 'USD', -29],
  ])('%s %s is %i', (decimal, currency, minor) => {
    expect(toMinorUnits(decimal, currency)).toBe(minor);
  });

  test.each(['', '1e3', 'NaN', '99999999999999999'])('there are none for %j', (odd) => {
    expect(toMinorUnits(odd, 'INR')).toBeNull();
  });

  test.each([
    [118_000, 'INR', '1180.00'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [5000, 'JPY', '5000'],
    [123_400, 'IDR', '1234.00'],
    [1_180_500, 'KWD', '1180.500'],
  ])('%i of the smallest unit of %s are %s', (minor, currency, decimal) => {
    expect(fromMinorUnits(minor, currency)).toBe(decimal);
  });
});

test.each([
  ['12.345', 'KWD', 3],
  ['12.345', 'KD', 3],
  ['12.345', 'د.ك', 3],
  ['12.3400', 'KD', 2],
  ['1768.8235', '₹', 2],
  ['1180', 'JPY', 2],
])('%s %s is shown with %i decimals', { tags: ['CON-9.29', 'PAY-45'] }, (decimal, currency, decimals) => {
  expect(shownDecimals(decimal, currency)).toBe(decimals);
});

test('the table has the currencies of ISO 4217 and their decimals', { tags: ['PAY-45'] }, () => {
  const withSmallestUnit = isoCurrencies.filter(({ code, decimals }) => currencyDecimals.get(code) === decimals);
  expect(withSmallestUnit).toEqual(isoCurrencies);
  expect([isoCurrencies.length, currencyDecimals.size]).toEqual([165, 178]);
});

const chargeOf = (code: string, amountMinor: number) => ({ amountMinor, currency: code, orderId: null, options: {} });

describe('a charge of 1,234 of each currency', { tags: ['PAY-45'] }, () => {
  const charges = isoCurrencies.map(({ code, decimals }) => ({ code, decimals, minor: 1234 * 10 ** decimals }));

  test('is the price of a checkout that shows 1234', () => {
    const refused = charges.filter(({ code, minor }) => {
      const shown = { amountMinor: toMinorUnits('1234', code)!, currency: code };
      return !chargesAsShown(chargeOf(code, minor), shown);
    });
    expect(refused).toEqual([]);
  });

  test.each(['1,234', '1,234.00', '1234.00', '1.234,00', '1 234'])(
    'is the amount of a link that shows %s',
    (amount) => {
      const refused = charges.filter(
        ({ code, minor }) => !chargesAsShown(chargeOf(code, minor), { text: `${code} ${amount}` }),
      );
      expect(refused).toEqual([]);
    },
  );

  test('is the amount of a link that shows all its decimals', () => {
    const refused = charges.filter(
      ({ code, minor }) => !chargesAsShown(chargeOf(code, minor), { text: `${fromMinorUnits(minor, code)} ${code}` }),
    );
    expect(refused).toEqual([]);
  });

  test('is named with all its decimals in dict-before-pay', () => {
    const named = charges.map(({ code, minor }) => priceOf(chargeOf(code, minor), null));
    expect(named).toEqual(charges.map(({ code, decimals }) => ({ amount: (1234).toFixed(decimals), currency: code })));
  });

  test.each([0.1, 10, 100])('is not the price if it is %d times as much', (times) => {
    const opened = charges.filter(({ code, minor }) =>
      chargesAsShown(chargeOf(code, minor * times), { amountMinor: minor, currency: code }),
    );
    expect(opened).toEqual([]);
  });
});
