import { describe, expect, test } from 'vitest';
import { fromMinorUnits } from '../../../../src/core/format/money.ts';
import { isInAppBrowser } from '../../../../src/core/card-widget/card-widget.ts';
import { shortHash } from '../../../../src/core/format/text.ts';
import { currencyNamedIn } from '../../../../src/core/card-widget/named-currency.ts';
import { amountsIn, chargesAsShown } from '../../../../src/core/card-widget/price-check.ts';

const widget = (amountMinor: number | null, currency: string) => ({
  amountMinor,
  currency,
  orderId: null,
  options: {},
});

describe('PAY-33 the widget’s amount, compared with the shown price', () => {
  test.each([
    ['₹ 1,180.00', 'INR', [118_000]],
    ['₹1,18,000.50', 'INR', [11_800_050]],
    ['1.180,00 €', 'EUR', [118_000]],
    ['€ 1’180.5', 'EUR', [118_050]],
    ['1,180', 'USD', [118_000]],
    ['¥ 5,000', 'JPY', [5000]],
    ['KWD 1.180', 'KWD', [1_180_000, 1180]],
    ['', 'INR', []],
    ['₹ 1,000 + 18% GST', 'INR', []],
    ['2 x ₹ 590.00', 'INR', []],
  ])('the text %j in %s may mean these amounts of the smallest unit: %j', (text, currency, minor) => {
    expect(amountsIn(text, currency)).toEqual(minor);
  });

  test.each([
    ['Rs. 1180', 'INR'],
    ['₨ 1,180.00', 'INR'],
    ['US$ 58.80', 'USD'],
    ['$58.80 CAD', 'CAD'],
    ['CA$58.80', 'CAD'],
    ['CN¥ 58.80', 'CNY'],
    ['INR 1,180.00 incl. GST', 'INR'],
    ['58,80 $ CA', null],
    ['X$ 58.80', null],
    ['€ 58.80 USD', null],
    ['USD 58.80 / EUR 55.00', null],
    ['1,180.00', null],
    ['', null],
  ])('finds in %s the currency %s', (text, currency) => {
    expect(currencyNamedIn(text)).toBe(currency);
  });

  const inr = { amountMinor: 118_000, currency: 'INR' };
  test.each([
    ['the same', inr, widget(118_000, 'INR'), true],
    ['another amount', inr, widget(118_001, 'INR'), false],
    ['another currency', inr, widget(118_000, 'USD'), false],
    ['no amount', inr, widget(null, 'INR'), false],
    ['no currency', inr, widget(118_000, ''), false],
    ['nothing that was shown', null, widget(118_000, 'INR'), false],
    ['the same, shown as text', { text: '₹ 1,180.00' }, widget(118_000, 'INR'), true],
    ['a hundredth of the text', { text: '₹ 1,180.00' }, widget(1180, 'INR'), false],
    ['another currency than the text’s sign', { text: '₹ 1,180.00' }, widget(118_000, 'USD'), false],
    ['another currency than the text’s code', { text: 'EUR 1,180.00' }, widget(118_000, 'USD'), false],
    ['US dollars for a bare $', { text: '$ 58.80' }, widget(5880, 'USD'), true],
    ['Canadian dollars for a bare $', { text: '$ 58.80' }, widget(5880, 'CAD'), false],
    ['Australian dollars for A$', { text: 'A$ 58.80' }, widget(5880, 'AUD'), true],
    ['one of two numbers in the text', { text: '₹ 1,180.00 for 12 months' }, widget(118_000, 'INR'), false],
    ['no number in the text', { text: '' }, widget(118_000, 'INR'), false],
    ['no amount for a text', { text: '₹ 1,180.00' }, widget(null, 'INR'), false],
  ])('opens the widget only if it charges the shown price: %s', (_, shown, options, isOpened) => {
    expect(chargesAsShown(options, shown)).toBe(isOpened);
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
])('%s is a browser inside an app, which can show no widget: %s', (userAgent, isInApp) => {
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});

test('a hash distinguishes texts and reveals none', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `account UC${at}`);
  expect(new Set(texts.map(shortHash)).size).toBe(texts.length);
  expect(shortHash('account UCabc')).toMatch(/^[a-z0-9]{6,11}$/);
});
