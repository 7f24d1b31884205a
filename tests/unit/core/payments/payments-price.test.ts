import { describe, expect, test } from 'vitest';
import { fromMinorUnits } from '../../../../src/core/format/money.ts';
import { isInAppBrowser } from '../../../../src/core/payments/in-app-browser.ts';
import { differsFrom, readAmountText } from '../../../../src/core/payments/price-check.ts';
import { shortHash } from '../../../../src/core/format/short-hash.ts';

const widget = (amountMinor: number | null, currency: string) => ({
  amountMinor,
  currency,
  orderId: null,
  options: {},
});

describe('PAY-33 the widget’s amount against what was shown', () => {
  test.each([
    ['₹ 1,180.00', 'INR', 118_000],
    ['₹1,18,000.50', 'INR', 11_800_050],
    ['Rs. 1180', 'INR', 118_000],
    ['1.180,00 €', 'EUR', 118_000],
    ['€ 1’180.5', 'EUR', 118_050],
    ['USD 58.80', 'USD', 5880],
    ['1,180', 'USD', 118_000],
    ['¥ 5,000', 'JPY', 5000],
    ['KWD 1,180.500', 'KWD', 1_180_500],
  ])('reads %s in %s as %i of its smallest unit', (text, currency, minor) => {
    expect(readAmountText(text, currency)).toBe(minor);
  });

  test.each([
    ['', 'INR'],
    ['free', 'INR'],
    ['₹ 1,000 + 18% GST', 'INR'],
    ['1.180', 'KWD'],
  ])('does not guess what %s in %s is', (text, currency) => {
    expect(readAmountText(text, currency)).toBe(null);
  });

  test.each([
    [{ amountMinor: 118_000, currency: 'INR' }, widget(118_000, 'INR'), false],
    [{ amountMinor: 118_000, currency: 'INR' }, widget(118_001, 'INR'), true],
    [{ amountMinor: 118_000, currency: 'INR' }, widget(118_000, 'USD'), true],
    [{ amountMinor: 118_000, currency: 'INR' }, widget(null, 'INR'), false],
    [{ text: '₹ 1,180.00' }, widget(118_000, 'INR'), false],
    [{ text: '₹ 1,180.00' }, widget(1180, 'INR'), true],
    [{ text: '₹ 1,180.00' }, widget(118_000, 'USD'), true],
    [{ text: 'EUR 1,180.00' }, widget(118_000, 'USD'), true],
    [{ text: 'A$ 58.80' }, widget(5880, 'AUD'), false],
    [{ text: '₨ 1,180.00' }, widget(118_000, 'INR'), false],
    [{ text: '' }, widget(118_000, 'INR'), false],
  ])('%o against %o differs: %s', (shown, options, isDifferent) => {
    expect(differsFrom(shown, options)).toBe(isDifferent);
  });
});

test.each([
  [118_000, 'INR', '1180.00'],
  [5, 'USD', '0.05'],
  [-5, 'USD', '-0.05'],
  [5000, 'JPY', '5000'],
  [1_180_500, 'KWD', '1180.500'],
])('%i of the smallest unit of %s are %s', (minor, currency, decimal) => {
  expect(fromMinorUnits(minor, currency)).toBe(decimal);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/21A Instagram 300.0.0', true],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/116.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/431.0]', true],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/120.0', false],
])('%s can show no widget: %s', (userAgent, isInApp) => {
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});

test('a hash tells texts apart and shows none of them', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `account UC${at}`);
  expect(new Set(texts.map(shortHash)).size).toBe(texts.length);
  expect(shortHash('account UCabc')).toMatch(/^[a-z0-9]{6,11}$/);
});
